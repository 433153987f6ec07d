import { type ChineseText, chineseFields, chineseInProse } from '../chinese-texts.ts';
import type { Rule } from '../content.ts';
import { alignPinyin, hanziOf, readingsOf, toneOf } from '../pinyin.ts';

/** 不 and 一 are written as they are spoken: bú kèqi, yí ge, yì diǎnr (content conventions). */
export const spokenTones: Rule = (content) =>
  [...chineseFields(content), ...chineseInProse(content)].flatMap((text) => {
    const characters = hanziOf(text.chinese);
    return (alignPinyin(text.chinese, text.pinyin) ?? []).flatMap((syllable, index) => {
      const allowed = allowedAt(characters, index, text);
      if (!allowed || allowed.includes(syllable)) return [];
      const { document, field, chinese, pinyin } = text;
      const message = `${chinese} (${pinyin}): ${characters[index] ?? ''} is spoken ${allowed.join(' or ')} here`;
      return [{ document, field, message }];
    });
  });

/** Spoken forms of 不 or 一 at a place; nothing for other characters. */
const allowedAt = (characters: string[], index: number, text: ChineseText) => {
  const character = characters[index];
  // A word that is 不 or 一 alone is spoken as in its phrase, where it is judged.
  if (text.isWordOfPhrase && index === characters.length - 1) return undefined;
  const before = characters[index - 1];
  const next = characters[index + 1];
  if (character === '不') return formsOfBu(before, next);
  return character === '一' ? formsOfYi(before, next) : undefined;
};

const formsOfBu = (before: string | undefined, next: string | undefined): string[] => [
  next && fullTone(next) === 4 ? 'bú' : 'bù',
  // Between two syllables it may lose its tone: duìbuqǐ, tīng bu dǒng.
  ...(before && next ? ['bu'] : []),
];

const COUNTS_BEFORE = /[第十百零〇一二三四五六七八九初周期]/;
const COUNTS_AFTER = /[月号楼二三四五六七八九]/;

const formsOfYi = (before: string | undefined, next: string | undefined): string[] => {
  if (!next || COUNTS_AFTER.test(next) || (before && COUNTS_BEFORE.test(before))) return ['yī'];
  if (before === next) return ['yi'];
  return [fullTone(next) === 4 ? 'yí' : 'yì'];
};

/** The tone before it is lost: 个 counts as a fourth tone in yí ge. */
const fullTone = (hanzi: string): number =>
  readingsOf(hanzi)
    .map(toneOf)
    .find((tone) => tone > 0) ?? 0;
