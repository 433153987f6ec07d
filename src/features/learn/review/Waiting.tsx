import { Opening } from '#src/ui/Opening.tsx';
import type { Loading } from '#src/ui/use-loaded.ts';
import type { ReviewCopy } from './copy.ts';

type Props = { copy: ReviewCopy; loading: Exclude<Loading<unknown>, { at: 'ready' }> };

/** In the place of something until it has come. */
export const Waiting = ({ copy, loading }: Props) =>
  loading.at === 'loading' ? (
    <div className="review-waiting">
      <Opening text={copy.opening} />
    </div>
  ) : (
    <div
      role="alert"
      className="grid min-h-96 place-content-center justify-items-center gap-4 card p-6 text-center"
    >
      <p>{copy.failed}</p>
      <button type="button" className="button button-primary" onClick={loading.retry}>
        {copy.retry}
      </button>
    </div>
  );
