import { LoaderCircle, RotateCw, WifiOff } from 'lucide-react';

type Props = {
  loading: { at: 'loading' } | { at: 'failed'; retry: () => void };
  texts: { readonly loading: string; readonly failed: string; readonly retry: string };
};

/** Lies over the place of something until it has come. */
export const LoadingCover = ({ loading, texts }: Props) => (
  <div className="absolute inset-0 grid place-items-center bg-paper p-6 text-center">
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
