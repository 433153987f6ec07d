import { LoaderCircle } from 'lucide-react';

/** What a page says in place of itself until what it needs has come. */
export const Opening = ({ text }: { text: string }) => (
  <p
    role="status"
    className="grid min-h-96 place-content-center justify-items-center gap-3 text-muted"
  >
    <LoaderCircle size={32} className="animate-spin" aria-hidden="true" />
    {text}
  </p>
);
