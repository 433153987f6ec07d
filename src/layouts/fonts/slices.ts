import { fontSlice, type FontSlice } from './subset.ts';

/** Characters of the shell, the picture captions and the small labels. */
const SHELL_HANZI = '汉路中文学习字。，！？、：；“”《》（）·';
const PINYIN_LETTERS = 'abcdefghijklmnopqrstuvwxyzĀÁǍÀĒÉĚÈĪÍǏÌŌÓǑÒŪÚǓÙāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü';
const PINYIN = `${PINYIN_LETTERS}${PINYIN_LETTERS.toUpperCase()} ’'-,.?!`;
/** About 23 KB a slice: enough for a first screen, small enough to load when called for. */
const CHARACTERS_PER_SLICE = 90;

const ARABIC =
  '\u060c\u061b\u061f\u0621-\u063a\u0640-\u0652\u0670\u0671\u0679\u067e\u0686\u0698\u06a4\u06af\u200c-\u200f';
const LATIN = '\u0020-\u007e\u00a0\u00ab\u00b7\u00bb\u00d7\u00e9\u2010-\u2026\u2212';

const expand = (ranges: string) =>
  ranges.replace(/(.)-(.)/gu, (_, from: string, to: string) => {
    const [start, end] = [from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0];
    return String.fromCodePoint(...Array.from({ length: end - start + 1 }, (__, i) => start + i));
  });

/** The interface typeface in both scripts: every page has a few words of the other language. */
export const arabicSlice = fontSlice(
  'Readex Pro',
  'arabic',
  expand(ARABIC),
  'U+60C-6AF,U+200C-200F',
);
export const latinSlice = fontSlice('Readex Pro', 'latin', expand(LATIN), 'U+20-E9,U+2010-2212');

/** Latin letters with tone marks, for pinyin on every page that shows some. */
export const pinyinSlice = fontSlice('LXGW WenKai', 'pinyin', PINYIN, 'U+20-24F,U+2019');

/** The names of the site and of Chinese, which stand on pages that show no other hanzi. */
export const brandSlice = fontSlice('LXGW WenKai', 'brand', '汉路中文');

const hanziOf = (texts: unknown) => JSON.stringify(texts).match(/\p{Script=Han}/gu) ?? [];

/** The parts of the Chinese typeface that texts need, in the order of their first use. */
export const hanziSlices = (label: string, texts: unknown): FontSlice[] => {
  const shell = [...SHELL_HANZI];
  const own = [...new Set(hanziOf(texts))].filter((c) => !shell.includes(c));
  const slices = [fontSlice('LXGW WenKai', 'shell', SHELL_HANZI)];
  for (let at = 0; at < own.length; at += CHARACTERS_PER_SLICE) {
    const text = own.slice(at, at + CHARACTERS_PER_SLICE).join('');
    slices.push(fontSlice('LXGW WenKai', `${label}-${at / CHARACTERS_PER_SLICE + 1}`, text));
  }
  return slices;
};
