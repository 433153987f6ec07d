import { expect, test } from 'vitest';
import { splitProse } from './prose.ts';
import { markupHtml, proseHtml } from './prose-html.ts';

const shorthand = (text: string) => splitProse(text).map((part) => [part.kind, part.text]);

test('a Chinese word inside Arabic stands apart from the text and from its pinyin', () => {
  expect(shorthand('عيد الربيع 春节 (Chūnjié) هو رأس السنة')).toEqual([
    ['text', 'عيد الربيع '],
    ['word', '春节'],
    ['text', ' '],
    ['pinyin', '(Chūnjié)'],
    ['text', ' هو رأس السنة'],
  ]);
});

test('parentheses that hold something other than pinyin stay in the text', () => {
  expect(shorthand('水 (ماء)')).toEqual([
    ['word', '水'],
    ['text', ' (ماء)'],
  ]);
});

test('a word that is read here in one of its ways says in which', () => {
  expect(proseHtml('东西 (dōngxī) و西')).toContain('data-speak data-pinyin="dōngxī">东西</button>');
  expect(proseHtml('东西 (dōngxī) و西')).toContain('data-speak>西</button>');
});

test('parentheses belong to the pinyin, so their order is that of the pinyin', () => {
  expect(proseHtml('莲藕 (lián’ǒu)')).toMatch(/<span [^>]*dir="ltr">\(lián’ǒu\)<\/span>/);
});

test('short pinyin stays on one line, and a sentence of it may be broken', () => {
  expect(proseHtml('不要 (bú yào)')).toContain('class="pinyin whitespace-nowrap"');
  expect(proseHtml('请问 (qǐngwèn xǐshǒujiān zài nǎlǐ)')).toContain('class="pinyin" dir="ltr"');
});

test('a straight apostrophe in pinyin is pinyin', () => {
  expect(shorthand("莲藕 (lián'ǒu)").at(-1)).toEqual(['pinyin', "(lián'ǒu)"]);
});

test('a word of the text is found wherever it stands', () => {
  const words = splitProse('الشيح 艾草 (àicǎo)، والوجّ «菖蒲»؛ ثم 端午安康.').filter(
    ({ kind }) => kind === 'word',
  );
  expect(words.map(({ text }) => text)).toEqual(['艾草', '菖蒲', '端午安康']);
});

test('punctuation that touches a word stays on its line', () => {
  expect(proseHtml('سطر «水»، آخر')).toMatch(
    /سطر <span class="whitespace-nowrap">«<bdi>.+<\/bdi>»،<\/span> آخر/,
  );
  expect(proseHtml('水 alone')).not.toContain('nowrap');
});

test('Chinese punctuation inside a sentence keeps it in one piece', () => {
  expect(shorthand('你好，你好吗？')).toEqual([['word', '你好，你好吗？']]);
});

test('a side form has no sound, so it is not a word to hear', () => {
  expect(shorthand('氵 and 水')).toEqual([
    ['form', '氵'],
    ['text', ' and '],
    ['word', '水'],
  ]);
  expect(proseHtml('氵')).toBe('<bdi lang="zh-Hans">氵</bdi>');
});

test('a text without Chinese stays as it is', () => {
  expect(proseHtml('Kangxi Dictionary, 1716')).toBe('Kangxi Dictionary, 1716');
  expect(splitProse('')).toEqual([]);
});

test('a word is a button that names itself and can be heard', () => {
  expect(proseHtml('饺子')).toBe(
    '<bdi><button type="button" class="spoken" lang="zh-Hans" data-speak>饺子</button></bdi>',
  );
});

test('characters that mean something in HTML are escaped', () => {
  expect(proseHtml('a < b & "c"')).toBe('a &lt; b &amp; &quot;c&quot;');
});

test('in rendered HTML only the text changes, never a tag', () => {
  expect(markupHtml('<a title="水">水</a>')).toBe(`<a title="水">${proseHtml('水')}</a>`);
});
