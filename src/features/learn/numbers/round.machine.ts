import { draw } from '#src/lib/chance.ts';
import { drawNumber, type Kind, type SpokenNumber } from './spoken/draw-number.ts';
import { isTyped } from './spoken/typed-answer.ts';
import { SIGNS, type Sign } from './signs/signs.ts';

/** Questions of a round. */
export const ROUND = 10;

export const EXERCISES = ['hear', 'read', 'signs'] as const;
export type Exercise = (typeof EXERCISES)[number];

export type Question =
  | { readonly exercise: 'hear' | 'read'; readonly number: SpokenNumber }
  | { readonly exercise: 'signs'; readonly sign: Sign };

type Play = {
  readonly exercise: Exercise;
  readonly kinds: readonly Kind[];
  readonly seed: number;
  /** The day in Beijing when the round began: its dates are those of the year that follows. */
  readonly today: string;
  readonly question: Question;
  /** What was asked before, in order, by its digits. */
  readonly asked: readonly string[];
  readonly right: number;
  readonly missed: readonly Question[];
};

export type Round =
  | { readonly at: 'start' }
  /** `isUnclear`: what was typed is no number of this kind, and does not count. */
  | ({ readonly at: 'asking'; readonly isUnclear: boolean } & Play)
  | ({ readonly at: 'answered'; readonly typed: string; readonly isRight: boolean } & Play)
  | {
      readonly at: 'end';
      readonly exercise: Exercise;
      readonly right: number;
      readonly missed: readonly Question[];
    }
  /** Nothing was heard of the question, which waits. */
  | ({ readonly at: 'silent' } & Play);

export type RoundEvent =
  | {
      readonly type: 'started';
      readonly exercise: Exercise;
      readonly kinds: readonly Kind[];
      readonly seed: number;
      readonly today: string;
    }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'wentOn' }
  | { readonly type: 'leftForStart' }
  | { readonly type: 'stayedSilent' }
  | { readonly type: 'retried' };

/** What a question shows when it is answered, in digits. */
export const figureOf = (question: Question): string =>
  question.exercise === 'signs' ? String(question.sign.value) : question.number.figure;

/** The rules of a round (NUMBERS-1, NUMBERS-3 to NUMBERS-5). */
export const stepRound = (round: Round, event: RoundEvent): Round => {
  switch (event.type) {
    case 'started': {
      const { exercise, kinds, seed, today } = event;
      return ask({ exercise, kinds, seed, today, asked: [], right: 0, missed: [] });
    }
    case 'typed':
      return round.at === 'asking' ? answer(round, event.text) : round;
    case 'wentOn':
      return round.at === 'answered' ? goOn(round) : round;
    case 'leftForStart':
      return { at: 'start' };
    case 'stayedSilent':
      return round.at === 'asking' ? { ...round, at: 'silent' } : round;
    case 'retried':
      return round.at === 'silent' ? { ...round, at: 'asking', isUnclear: false } : round;
  }
};

const judged = (question: Question, typed: string): boolean | undefined =>
  question.exercise === 'signs'
    ? isTyped({ kind: 'floor', figure: String(question.sign.value) }, typed)
    : isTyped(question.number, typed);

const answer = (round: Extract<Round, { at: 'asking' }>, typed: string): Round => {
  const isRight = judged(round.question, typed);
  if (isRight === undefined) return { ...round, isUnclear: true };
  const { exercise, kinds, seed, today, question, asked, right, missed } = round;
  return {
    at: 'answered',
    ...{ exercise, kinds, seed, today, question, asked },
    typed: typed.trim(),
    isRight,
    right: right + (isRight ? 1 : 0),
    missed: isRight ? missed : [...missed, question],
  };
};

const goOn = (round: Extract<Round, { at: 'answered' }>): Round => {
  const { exercise, kinds, seed, today, right, missed } = round;
  const asked = [...round.asked, figureOf(round.question)];
  if (asked.length >= ROUND) return { at: 'end', exercise, right, missed };
  return ask({ exercise, kinds, seed, today, asked, right, missed });
};

const ask = (play: Omit<Play, 'question'>): Round => {
  const [question, seed] = draws(play);
  return { at: 'asking', isUnclear: false, ...play, seed, question };
};

const draws = (play: Omit<Play, 'question'>): readonly [Question, number] => {
  const { exercise, kinds, seed, today, asked } = play;
  if (exercise === 'signs') {
    const fresh = SIGNS.filter(({ value }) => !asked.includes(String(value)));
    const [chance, next] = draw(seed);
    const sign = fresh[Math.floor(chance * fresh.length)] ?? SIGNS[0];
    return [{ exercise, sign }, next];
  }
  const [number, next] = drawNumber(kinds, seed, today);
  if (asked.includes(number.figure)) return draws({ ...play, seed: next });
  return [{ exercise, number }, next];
};
