import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getHanziLevels } from '#src/content/hanzi-levels.ts';
import { practiceLevels, readLevelStrokes } from './practice-levels.server.ts';

const LEVEL_LIMIT_BYTES = 60 * 1024;

test('a level carries the strokes of its thirty characters and no others', async () => {
  for (const level of await getHanziLevels()) {
    const strokes = await readLevelStrokes(level);
    expect(Object.keys(strokes).sort()).toEqual(level.characters.map(({ char }) => char).sort());
    for (const { strokes: outlines, medians } of Object.values(strokes)) {
      expect(outlines.length).toBe(medians.length);
    }
  }
});

test('a level weighs less than 60 KB in brotli', async () => {
  for (const level of await getHanziLevels()) {
    const bytes = brotliCompressSync(JSON.stringify(await readLevelStrokes(level))).length;
    expect(bytes).toBeLessThan(LEVEL_LIMIT_BYTES);
  }
});

test('the practice knows the number of strokes and speaks the language of the page', async () => {
  const [arabic, english] = await Promise.all([practiceLevels('ar'), practiceLevels('en')]);
  expect(english[0]?.title).toBe('Basic Strokes');
  expect(arabic[0]?.title).toMatch(/\p{Script=Arabic}/u);
  const counts = new Map(
    english[0]?.characters.map(({ char, strokeCount }) => [char, strokeCount]),
  );
  expect(counts.get('一')).toBe(1);
  expect(counts.get('口')).toBe(3);
});
