// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { giveLocks } from '#tests/locks.ts';
import { importStrokes } from './import-strokes.ts';
import { openJournal } from './journal.ts';

const KEY = 'hanlu.hanzi-practice';

const traced = async () => {
  const { store } = await openJournal();
  const { events } = await store.read();
  return events.flatMap(({ event }) => (event.what === 'traced' ? [event.item] : [])).sort();
};

beforeEach(() => {
  localStorage.clear();
  giveLocks();
});

test('a spoilt progress brings nothing and stops nothing', async () => {
  const before = await traced();
  for (const text of ['{', 'null', '{"levels":[1]}', '{"levels":{"1":{"learned":[7,"ab"]}}}']) {
    localStorage.clear();
    localStorage.setItem(KEY, text);
    await importStrokes();
  }
  expect(await traced()).toEqual(before);
});

test('what was drawn before is taken over once, also by two tabs at a time', async () => {
  const levels = { 1: { learned: ['一', '人'] }, 2: { learned: ['你', '人'] } };
  localStorage.setItem(KEY, JSON.stringify({ version: 1, levels }));
  await Promise.all([importStrokes(), importStrokes()]);
  await importStrokes();
  expect(await traced()).toEqual(['character.一', 'character.人', 'character.你']);
});

test('what is drawn later is not taken over a second time', async () => {
  const before = await traced();
  await importStrokes();
  localStorage.setItem(KEY, JSON.stringify({ version: 1, levels: { 1: { learned: ['山'] } } }));
  await importStrokes();
  expect(await traced()).toEqual(before);
});
