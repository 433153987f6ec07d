import { expect, test } from 'vitest';
import { standingOf, type AskFacts } from './standing.ts';

const START = Date.UTC(2027, 0, 7, 2);
const HALF_AN_HOUR = 1_800_000;
const facts: AskFacts = {
  start: START,
  free: [START],
  visitor: { role: 'student' },
  knowsAge: true,
  open: 0,
  withdrawn: 0,
  own: [],
  askedAlready: undefined,
};
const at = (change: Partial<AskFacts>) => standingOf({ ...facts, ...change }).at;

test('a student asks for a free hour', () => {
  expect(standingOf(facts)).toEqual({ at: 'free', start: START });
});

test('without an hour, or with one that is gone, another is chosen first, by whomever', () => {
  expect(at({ start: undefined, visitor: undefined })).toBe('choose');
  expect(at({ free: [], visitor: undefined })).toBe('gone');
});

test('an hour that is taken by oneself leads to that lesson', () => {
  const mine = { free: [], own: [START], askedAlready: 'a1' };
  expect(standingOf({ ...facts, ...mine })).toEqual({ at: 'asked', lesson: 'a1' });
});

test('guests sign in, and whoever has no role or no age answers the questions', () => {
  expect(at({ visitor: undefined })).toBe('guest');
  expect(at({ visitor: { role: undefined } })).toBe('questions');
  expect(at({ knowsAge: false })).toBe('questions');
});

test('tutors and admins do not ask', () => {
  expect(at({ visitor: { role: 'teacher' } })).toBe('not_a_student');
  expect(at({ visitor: { role: 'admin' } })).toBe('not_a_student');
});

test('three open requests, and a lesson that touches this hour, stand in the way', () => {
  expect(at({ open: 2 })).toBe('free');
  expect(at({ open: 3 })).toBe('too_many');
  expect(at({ withdrawn: 5 })).toBe('too_often');
  expect(at({ own: [START + HALF_AN_HOUR] })).toBe('busy');
  expect(at({ own: [START + 2 * HALF_AN_HOUR] })).toBe('free');
});
