import { expect, test } from 'vitest';
import { allSlices } from './slices.ts';

const covers = (range: string, point: number) =>
  range.split(',').some((part) => {
    const [from = '', to = from] = part.replace('U+', '').split('-');
    return parseInt(from, 16) <= point && point <= parseInt(to, 16);
  });

test('a browser asks every slice for all of its characters', async () => {
  for (const { name, text, range } of await allSlices()) {
    const missing = [...text].filter((letter) => !covers(range, letter.codePointAt(0) ?? 0));
    expect(missing, name).toEqual([]);
  }
});
