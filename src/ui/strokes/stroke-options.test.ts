import { expect, test } from 'vitest';
import { readStrokes } from './stroke-data.server.ts';
import { strokeOptions } from './stroke-options.ts';
import { strokesMessages } from './strokes.messages.ts';

const optionsFor = async (char: string, next: number) =>
  strokeOptions((await readStrokes(char)).medians, next, strokesMessages.en);

test.each([...'一十人好医赢'])('every stroke of %s stands once among three', async (char) => {
  const { medians } = await readStrokes(char);
  for (const next of medians.keys()) {
    const options = await optionsFor(char, next);
    expect(options.filter(({ isRight }) => isRight)).toHaveLength(1);
    expect(new Set(options.map(({ text }) => text)).size).toBe(3);
  }
});

test('the others are strokes of the same character where it has them', async () => {
  const texts = (await optionsFor('十', 0)).map(({ text }) => text);
  expect(texts).toContain('Vertical, downward. It starts at the top, in the middle.');
});

test('the right one does not always stand at the same place', async () => {
  const places = [];
  for (const next of [0, 1, 2]) {
    places.push((await optionsFor('好', next)).findIndex(({ isRight }) => isRight));
  }
  expect(new Set(places).size).toBe(3);
});

test('after the last stroke there is nothing to choose', async () => {
  expect(await optionsFor('一', 1)).toEqual([]);
});
