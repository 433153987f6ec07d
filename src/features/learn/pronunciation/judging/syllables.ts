import { closeFrom, type Match } from './matching.ts';
import type { Sound, Tone } from '#src/domain/mandarin/pinyin.ts';

/** What is known of one syllable of the phrase after a recording. */
export type Verdict =
  /** This syllable was heard. */
  | 'right'
  /** The sound was heard in another tone. */
  | 'tone'
  /** It was not heard, or another sound stood in its place. */
  | 'missed'
  /** The transcript does not tell: a neutral or unwritten tone, several readings, no Chinese. */
  | 'unsure';

/** A syllable of the phrase; more than one tone where speech changes it (你好 is said níhǎo). */
export type Expected = { hanzi: string; pinyin: string; base: string; tones: readonly Tone[] };

/** A syllable of the transcript; no base where it can't be read. */
export type Heard = {
  text: string;
  pinyin: string;
  base: string;
  tones: readonly Tone[];
  /** The character's readings in other words. */
  others: readonly Sound[];
};

export type JudgedSyllable = {
  hanzi: string;
  pinyin: string;
  verdict: Verdict;
  /** The sound that was heard in its place, where it differs. */
  heard: string | undefined;
};

/** The price of calling a pair by a verdict; lower wins. Leaving a syllable out costs 1. */
const PRICE: Record<Verdict, number> = { right: 0, unsure: 0.3, tone: 0.4, missed: 1.2 };
const LEFT_OUT = 1;

/** Finds each expected syllable in the transcript, in order, at the least price. */
export const alignSyllables = (
  expected: readonly Expected[],
  heard: readonly Heard[],
): JudgedSyllable[] => {
  const prices = priceTable(expected, heard);
  const at = (row: number, column: number) => prices[row]?.[column] ?? Infinity;
  const judged: JudgedSyllable[] = [];
  let column = 0;
  for (const [row, syllable] of expected.entries()) {
    while (column < heard.length && at(row, column) === at(row, column + 1) + LEFT_OUT) column += 1;
    const candidate = heard[column];
    if (candidate) {
      const verdict = verdictOf(syllable, candidate);
      if (at(row, column) === PRICE[verdict] + at(row + 1, column + 1)) {
        judged.push(judge(syllable, verdict, candidate));
        column += 1;
        continue;
      }
    }
    judged.push(judge(syllable, 'missed'));
  }
  return judged;
};

/** prices[row][column]: the least price of everything from that row and column on. */
const priceTable = (expected: readonly Expected[], heard: readonly Heard[]): number[][] => {
  const prices: number[][] = Array.from({ length: expected.length + 1 }, () => []);
  for (let row = expected.length; row >= 0; row -= 1) {
    const own = prices[row] ?? [];
    const below = prices[row + 1];
    for (let column = heard.length; column >= 0; column -= 1) {
      const syllable = expected[row];
      const candidate = heard[column];
      const choices = [
        syllable && (below?.[column] ?? 0) + LEFT_OUT,
        candidate && (own[column + 1] ?? 0) + LEFT_OUT,
        syllable && candidate && (below?.[column + 1] ?? 0) + PRICE[verdictOf(syllable, candidate)],
      ];
      const possible = choices.filter((price) => price !== undefined);
      own[column] = possible.length > 0 ? Math.min(...possible) : 0;
    }
  }
  return prices;
};

const verdictOf = (expected: Expected, heard: Heard): Verdict => {
  if (heard.text === expected.hanzi) return 'right';
  if (heard.base === '') return 'unsure';
  if (heard.base !== expected.base) {
    return heard.others.some(({ base }) => base === expected.base) ? 'unsure' : 'missed';
  }
  if (heard.tones.some((tone) => expected.tones.includes(tone))) return 'right';
  const isUntold = heard.tones.includes(0) || expected.tones.every((tone) => tone === 0);
  const isReadingOpen = heard.others.some(
    ({ base, tone }) => base === expected.base && expected.tones.includes(tone),
  );
  return isUntold || isReadingOpen ? 'unsure' : 'tone';
};

const judge = ({ hanzi, pinyin }: Expected, verdict: Verdict, heard?: Heard): JudgedSyllable => ({
  hanzi,
  pinyin,
  verdict,
  heard: verdict === 'right' || !heard?.base ? undefined : heard.pinyin,
});

/** Homophones count: exact when the sounds stand there unbroken, close from half of them on. */
export const matchSounds = (
  expected: readonly Expected[],
  heard: readonly Heard[],
  judged: readonly JudgedSyllable[],
): Match => {
  if (expected.length === 0) return 'far';
  const startsAt = (start: number) =>
    expected.every((syllable, at) => {
      const candidate = heard[start + at];
      return candidate !== undefined && verdictOf(syllable, candidate) === 'right';
    });
  if (heard.some((_, start) => startsAt(start))) return 'exact';
  const sounded = judged.filter(
    (syllable) =>
      syllable.verdict === 'right' ||
      syllable.verdict === 'tone' ||
      (syllable.verdict === 'unsure' && syllable.heard !== undefined),
  );
  return closeFrom(sounded.length / expected.length);
};
