import type { Age } from '../learner-age.ts';
import { riyalsOf } from '../money.ts';
import type { Proficiency } from '../proficiency.ts';
import { SHORT_DAYS, type ShortDay } from '../week.ts';
import type { AgeRange, LessonCategory } from './choices.ts';
import { cellsOf, type DayPart, type WeekCells } from './week-cells.ts';

/** What a learner wishes of a tutor. What was not said takes no part in the match. */
export type Wishes = {
  /** ISO 639 codes; the tutor should speak each. */
  languages: readonly string[];
  /** What the learner speaks, of which one does; counts where no language is wished. */
  common: readonly string[];
  /** On the learner's clock; of no parts all are meant. */
  times: { days: readonly ShortDay[]; parts: readonly DayPart[] } | undefined;
  /** Riyals for a lesson. */
  budget: { min: number; max: number } | undefined;
  /** Any of them does. */
  categories: readonly LessonCategory[];
  age: Age | undefined;
};

/** A tutor as a match sees one. */
export type Candidate = {
  /** Of the account; decides where all else is equal. */
  id: string;
  languages: readonly { language: string; proficiency: Proficiency }[];
  categories: readonly LessonCategory[];
  ageRange: AgeRange | undefined;
  priceUsd: number;
  /** When the tutor is free on the learner's clock; undefined while that clock is not known. */
  free: WeekCells | undefined;
  /** The first free start, in milliseconds since 1970. */
  soonest: number | undefined;
};

/** Why a tutor fits, or does not, as data: each is true of this tutor and these wishes. */
export type Reason =
  | { kind: 'languages'; well: string[]; little: string[]; missing: string[] }
  | {
      kind: 'times';
      /** Of the wished days those with a free hour at the wished time of day. */
      days: ShortDay[];
      wished: number;
      parts: readonly DayPart[];
    }
  | {
      kind: 'price';
      riyals: number;
      budget: { min: number; max: number };
      is: 'inside' | 'below' | 'above';
    }
  | { kind: 'categories'; taught: LessonCategory[]; wished: readonly LessonCategory[] }
  | { kind: 'age'; age: Age; isTaught: boolean };

/** A reason with how far it holds: 1 fits wholly, 0 not at all. */
type Judged = { reason: Reason; fit: number };

export type Match<T extends Candidate = Candidate> = {
  tutor: T;
  /** In hundredths of a percent of what could be had: 10,000 fits in every respect. */
  score: number;
  judged: Judged[];
};

/**
 * How much each respect counts (docs/behaviour/tutors.md). A learner can't talk to a tutor without
 * a common language, nor meet one at no hour; a price can be thought about; what is taught to whom
 * tutors also settle by talking.
 */
const WEIGHTS = { languages: 30, times: 30, price: 20, age: 12, categories: 8 } as const;

/** From here on somebody explains in a language; a beginner speaks a little of it. */
export const SPEAKS_WELL: readonly Proficiency[] = ['native', 'advanced', 'intermediate'];
const LITTLE = 0.4;

/** The ages that a tutor teaches, by the learner's: tutors name them otherwise than the questionnaire. */
export const AGE_RANGE_OF: Readonly<Record<Age, AgeRange>> = {
  '3-6': 'kindergarten',
  '6-12': 'elementary',
  '13-17': 'secondary',
  '18+': 'adult',
};

/** Whether a tutor teaches learners of an age. */
export const teachesAge = ({ ageRange }: Pick<Candidate, 'ageRange'>, age: Age): boolean =>
  ageRange === AGE_RANGE_OF[age];

/** How well a tutor speaks a language, as far as it matters to a learner. */
export const speaks = (
  { languages }: Pick<Candidate, 'languages'>,
  wanted: string,
): 'well' | 'little' | 'missing' => {
  const levels = languages
    .filter(({ language }) => language === wanted)
    .map(({ proficiency }) => proficiency);
  if (levels.length === 0) return 'missing';
  return levels.some((level) => SPEAKS_WELL.includes(level)) ? 'well' : 'little';
};

const spokenOf = (tutor: Candidate, wanted: readonly string[]) => {
  const spoken = (how: string) => wanted.filter((one) => speaks(tutor, one) === how);
  return { well: spoken('well'), little: spoken('little'), missing: spoken('missing') };
};

const byLanguage = (wanted: readonly string[], tutor: Candidate): Judged => {
  const spoken = spokenOf(tutor, wanted);
  return {
    reason: { kind: 'languages', ...spoken },
    fit: (spoken.well.length + LITTLE * spoken.little.length) / wanted.length,
  };
};

const byCommonLanguage = (own: readonly string[], tutor: Candidate): Judged => {
  const { well, little } = spokenOf(tutor, own);
  const only = (part: Partial<ReturnType<typeof spokenOf>>): Reason => ({
    ...{ kind: 'languages', well: [], little: [], missing: [] },
    ...part,
  });
  if (well.length > 0) return { reason: only({ well }), fit: 1 };
  if (little.length > 0) return { reason: only({ little }), fit: LITTLE };
  return { reason: only({ missing: [...own] }), fit: 0 };
};

const byLanguages = ({ languages, common }: Wishes, tutor: Candidate): Judged | undefined => {
  if (languages.length > 0) return byLanguage(languages, tutor);
  return common.length > 0 ? byCommonLanguage(common, tutor) : undefined;
};

const byTime = (
  { days, parts }: NonNullable<Wishes['times']>,
  free: WeekCells,
): Judged | undefined => {
  const wished = days.length > 0 ? SHORT_DAYS.filter((day) => days.includes(day)) : SHORT_DAYS;
  const met = wished.filter((day) => (free & cellsOf([day], parts)) !== 0);
  return {
    reason: { kind: 'times', days: met, wished: wished.length, parts },
    fit: met.length / wished.length,
  };
};

/** What is above a budget by as much as the budget itself fits no more. */
const byPrice = (budget: NonNullable<Wishes['budget']>, priceUsd: number): Judged => {
  const riyals = riyalsOf(priceUsd);
  const is = riyals > budget.max ? 'above' : riyals < budget.min ? 'below' : 'inside';
  const over = Math.max(0, riyals - budget.max) / budget.max;
  return {
    reason: { kind: 'price', riyals, budget, is },
    // Whatever is above fits less than whatever is not.
    fit: is === 'above' ? Math.max(0, 0.8 * (1 - over)) : 1,
  };
};

const byCategory = (wished: readonly LessonCategory[], tutor: Candidate): Judged => {
  const taught = wished.filter((category) => tutor.categories.includes(category));
  return { reason: { kind: 'categories', taught, wished }, fit: taught.length > 0 ? 1 : 0 };
};

const byAge = (age: Age, tutor: Candidate): Judged => {
  const isTaught = teachesAge(tutor, age);
  return { reason: { kind: 'age', age, isTaught }, fit: isTaught ? 1 : 0 };
};

/** How far a tutor fits what a learner wishes, with the reasons, the weightiest first. */
export const matchOf = <T extends Candidate>(wishes: Wishes, tutor: T): Match<T> => {
  const judged = [
    byLanguages(wishes, tutor),
    wishes.times && tutor.free !== undefined ? byTime(wishes.times, tutor.free) : undefined,
    wishes.budget && byPrice(wishes.budget, tutor.priceUsd),
    wishes.age && byAge(wishes.age, tutor),
    wishes.categories.length > 0 ? byCategory(wishes.categories, tutor) : undefined,
  ].filter((one) => one !== undefined);
  const most = judged.reduce((sum, { reason }) => sum + WEIGHTS[reason.kind], 0);
  const got = judged.reduce((sum, { reason, fit }) => sum + WEIGHTS[reason.kind] * fit, 0);
  return { tutor, judged, score: most === 0 ? 0 : (got / most) * 10_000 };
};

const order = (one: Match, other: Match): number =>
  other.score - one.score ||
  // One without a free hour has Infinity, which can't be subtracted from itself.
  Math.sign((one.tutor.soonest ?? Number.MAX_VALUE) - (other.tutor.soonest ?? Number.MAX_VALUE)) ||
  (one.tutor.id < other.tutor.id ? -1 : one.tutor.id > other.tutor.id ? 1 : 0);

/** Tutors by how well they fit, then by who is free soonest, whatever order they came in. */
export const ranked = <T extends Candidate>(wishes: Wishes, tutors: readonly T[]): Match<T>[] =>
  tutors.map((tutor) => matchOf(wishes, tutor)).sort(order);

const MOST_SHOWN = 5;

/**
 * Up to five tutors to choose from. Tutors who fit in no respect that was asked for are left out
 * where others fit; where nobody fits wholly, the nearest are shown with what does not fit.
 */
export const bestMatches = <T extends Candidate>(
  wishes: Wishes,
  tutors: readonly T[],
): Match<T>[] => {
  const all = ranked(wishes, tutors);
  const fitting = all.filter(({ score, judged }) => score > 0 || judged.length === 0);
  return (fitting.length > 0 ? fitting : all).slice(0, MOST_SHOWN);
};

/** Whether a tutor fits in every respect that was asked for. */
export const fitsWholly = ({ judged }: Match): boolean => judged.every(({ fit }) => fit === 1);
