import { LoaderCircle, Play } from 'lucide-react';
import { useState } from 'react';
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

const focus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * Submits the form of a start, once what the game needs has come; until then it can be reached and
 * does nothing. Says so where it does not come, and has the focus of whoever asked again.
 */
export const Begin = ({ loading, texts }: Props) => {
  const [isRetried, setRetried] = useState(false);
  if (loading.at === 'failed') {
    const retry = () => {
      setRetried(true);
      loading.retry();
    };
    return (
      <div className="relative h-36 w-full">
        <LoadingCover loading={{ at: 'failed', retry }} on="card" texts={texts} />
      </div>
    );
  }
  const isReady = loading.at === 'ready';
  return (
    <>
      <button
        ref={isRetried ? focus : null}
        type="submit"
        className="button justify-self-center px-8 text-lg button-primary"
        aria-disabled={!isReady}
        onClick={(event) => !isReady && event.preventDefault()}
      >
        {isReady ? (
          <Play size={20} aria-hidden="true" />
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
