import { LoaderCircle, RotateCw, WifiOff } from 'lucide-react';
import type { HanziCopy } from './copy.ts';

type Props = {
  copy: HanziCopy;
  loading: { at: 'loading' } | { at: 'failed'; retry: () => void };
};

/** Lies over the canvas until there is something to draw. */
export const LevelCover = ({ copy, loading }: Props) => (
  <div className="absolute inset-0 grid place-items-center bg-paper p-6 text-center">
    {loading.at === 'loading' ? (
      <p role="status" className="flex flex-col items-center gap-3 text-muted">
        <LoaderCircle size={32} className="animate-spin" aria-hidden="true" />
        {copy.loading}
      </p>
    ) : (
      <div role="alert" className="flex flex-col items-center gap-3">
        <WifiOff size={32} className="text-accent" aria-hidden="true" />
        <p>{copy.failed}</p>
        <button type="button" className="button button-primary" onClick={loading.retry}>
          <RotateCw size={18} aria-hidden="true" />
          {copy.retry}
        </button>
      </div>
    )}
  </div>
);
