import { isPinyin } from '#src/content/fields.ts';
import { type ChineseText, chineseFields, chineseInProse } from '../chinese-texts.ts';
import type { Content, Problem, Rule } from '../content.ts';
import {
  type PinyinException,
  alignPinyin,
  expectedSyllables,
  hanziOf,
  lettersOf,
  readingsOf,
  toneOf,
} from '../pinyin.ts';

const problem = ({ document, field, chinese, pinyin }: ChineseText, message: string): Problem => ({
  document,
  field,
  message: `${chinese} (${pinyin}) ${message}`,
});

const everyChinese: (content: Content) => ChineseText[] = (content) => [
  ...chineseFields(content),
  ...chineseInProse(content),
];

/** Pinyin is written with tone marks, in small letters except where a name begins. */
export const toneMarks: Rule = (content) =>
  everyChinese(content).flatMap((text) => {
    if (!isPinyin(text.pinyin)) return [problem(text, 'must have tone marks')];
    if (/\p{L}\p{Lu}/u.test(text.pinyin)) return [problem(text, 'has a capital inside a word')];
    return [];
  });

/**
 * Pinyin is what the characters are read as. Where it is a reading of theirs, but another one than
 * pinyin-pro expects in their context and than pinyin-exceptions.json knows, the editor is asked to
 * look again. A word of a phrase is judged with its phrase.
 */
export const rightReading =
  (exceptions: readonly PinyinException[]): Rule =>
  (content) =>
    everyChinese(content).flatMap((text) => {
      const syllables = alignPinyin(text.chinese, text.pinyin);
      if (!syllables || !areReadings(hanziOf(text.chinese), syllables)) {
        return [problem(text, 'is not how these characters are read')];
      }
      // Without marks it is no reading yet, which the rule of tone marks tells.
      if (!isPinyin(text.pinyin)) return [];
      if (text.isWordOfPhrase || isReading(text, exceptions)) return [];
      const expected = expectedSyllables(text.chinese, exceptions).join(' ');
      const message = `is mostly read ${expected}: publish it only if yours is right here`;
      return [{ ...problem(text, message), severity: 'warning' as const }];
    });

/** Whether each syllable is a reading of its character; any may lose its tone inside a word. */
const areReadings = (characters: string[], syllables: string[]): boolean =>
  syllables.every((syllable, index) => {
    const character = characters[index] ?? '';
    // 不 and 一 change their tone before others, which the rule of spoken tones judges.
    if (/[不一儿]/.test(character) || toneOf(syllable) === 0) return true;
    return readingsOf(character).includes(syllable);
  });

const isReading = ({ chinese, pinyin }: ChineseText, exceptions: readonly PinyinException[]) => {
  const [character = '', ...others] = hanziOf(chinese);
  const written = lettersOf(pinyin);
  if (others.length === 0 && readingsOf(character).includes(written)) return true;
  return expectedSyllables(chinese, exceptions).join('') === written;
};
