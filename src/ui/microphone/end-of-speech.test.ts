import { expect, test } from 'vitest';
import { watchForEnd } from './end-of-speech.ts';

const PART_S = 0.02;

/** When the end is told, in seconds, of stretches of so many seconds and so loud. */
const endOf = (...stretches: readonly (readonly [seconds: number, loudness: number])[]) => {
  const isOver = watchForEnd();
  const parts = stretches.flatMap(([seconds, loudness]) =>
    Array.from({ length: Math.round(seconds / PART_S) }, () => loudness),
  );
  const at = parts.findIndex((loudness) => isOver(loudness, PART_S));
  return at < 0 ? undefined : (at + 1) * PART_S;
};

test('a second of silence after a syllable is the end', () => {
  expect(endOf([0.5, 0.002], [0.4, 0.1], [2, 0.002])).toBeCloseTo(1.8, 1);
});

test('whoever thinks before speaking is waited for', () => {
  expect(endOf([5, 0.002])).toBeUndefined();
});

test('a short rest between two syllables is not the end', () => {
  expect(endOf([0.3, 0.1], [0.6, 0.002], [0.3, 0.1], [0.6, 0.002])).toBeUndefined();
});

test('the hum of a room is no voice, and a click is none', () => {
  expect(endOf([4, 0.02])).toBeUndefined();
  expect(endOf([0.3, 0.002], [0.04, 0.4], [3, 0.002])).toBeUndefined();
});
