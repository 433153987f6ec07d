import { Begin } from '#src/ui/quiz/Begin.tsx';
import type { Loading } from '#src/ui/use-loaded.ts';
import type { StartCopy } from './copy.ts';
import type { WordPicture } from './material.ts';

type Props = {
  copy: StartCopy;
  /** Of the card that leads to the game, where there is one. */
  cover: WordPicture | undefined;
  /** What the game plays and says. */
  loading: Loading<unknown>;
  onStart: (isHurried: boolean) => void;
};

const FIELD = 'unhurried';

/** Whether the game is played against the clock. */
export const StartCard = ({ copy, cover, loading, onStart }: Props) => (
  <form
    className="grid content-center justify-items-center gap-5 pb-4 text-center"
    onSubmit={(event) => {
      event.preventDefault();
      onStart(!new FormData(event.currentTarget).has(FIELD));
    }}
  >
    {cover && (
      <img
        {...cover}
        alt=""
        fetchPriority="high"
        className="content-image aspect-2/1 h-auto w-full rounded-2xl object-cover"
      />
    )}
    <h2 className="text-section">{copy.ready}</h2>
    <label className="inline-flex min-h-11 items-center gap-3 text-start">
      <input type="checkbox" name={FIELD} className="size-5 shrink-0 accent-accent" />
      {copy.unhurried}
    </label>
    <Begin loading={loading} texts={copy} />
  </form>
);
