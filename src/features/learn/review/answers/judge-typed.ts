import { hasToneMark, withoutTones } from '#src/domain/mandarin/pinyin.ts';
import { withToneMarks } from '#src/domain/mandarin/tone-marks.ts';

/** What is asked for, as the content has it. */
export type Expected = { readonly hanzi: string; readonly pinyin: string };

/**
 * `no-tones`: the letters are right and tones are missing, none is wrong. `wrong-tones`: the letters
 * are right. `another`: right for something else that means the same.
 */
export type TypedVerdict = 'right' | 'no-tones' | 'wrong-tones' | 'another' | 'wrong' | 'empty';

const hanziIn = (text: string): string => (text.match(/\p{Script=Han}/gu) ?? []).join('');

/** Letters with their marks; ü is written u after j, q, x and y, where it can be nothing else. */
const readingOf = (text: string): string =>
  withToneMarks(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/([jqxy])u\u0308/g, '$1u')
    .replace(/[^\p{L}\p{M}]/gu, '');

/**
 * Judges typed pinyin or hanzi. Tones count; spaces, capitals, apostrophes and punctuation don't.
 * What is said as one writes it, such as 不 before another fourth tone, is right as the content has it.
 */
export const judgeTyped = (
  typed: string,
  expected: Expected,
  alike: readonly Expected[] = [],
): TypedVerdict => {
  const written = hanziIn(typed);
  const reading = readingOf(typed);
  if (!written && !reading) return 'empty';
  const isRight = ({ hanzi, pinyin }: Expected) =>
    written ? written === hanziIn(hanzi) : reading === readingOf(pinyin);
  if (isRight(expected)) return 'right';
  if (!written) {
    const wanted = readingOf(expected.pinyin);
    if (withoutTones(reading) === withoutTones(wanted)) {
      return lacksOnlyTones(reading, wanted) ? 'no-tones' : 'wrong-tones';
    }
  }
  return alike.some(isRight) ? 'another' : 'wrong';
};

/** Whether every mark that was typed stands where it has to. */
const lacksOnlyTones = (reading: string, wanted: string): boolean => {
  const letters = [...reading.matchAll(LETTER)].map(([letter]) => letter);
  const right = [...wanted.matchAll(LETTER)].map(([letter]) => letter);
  return letters.every((letter, index) => letter === right[index] || !hasToneMark(letter));
};

const LETTER = /\p{L}\p{M}*/gu;
