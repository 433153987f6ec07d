import type { SmallPicture } from '#src/ui/picture/Picture.tsx';
import { Begin } from '#src/ui/quiz/Begin.tsx';
import { BeginBar } from '#src/ui/quiz/BeginBar.tsx';
import { Cover } from '#src/ui/quiz/Cover.tsx';
import { useKnownSilence } from '#src/ui/speech/use-known-silence.ts';
import type { Loading } from '#src/ui/use-loaded.ts';
import type { StartCopy } from './copy.ts';

type Props = {
  copy: StartCopy;
  /** Of the card that leads to the game, where there is one. */
  cover: SmallPicture | undefined;
  /** What the game plays and says. */
  loading: Loading<unknown>;
  onStart: (isHurried: boolean) => void;
};

const FIELD = 'unhurried';

/** Whether the game is played against the clock. */
export const StartCard = ({ copy, cover, loading, onStart }: Props) => (
  <form
    // Pressed before its code has come it sends nothing (decision 333).
    method="dialog"
    className="flex flex-col items-center gap-5 text-center"
    onSubmit={(event) => {
      event.preventDefault();
      onStart(!new FormData(event.currentTarget).has(FIELD));
    }}
  >
    {cover && <Cover picture={cover} />}
    <h2 className="text-section">{copy.ready}</h2>
    <label className="inline-flex min-h-11 items-center gap-3 text-start">
      <input type="checkbox" name={FIELD} className="size-5 shrink-0 accent-accent" />
      {copy.unhurried}
    </label>
    <BeginBar isSilent={useKnownSilence({ mayBeRecorded: true })} texts={copy}>
      <Begin loading={loading} texts={copy} />
    </BeginBar>
  </form>
);
