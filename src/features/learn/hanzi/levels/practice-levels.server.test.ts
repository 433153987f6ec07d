import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { getHanziLevels, type HanziLevel } from '#src/content/hanzi-levels.ts';
import { levelFile, practiceLevels, readLevel } from './practice-levels.server.ts';

const LEVEL_LIMIT_BYTES = 60 * 1024;
/** The highest quality, as files are sent, makes them a tenth smaller and takes eight times as long. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

test('a level carries the strokes and texts of its characters and of no others', async () => {
  for (const level of await getHanziLevels()) {
    const { strokes, texts } = await readLevel(level);
    expect(Object.keys(texts)).toEqual(level.characters.map(({ char }) => char));
    expect(Object.keys(strokes).sort()).toEqual(level.characters.map(({ char }) => char).sort());
    for (const { strokes: outlines, medians } of Object.values(strokes)) {
      expect(outlines.length).toBe(medians.length);
    }
  }
});

test('a level weighs less than 60 KB in brotli', async () => {
  for (const level of await getHanziLevels()) {
    const bytes = brotliCompressSync(JSON.stringify(await readLevel(level)), QUALITY).length;
    expect(bytes).toBeLessThan(LEVEL_LIMIT_BYTES);
  }
});

test('the address of its file is its own at any place, and changes with its characters', async () => {
  const [first, second] = await getHanziLevels();
  if (!first || !second) throw new Error('There are no two levels');
  const addressOf = async (level: HanziLevel) => (await levelFile(level)).address;
  const address = await addressOf(first);
  expect(await addressOf({ ...first, level: 9 })).toBe(address);
  expect(await addressOf({ ...first, characters: second.characters })).not.toBe(address);
});

test('the practice knows the number of strokes and speaks the language of the page', async () => {
  const [content, arabic, english] = await Promise.all([
    getHanziLevels(),
    practiceLevels('ar'),
    practiceLevels('en'),
  ]);
  expect(english.map(({ title }) => title)).toEqual(content.map(({ title }) => title));
  expect(arabic.map(({ title }) => title)).toEqual(content.map(({ titleAr }) => titleAr));
  const characters = english.flatMap((level) => level.characters);
  const counts = new Map(characters.map(({ char, strokeCount }) => [char, strokeCount]));
  expect(counts.get('一')).toBe(1);
  expect(counts.get('口')).toBe(3);
});
