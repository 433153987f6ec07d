import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { QUESTION_TYPES } from './questions.ts';
import {
  progressOf,
  QUESTION_PICTURES,
  stepPreload,
  type Preload,
  type PreloadEvent,
} from './question-pictures.machine.ts';

const started: PreloadEvent = { type: 'started', addresses: QUESTION_PICTURES };
const ended = (index: number, status: 'loaded' | 'error' = 'loaded'): PreloadEvent => ({
  type: 'ended',
  address: QUESTION_PICTURES[index] ?? '',
  status,
});
const play = (...events: PreloadEvent[]) => events.reduce<Preload>(stepPreload, { at: 'idle' });

test('each question has a picture of its own, which is there', () => {
  expect(new Set(QUESTION_PICTURES).size).toBe(QUESTION_TYPES.length);
  expect(QUESTION_PICTURES.filter((address) => !existsSync(`public${address}`))).toEqual([]);
});

test('each of the eight pictures is an eighth of the progress', () => {
  expect(progressOf(play())).toBe(0);
  expect(progressOf(play(started, ended(0)))).toBe(12.5);
  expect(progressOf(play(started, ended(0), ended(1), ended(2)))).toBe(37.5);
});

test('a picture that fails counts as ended and the others go on', () => {
  const state = play(started, ended(3, 'error'));
  expect(state).toMatchObject({ at: 'preloading' });
  expect(progressOf(state)).toBe(12.5);
});

test('preloading is done when the last picture has ended', () => {
  const all = QUESTION_PICTURES.map((_, index) => ended(index, index === 5 ? 'error' : 'loaded'));
  const state = play(started, ...all);
  expect(state.at).toBe('done');
  expect(progressOf(state)).toBe(100);
});

test('a second start and an unknown picture change nothing', () => {
  const state = play(started, ended(0));
  expect(stepPreload(state, started)).toBe(state);
  expect(stepPreload(state, { type: 'ended', address: '/other.webp', status: 'error' })).toBe(
    state,
  );
});
