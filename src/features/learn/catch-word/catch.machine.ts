import { kindOf, type ItemId } from '#src/domain/learning/item.ts';
import { LOOK_BESIDE_SOUND, looksAlike } from '#src/learning/looks-alike.ts';
import { meansTheSame } from '#src/learning/same-meaning.ts';
import { draw, pick } from '#src/lib/chance.ts';
import type { HeardWord } from './material.ts';
import { soundDistance, soundsTheSame } from '#src/domain/mandarin/sounds-alike.ts';

/** So many misses end the game. */
export const LIVES = 3;
/** Meanings to choose from. */
export const CHOICES = 4;
/** From this question on the other choices sound like the one that is asked. */
export const ALIKE_FROM = 8;
/** Until then what is asked is a word, not a phrase. */
const SHORT = 3;
/** How many of the words that sound most alike chance picks from. */
const CANDIDATES = 6;

/** Of normal speed: from slow to lively, a step for each right answer. */
const RATE = { first: 0.7, last: 1.1, step: 0.02 } as const;
/** Time for an answer, in ms, likewise. */
const TIME_MS = { first: 12_000, last: 5_000, step: 350 } as const;

type Question = {
  readonly word: HeardWord;
  /** In the order in which they stand, the right one among them. */
  readonly choices: readonly HeardWord[];
};

type Play = {
  readonly seed: number;
  /** Whether time is short; without, only the voice gets faster. */
  readonly isHurried: boolean;
  readonly question: Question;
  /** What was asked before, in order. */
  readonly asked: readonly ItemId[];
  readonly right: number;
  readonly missed: readonly HeardWord[];
};

export type Game =
  | { readonly at: 'start' }
  /** `listens`: how often the word was heard beyond the first time. */
  | ({ readonly at: 'asking'; readonly listens: number } & Play)
  /** `chosen` is undefined where time ran out. */
  | ({
      readonly at: 'answered';
      readonly listens: number;
      readonly chosen: ItemId | undefined;
    } & Play)
  | {
      readonly at: 'end';
      readonly isHurried: boolean;
      readonly right: number;
      readonly missed: readonly HeardWord[];
    }
  /** Nothing was heard of the question, which waits. */
  | ({ readonly at: 'silent'; readonly listens: number } & Play);

export type GameEvent =
  | { readonly type: 'started'; readonly seed: number; readonly isHurried: boolean }
  | { readonly type: 'listened' }
  | { readonly type: 'chosen'; readonly item: ItemId }
  | { readonly type: 'ranOut' }
  | { readonly type: 'wentOn' }
  | { readonly type: 'leftForStart' }
  | { readonly type: 'stayedSilent' }
  | { readonly type: 'retried' };

/** How fast a voice reads after so many right answers. */
export const rateAt = (right: number): number =>
  Math.min(RATE.last, RATE.first + right * RATE.step);

/** How much time there is for an answer after so many right ones, in ms. */
export const timeAt = (right: number): number =>
  Math.max(TIME_MS.last, TIME_MS.first - right * TIME_MS.step);

export const isRight = ({ question, chosen }: Extract<Game, { at: 'answered' }>): boolean =>
  chosen === question.word.item;

/** The rules of the game (CATCH-1 to CATCH-5). */
export const stepGame = (words: readonly HeardWord[], game: Game, event: GameEvent): Game => {
  switch (event.type) {
    case 'started':
      return ask(words, { ...event, asked: [], right: 0, missed: [] });
    case 'listened':
      return game.at === 'asking' ? { ...game, listens: game.listens + 1 } : game;
    case 'chosen':
      return game.at === 'asking' ? answer(game, event.item) : game;
    case 'ranOut':
      return game.at === 'asking' ? answer(game, undefined) : game;
    case 'wentOn':
      return game.at === 'answered' ? goOn(words, game) : game;
    case 'leftForStart':
      return { at: 'start' };
    case 'stayedSilent':
      return game.at === 'asking' ? { ...game, at: 'silent' } : game;
    case 'retried':
      return game.at === 'silent' ? { ...game, at: 'asking' } : game;
  }
};

const answer = (game: Extract<Game, { at: 'asking' }>, chosen: ItemId | undefined): Game => {
  const { word, choices } = game.question;
  if (chosen && !choices.some(({ item }) => item === chosen)) return game;
  const isCaught = chosen === word.item;
  return {
    ...game,
    at: 'answered',
    chosen,
    right: game.right + (isCaught ? 1 : 0),
    missed: isCaught ? game.missed : [...game.missed, word],
  };
};

const goOn = (words: readonly HeardWord[], game: Extract<Game, { at: 'answered' }>): Game => {
  const { isHurried, right, missed, seed } = game;
  const asked = [...game.asked, game.question.word.item];
  if (missed.length >= LIVES || asked.length >= words.length) {
    return { at: 'end', isHurried, right, missed };
  }
  return ask(words, { seed, isHurried, asked, right, missed });
};

const ask = (words: readonly HeardWord[], play: Omit<Play, 'question'>): Game => {
  const [one, second] = draw(play.seed);
  const isAlike = play.asked.length >= ALIKE_FROM;
  const asked = new Set(play.asked);
  const fresh = words.filter(({ item }) => !asked.has(item));
  const short = fresh.filter(({ hanzi }) => hanzi.length <= SHORT);
  const word = pick(isAlike || short.length === 0 ? fresh : short, () => 1, one);
  if (!word)
    return { at: 'end', isHurried: play.isHurried, right: play.right, missed: play.missed };
  const [others, third] = drawOthers(words, word, isAlike, second);
  const [choices, seed] = shuffled([word, ...others], third);
  return { at: 'asking', ...play, seed, listens: 0, question: { word, choices } };
};

/** What else was not said: of its kind and about its length, and later of about its sound. */
const drawOthers = (
  words: readonly HeardWord[],
  word: HeardWord,
  isAlike: boolean,
  seed: number,
): readonly [HeardWord[], number] => {
  const looks = (one: HeardWord) => Number(!looksAlike(one, word));
  const difference = (one: HeardWord) =>
    3 * looks(one) +
    Number(kindOf(one.item) !== kindOf(word.item)) +
    Math.min(2, Math.abs(one.hanzi.length - word.hanzi.length));
  const toTheEar = (one: HeardWord) => soundDistance(one, word) + LOOK_BESIDE_SOUND * looks(one);
  const possible = words.filter((one) => !soundsTheSame(one, word) && !meansTheSame(one, word));
  const [mixed, next] = shuffled(possible, seed);
  const nearest = isAlike
    ? mixed.toSorted((a, b) => toTheEar(a) - toTheEar(b)).slice(0, CANDIDATES)
    : mixed.toSorted((a, b) => difference(a) - difference(b));
  const [candidates, last] = isAlike ? shuffled(nearest, next) : [nearest, next];
  const others: HeardWord[] = [];
  for (const one of candidates) {
    if (others.length === CHOICES - 1) break;
    if (!others.some((other) => other.hanzi === one.hanzi || meansTheSame(one, other)))
      others.push(one);
  }
  return [others, last];
};

const shuffled = <T>(list: readonly T[], seed: number): readonly [T[], number] => {
  let now = seed;
  const keyed = list.map((value) => {
    const [key, next] = draw(now);
    now = next;
    return { value, key };
  });
  return [keyed.sort((a, b) => a.key - b.key).map(({ value }) => value), now];
};
