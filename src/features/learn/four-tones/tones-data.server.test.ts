import { expect, test } from 'vitest';
import { tonesDataFile } from './tones-data.server.ts';

const { data } = await tonesDataFile('ar');

test('every syllable is there in its four tones, and the taught ones say what they mean', () => {
  expect(data.syllables.length % 4).toBe(0);
  expect(data.syllables.length).toBeGreaterThan(300);
  const mother = data.syllables.find(({ hanzi }) => hanzi === '妈');
  expect(mother).toMatchObject({ tones: [1], item: 'character.妈' });
  expect(mother?.meaning).toMatch(/\p{Script=Arabic}/u);
});

test('there are words enough for several rounds, many of them changed by speech', () => {
  expect(new Set(data.words.map(({ hanzi }) => hanzi)).size).toBe(data.words.length);
  expect(data.words.length).toBeGreaterThan(40);
  expect(data.words.filter((word) => word.isChanged).length).toBeGreaterThanOrEqual(8);
  expect(data.words.find(({ hanzi }) => hanzi === '你好')?.tones).toEqual([2, 3]);
  expect(data.words.find(({ hanzi }) => hanzi === '谢谢')?.tones).toEqual([4, 5]);
});
