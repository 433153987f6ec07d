import { expect, test } from 'vitest';
import { hasStrokes, readStrokes } from './stroke-data.server.ts';

test('a character without stroke data is named', async () => {
  await expect(readStrokes('ب')).rejects.toThrow('no stroke data for “ب”');
});

test('only single hanzi with data can be drawn', () => {
  expect([...'医Aب，1'].filter(hasStrokes)).toEqual(['医']);
  expect(hasStrokes('../package')).toBe(false);
});
