import { expect, test } from 'vitest';
import {
  judgeMemory,
  outlineOf,
  startOfMemory,
  stepMemory,
  type MemoryEvent,
} from './memory.machine.ts';

/** 十一: two strokes, then one. */
const COUNTS = [2, 1];

const after = (...types: MemoryEvent['type'][]) =>
  types.reduce((run, type) => stepMemory(COUNTS, run, { type }), startOfMemory);

test('a text is written one character after the other', () => {
  expect(after('drawn')).toMatchObject({ place: 0, strokes: 1, done: false });
  expect(after('drawn', 'drawn')).toMatchObject({ place: 1, strokes: 0, done: false });
  expect(after('drawn', 'drawn', 'drawn')).toMatchObject({ place: 1, strokes: 1, done: true });
});

test('nothing lies under the hand until a stroke was missed', () => {
  expect(outlineOf(startOfMemory)).toBe('none');
  expect(outlineOf(after('missed'))).toBe('next');
  expect(outlineOf(after('missed', 'missed'))).toBe('next');
  expect(outlineOf(after('missed', 'missed', 'missed'))).toBe('whole');
});

test('the hint leaves with its stroke, the outline with its character', () => {
  expect(outlineOf(after('missed', 'drawn'))).toBe('none');
  expect(outlineOf(after('outlineAsked', 'drawn'))).toBe('whole');
  expect(outlineOf(after('outlineAsked', 'drawn', 'drawn'))).toBe('none');
});

test('misses at different strokes bring no outline', () => {
  expect(outlineOf(after('missed', 'missed', 'drawn', 'missed'))).toBe('next');
});

test.each<[string, MemoryEvent['type'][], number]>([
  ['no miss is good', ['drawn', 'drawn', 'drawn'], 3],
  ['one miss is hard', ['missed', 'drawn', 'drawn', 'drawn'], 2],
  ['two misses are hard', ['missed', 'drawn', 'missed', 'drawn', 'drawn'], 2],
  ['three misses are not known', ['missed', 'drawn', 'missed', 'missed', 'drawn', 'drawn'], 1],
  ['an outline that was asked for is not known', ['outlineAsked', 'drawn', 'drawn', 'drawn'], 1],
])('%s', (_, events, grade) => {
  const run = after(...events);
  expect(run.done).toBe(true);
  expect(judgeMemory(run).grade).toBe(grade);
});

test('what is finished changes no more', () => {
  const finished = after('drawn', 'drawn', 'drawn');
  expect(stepMemory(COUNTS, finished, { type: 'missed' })).toBe(finished);
});
