import { expect, test } from 'vitest';
import { arabicSlice, brandSlice, hanziSlices, latinSlice, pinyinSlice } from './slices.ts';
import { inUnicodeRange } from './unicode-range.ts';

const CHARACTERS = Array.from({ length: 200 }, (_, at) => String.fromCodePoint(0x4e00 + 3 * at));

test('a browser asks every slice for all of its characters', () => {
  const all = [
    arabicSlice,
    latinSlice,
    pinyinSlice,
    brandSlice,
    ...hanziSlices('page', CHARACTERS),
  ];
  for (const { name, text, range } of all) {
    const isAskedFor = inUnicodeRange(range);
    expect(
      [...text].filter((character) => !isAskedFor(character)),
      name,
    ).toEqual([]);
  }
});

test('every character of nested texts is in one slice, those that come first in the first', () => {
  const slices = hanziSlices('page', { title: '学', rows: [{ words: CHARACTERS }] });
  const texts = slices.map(({ text }) => text);
  expect(
    CHARACTERS.filter((one) => texts.filter((text) => text.includes(one)).length !== 1),
  ).toEqual([]);
  expect(texts[1]).toContain(CHARACTERS[0]);
  expect(texts.at(-1)).toContain(CHARACTERS.at(-1));
});
