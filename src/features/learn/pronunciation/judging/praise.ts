import { CLOSE_SHARE, type Match } from './matching.ts';
import { alignSyllables, type Expected, type Heard, type JudgedSyllable } from './syllables.ts';

/** What may be said of an attempt, above the plain comparison (SPEAKING-16). */
export type Praise = {
  readonly say: 'success' | 'close' | 'far' | 'unsure';
  /** What there is to do better, where something plain can be said. */
  readonly because?: 'missing' | 'negation' | 'more';
  /** The syllables of the phrase that were not heard, as characters in their order. */
  readonly missing: readonly string[];
};

export type Attempt = {
  match: Match;
  expected: readonly Expected[];
  heard: readonly Heard[];
  judged: readonly JudgedSyllable[];
};

/** Characters that turn a sentence into its opposite. */
const NEGATIONS = new Set('不没别无未');
/** What people say while they look for words, unless the phrase itself has it. */
const FILLERS = /嗯|呃|额|唔|噢|哦|那个|就是说|然后/g;
/** 有没有, 是不是: a way of asking, which denies nothing. */
const CHOICE_QUESTION = /(\p{Script=Han})[不没]\1/gu;

/** A transcript without what people say while they look for words. */
export const withoutFillers = (transcript: string, phrase: string): string =>
  transcript.replace(FILLERS, (filler) => (phrase.includes(filler) ? filler : ''));

/**
 * Praise is for a phrase of which every syllable was heard. A part of it is close from half of its
 * syllables on; one that denies what the phrase affirms, or the other way round, never is.
 */
export const praiseFor = ({ match, expected, heard, judged }: Attempt): Praise => {
  const missing = judged.filter(({ verdict }) => verdict === 'missed').map(({ hanzi }) => hanzi);
  const of = (verdict: JudgedSyllable['verdict']) =>
    judged.filter((one) => one.verdict === verdict).length;
  if (match === 'far' || heard.every(({ base }) => base === '')) return { say: 'far', missing };
  const isRepeated = repeats(expected, heard);
  if (!isRepeated && (losesNegation(judged) || addsNegation(expected, heard))) {
    return { say: 'far', because: 'negation', missing };
  }
  if (missing.length > 0) {
    const share = 1 - missing.length / judged.length;
    return { say: share >= CLOSE_SHARE ? 'close' : 'far', because: 'missing', missing };
  }
  if (of('tone') > 0) return { say: 'close', missing };
  if (of('unsure') > 0) return { say: 'unsure', missing };
  const hasMore = !isRepeated && (match !== 'exact' || saysMore(expected, heard));
  return hasMore ? { say: 'close', because: 'more', missing } : { say: 'success', missing };
};

/** The phrase said twice or more, and nothing else. */
const repeats = (expected: readonly Expected[], heard: readonly Heard[]): boolean => {
  const times = heard.length / expected.length;
  if (times < 2 || !Number.isInteger(times)) return false;
  return Array.from({ length: times }, (_, time) =>
    heard.slice(time * expected.length, (time + 1) * expected.length),
  ).every((part) => alignSyllables(expected, part).every(({ verdict }) => verdict === 'right'));
};

/** A negation was left out before something that was said. */
const losesNegation = (judged: readonly JudgedSyllable[]): boolean =>
  judged.some(
    ({ hanzi, verdict }, at) =>
      NEGATIONS.has(hanzi) && verdict === 'missed' && judged[at + 1]?.verdict === 'right',
  );

/** A negation was said that is not in the phrase, nor a sound of it taken for one. */
const addsNegation = (expected: readonly Expected[], heard: readonly Heard[]): boolean => {
  const text = heard.map((one) => one.text).join('');
  const asking = [...text.matchAll(CHOICE_QUESTION)].map(([question]) => question).join('');
  return [...NEGATIONS].some((negation) => {
    const base = heard.find((one) => one.text === negation)?.base;
    const said = countIn(text, negation) - countIn(asking, negation);
    return said > expected.filter((one) => one.base === base).length;
  });
};

const countIn = (text: string, character: string) => text.split(character).length - 1;

/** More was said beside the phrase than a word that belongs to it: it may be another sentence. */
const saysMore = (expected: readonly Expected[], heard: readonly Heard[]): boolean =>
  heard.length - expected.length > Math.max(1, expected.length / 3);
