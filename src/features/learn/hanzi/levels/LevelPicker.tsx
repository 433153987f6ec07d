import { ArrowDown, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, plural } from '#src/i18n/messages.ts';
import { ChineseText } from '#src/ui/chinese/ChineseText.tsx';
import { RiceGrid } from '#src/ui/strokes/RiceGrid.tsx';
import type { HanziCopy } from '../copy.ts';
import type { PracticeLevel } from '../hanzi.data.ts';
import { levelAddress, OWN_CHARACTERS } from './level-address.ts';
import type { LevelProgress, Progress } from '../practice/progress.ts';
import type { IsDrawn } from './use-drawn.ts';

type Props = {
  locale: Locale;
  copy: HanziCopy;
  levels: readonly PracticeLevel[];
  progress: Progress;
  isDrawn: IsDrawn;
  onStart: (level: PracticeLevel) => void;
  onContinue: (level: PracticeLevel) => void;
};

/** The levels, of which the first that is not mastered is the one to go on with. */
export const LevelPicker = ({ levels, progress, isDrawn, ...shared }: Props) => {
  const next = levels.find(
    (level) => masteredOf(level, progress[level.id], isDrawn) < level.characters.length,
  );
  return (
    <>
      <h2 tabIndex={-1} className="text-section outline-none">
        {shared.copy.chooseLevel}
      </h2>
      <p>
        <a href={`#${OWN_CHARACTERS}`} className="inline-flex min-h-11 items-center gap-2 link">
          {shared.copy.ownCharacters}
          <ArrowDown size={18} aria-hidden="true" />
        </a>
      </p>
      <ol className="mt-3 grid gap-4 lg:grid-cols-2 min-[112.5rem]:grid-cols-3">
        {levels.map((level) => (
          <LevelCard
            key={level.id}
            level={level}
            progress={progress[level.id]}
            done={masteredOf(level, progress[level.id], isDrawn)}
            isNext={level === next}
            {...shared}
          />
        ))}
      </ol>
    </>
  );
};

const masteredOf = (
  { characters }: PracticeLevel,
  progress: LevelProgress | undefined,
  isDrawn: IsDrawn,
): number =>
  characters.filter(({ char }) => progress?.learned.includes(char) || isDrawn(char)).length;

type CardProps = Omit<Props, 'levels' | 'progress' | 'isDrawn'> & {
  level: PracticeLevel;
  progress: LevelProgress | undefined;
  done: number;
  isNext: boolean;
};

const LevelCard = (props: CardProps) => {
  const { locale, copy, level, progress, done, isNext, onStart, onContinue } = props;
  const id = `level-${level.level}`;
  const total = level.characters.length;
  const run = progress?.run;
  const isOpen = run && !run.finished && (run.mastered.length > 0 || run.strokes > 0);
  const learned = fill(copy.learned, { done, total });
  return (
    <li className="grid grid-cols-[auto_1fr] grid-rows-[auto_1fr_auto] gap-x-4 gap-y-3 card p-4 laid-out-late [--height-until-then:21rem] sm:gap-x-5 sm:p-5 sm:[--height-until-then:17rem] large-letters:grid-cols-1 large-letters:grid-rows-none">
      <div className="relative grid size-20 place-items-center self-start rounded-xl border border-line bg-paper">
        <RiceGrid className="absolute inset-0 size-full" />
        <bdi lang="zh-Hans" className="relative text-5xl">
          {level.icon}
        </bdi>
        {done === total && (
          <span className="absolute -end-2 -top-2 grid size-7 place-items-center rounded-full bg-jade text-paper">
            <Check size={18} aria-hidden="true" />
          </span>
        )}
      </div>
      <div className="self-center">
        <p className="text-sm text-muted">
          {fill(copy.level, { n: level.level })}
          <span aria-hidden="true"> · </span>
          {plural(locale, copy.characters, total)}
        </p>
        <h3 id={id} className="text-part">
          {level.title}
        </h3>
      </div>
      <p className="col-span-full text-muted">
        <ChineseText text={level.description} isHeard />
      </p>
      <div className="col-span-full grid items-end gap-x-5 gap-y-3 sm:grid-cols-[1fr_auto]">
        <div>
          <p className="text-sm text-muted">{learned}</p>
          <progress className="mt-1 progress-bar" max={total} value={done} aria-label={learned} />
        </div>
        <div className="flex flex-wrap gap-2 sm:min-w-32">
          {isOpen && (
            <LevelLink
              id={`${id}-continue`}
              level={level}
              look={isNext ? 'button-primary' : 'button-quiet'}
              onChoose={onContinue}
            >
              <WithChinese text={copy.continueAt} char={run.char} />
            </LevelLink>
          )}
          <LevelLink
            id={`${id}-start`}
            level={level}
            look={isNext && !isOpen ? 'button-primary' : 'button-quiet'}
            onChoose={onStart}
          >
            {progress?.run ? copy.startAgain : copy.start}
          </LevelLink>
        </div>
      </div>
    </li>
  );
};

type LinkProps = {
  id: string;
  level: PracticeLevel;
  look: 'button-primary' | 'button-quiet';
  onChoose: (level: PracticeLevel) => void;
  children: ReactNode;
};

/** A link, so that a level opens for those who are quicker than the script, or in a new tab. */
const LevelLink = ({ id, level, look, onChoose, children }: LinkProps) => (
  <a
    id={id}
    href={levelAddress(level)}
    className={`button flex-1 ${look}`}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onChoose(level);
    }}
  >
    {children}
    {/* For whoever hears the link or finds it among others. */}
    <span className="sr-only"> {level.title}</span>
  </a>
);

const WithChinese = ({ text, char }: { text: string; char: string }) => {
  const [before, after] = text.split('{char}');
  return (
    <span>
      {before}
      <bdi lang="zh-Hans">{char}</bdi>
      {after}
    </span>
  );
};
