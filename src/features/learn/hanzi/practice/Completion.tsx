import { fill } from '#src/i18n/messages.ts';
import type { HanziCopy } from '../copy.ts';
import type { PracticeCharacter } from '../hanzi.data.ts';

type Props = {
  copy: HanziCopy;
  /** A character that stands for what was practised. */
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
    <div
      aria-hidden="true"
      className="grid size-24 -rotate-6 place-items-center rounded-2xl border-4 border-accent text-accent"
    >
      <bdi lang="zh-Hans" className="text-6xl">
        {actions.icon}
      </bdi>
    </div>
    <h2 tabIndex={-1} className="mt-6 text-title outline-none">
      {actions.title}
    </h2>
    <p className="mt-2 text-lg text-muted">
      {fill(copy.youMastered, { done: mastered.length, total: characters.length })}
    </p>
    <p lang="zh-Hans" dir="ltr" className="mt-6 max-w-xl text-2xl leading-relaxed">
      {mastered.map((index) => characters[index]?.char).join(' ')}
    </p>
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
