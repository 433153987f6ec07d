import { LoaderCircle, RotateCw, WifiOff } from 'lucide-react';

const COLOURS = { paper: 'bg-paper', card: 'bg-surface' } as const;

type Props = {
  loading: { at: 'loading' } | { at: 'failed'; retry: () => void };
  /** The colour around it: a cover that ends within a card is not to be seen as one. */
  on?: keyof typeof COLOURS;
  texts: { readonly loading: string; readonly failed: string; readonly retry: string };
};

/** Lies over the place of something until it has come. */
export const LoadingCover = ({ loading, on = 'paper', texts }: Props) => (
  <div className={`absolute inset-0 grid place-items-center p-6 text-center ${COLOURS[on]}`}>
    {loading.at === 'loading' ? (
      <p role="status" className="flex flex-col items-center gap-3 text-muted">
        <LoaderCircle size={32} className="animate-spin" aria-hidden="true" />
        {texts.loading}
      </p>
    ) : (
      <div role="alert" className="flex flex-col items-center gap-3">
        <WifiOff size={32} className="text-accent" aria-hidden="true" />
        <p>{texts.failed}</p>
        <button type="button" className="button button-primary" onClick={loading.retry}>
          <RotateCw size={18} aria-hidden="true" />
          {texts.retry}
        </button>
      </div>
    )}
  </div>
);
