import { isPinyin } from '#src/content/fields.ts';
import { type ChineseText, chineseFields, chineseInProse } from '../chinese-texts.ts';
import type { Problem, Rule } from '../content.ts';
import {
  type PinyinException,
  alignPinyin,
  expectedSyllables,
  hanziOf,
  lettersOf,
  readingsOf,
} from '../pinyin.ts';

const problem = ({ document, field, chinese, pinyin }: ChineseText, message: string): Problem => ({
  document,
  field,
  message: `${chinese} (${pinyin}) ${message}`,
});

const everyChinese: (content: Parameters<Rule>[0]) => ChineseText[] = (content) => [
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
 * Pinyin is what the characters are read as: by pinyin-pro, in their context, except for the words
 * in pinyin-exceptions.json. A word of a phrase only has to be a reading of its characters, for
 * the phrase as a whole is judged.
 */
export const rightReading =
  (exceptions: readonly PinyinException[]): Rule =>
  (content) =>
    everyChinese(content).flatMap((text) => {
      if (!alignPinyin(text.chinese, text.pinyin)) {
        return [problem(text, 'is not how these characters are read')];
      }
      if (text.isWordOfPhrase || isReading(text, exceptions)) return [];
      const expected = expectedSyllables(text.chinese, exceptions).join(' ');
      return [problem(text, `is read ${expected}, or the word belongs in pinyin-exceptions.json`)];
    });

const isReading = ({ chinese, pinyin }: ChineseText, exceptions: readonly PinyinException[]) => {
  const [character = '', ...others] = hanziOf(chinese);
  const written = lettersOf(pinyin);
  if (others.length === 0 && readingsOf(character).includes(written)) return true;
  return expectedSyllables(chinese, exceptions).join('') === written;
};

/** Each exception still corrects a reading of something that the content says. */
export const exceptionsNeeded =
  (exceptions: readonly PinyinException[]): Rule =>
  (content) => {
    const texts = everyChinese(content).filter(({ isWordOfPhrase }) => !isWordOfPhrase);
    return exceptions.flatMap((exception) => {
      const others = exceptions.filter((other) => other !== exception);
      const isNeeded = texts.some(
        (text) => isReading(text, exceptions) && !isReading(text, others),
      );
      if (isNeeded) return [];
      const message = `${exception.chinese} (${exception.pinyin}) is not needed any more`;
      return [{ document: 'pinyin-exceptions.json', field: exception.chinese, message }];
    });
  };
