import { expect, test } from 'vitest';
import { allSlices } from './slices.ts';
import { inUnicodeRange } from './unicode-range.ts';

test('a browser asks every slice for all of its characters', async () => {
  for (const { name, text, range } of await allSlices()) {
    const isAskedFor = inUnicodeRange(range);
    expect(
      [...text].filter((character) => !isAskedFor(character)),
      name,
    ).toEqual([]);
  }
});
