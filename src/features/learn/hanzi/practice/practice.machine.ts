/** How many strokes each character has, level by level, in the order of practice. */
export type Course = readonly (readonly number[])[];

/** A visit to one level. */
export type Run = {
  readonly at: 'level';
  /** From 1. */
  readonly level: number;
  readonly index: number;
  /** Places of the characters completed in this run, each once. */
  readonly mastered: readonly number[];
  /** Strokes of the present character that are done. */
  readonly strokes: number;
  readonly mistakes: number;
  /** The present character's quiz is done. */
  readonly completed: boolean;
};

export type Finished = {
  readonly at: 'finished';
  readonly level: number;
  readonly mastered: readonly number[];
};

export type Practice = { readonly at: 'levels' } | Run | Finished;

export type PracticeEvent =
  | { type: 'levelChosen'; level: number }
  | { type: 'resumed'; run: Run | Finished }
  | { type: 'strokeTraced' | 'strokeMissed' | 'quizRestarted' }
  | { type: 'previous' | 'next' }
  | { type: 'tryAgain' | 'nextLevel' | 'backToLevels' }
  | { type: 'languageChanged' };

export type Feedback = 'stroke-correct' | 'mistake' | 'character-complete' | 'practice-complete';

const FRESH_QUIZ = { strokes: 0, mistakes: 0, completed: false };

const startOf = (level: number): Run => ({
  at: 'level',
  level,
  index: 0,
  mastered: [],
  ...FRESH_QUIZ,
});

const charactersOf = (course: Course, level: number) => course[level - 1] ?? [];

export const strokeCountOf = (course: Course, { level, index }: Run): number =>
  charactersOf(course, level)[index] ?? 0;

export const isFirst = ({ index }: Run) => index === 0;
export const isLast = (course: Course, { level, index }: Run) =>
  index === charactersOf(course, level).length - 1;
export const hasNextLevel = (course: Course, { level }: Finished) => level < course.length;

/** Next is open once the present character has been completed, now or earlier in this run. */
export const mayGoOn = ({ completed, mastered, index }: Run) =>
  completed || mastered.includes(index);

const traced = (course: Course, run: Run): Run => {
  if (run.completed) return run;
  const strokes = run.strokes + 1;
  if (strokes < strokeCountOf(course, run)) return { ...run, strokes };
  const isNew = !run.mastered.includes(run.index);
  const mastered = isNew ? [...run.mastered, run.index] : run.mastered;
  return { ...run, strokes, completed: true, mastered };
};

const movedOn = (course: Course, run: Run): Practice => {
  if (!mayGoOn(run)) return run;
  if (isLast(course, run)) return { at: 'finished', level: run.level, mastered: run.mastered };
  return { ...run, ...FRESH_QUIZ, index: run.index + 1 };
};

const stepRun = (course: Course, run: Run, { type }: PracticeEvent): Practice => {
  switch (type) {
    case 'strokeTraced':
      return traced(course, run);
    case 'strokeMissed':
      return run.completed ? run : { ...run, mistakes: run.mistakes + 1 };
    case 'quizRestarted':
    case 'languageChanged':
      return { ...run, ...FRESH_QUIZ };
    case 'previous':
      return isFirst(run) ? run : { ...run, ...FRESH_QUIZ, index: run.index - 1 };
    case 'next':
      return movedOn(course, run);
    default:
      return run;
  }
};

/** The rules of the game (STROKES-4, STROKES-5, STROKES-9). */
export const stepPractice = (
  course: Course,
  practice: Practice,
  event: PracticeEvent,
): Practice => {
  switch (event.type) {
    case 'levelChosen':
      return course[event.level - 1] ? startOf(event.level) : practice;
    case 'resumed':
      return event.run;
    case 'backToLevels':
      return { at: 'levels' };
    case 'tryAgain':
      return practice.at === 'finished' ? startOf(practice.level) : practice;
    case 'nextLevel':
      return practice.at === 'finished' && hasNextLevel(course, practice)
        ? startOf(practice.level + 1)
        : practice;
    default:
      return practice.at === 'level' ? stepRun(course, practice, event) : practice;
  }
};

/** What the learner is told about a step, if anything. */
export const feedbackOn = (before: Practice, after: Practice): Feedback | undefined => {
  if (before.at !== 'level') return undefined;
  if (after.at === 'finished') return 'practice-complete';
  if (after.at !== 'level' || after.index !== before.index) return undefined;
  if (after.completed && !before.completed) return 'character-complete';
  if (after.strokes > before.strokes) return 'stroke-correct';
  return after.mistakes > before.mistakes ? 'mistake' : undefined;
};
