import { fill } from '#src/i18n/messages.ts';
import type { HanziCopy } from '../copy.ts';
import type { PracticeCharacter } from '../hanzi.data.ts';
import { HangingScroll } from './HangingScroll.tsx';

type Props = {
  copy: HanziCopy;
  /** A character that stands for what was practised, in the seal. */
  icon: string;
  title: string;
  characters: readonly PracticeCharacter[];
  mastered: readonly number[];
  homeHref: string;
  onAgain: () => void;
  /** Nothing after the last level. */
  onNextLevel: (() => void) | undefined;
  onLevels: () => void;
};

export const Completion = ({ copy, characters, mastered, homeHref, ...actions }: Props) => (
  <section className="flex flex-col items-center card px-5 py-10 text-center sm:py-14">
    <h2 tabIndex={-1} className="text-title outline-none">
      {actions.title}
    </h2>
    <p className="mt-2 text-lg text-muted">
      {fill(copy.youMastered, { done: mastered.length, total: characters.length })}
    </p>
    <HangingScroll
      characters={mastered.flatMap((index) => characters[index]?.char ?? [])}
      seal={actions.icon}
    />
    <div className="mt-8 flex flex-wrap justify-center gap-3">
      {actions.onNextLevel && (
        <button type="button" className="button button-primary" onClick={actions.onNextLevel}>
          {copy.nextLevel}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={actions.onAgain}>
        {copy.tryAgain}
      </button>
      <button type="button" className="button button-quiet" onClick={actions.onLevels}>
        {copy.backToLevels}
      </button>
      <a className="button button-quiet" href={homeHref}>
        {copy.backHome}
      </a>
    </div>
  </section>
);
