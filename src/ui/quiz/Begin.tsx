import { LoaderCircle, Play } from 'lucide-react';
import { LoadingCover } from '#src/ui/LoadingCover.tsx';
import type { Loading } from '#src/ui/use-loaded.ts';

type Props = {
  /** What the game plays and says. */
  loading: Loading<unknown>;
  texts: {
    readonly begin: string;
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
  };
};

/** Submits the form of a start, once what the game needs has come; says so where it does not come. */
export const Begin = ({ loading, texts }: Props) => {
  if (loading.at === 'failed') {
    return (
      <div className="relative h-36 w-full">
        <LoadingCover loading={loading} on="card" texts={texts} />
      </div>
    );
  }
  const isReady = loading.at === 'ready';
  return (
    <>
      <button
        type="submit"
        className="button justify-self-center px-8 text-lg button-primary"
        disabled={!isReady}
      >
        {isReady ? (
          <Play size={20} aria-hidden="true" className="mirrored" />
        ) : (
          <LoaderCircle size={20} aria-hidden="true" className="animate-spin" />
        )}
        {texts.begin}
      </button>
      {!isReady && (
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
      )}
    </>
  );
};
