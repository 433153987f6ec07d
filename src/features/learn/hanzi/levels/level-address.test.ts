// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  leaveLevel,
  levelOfAddress,
  pushLevel,
  replaceLevel,
  settleAddress,
} from './level-address.ts';

const numbers = { level: 1, id: 'hanzi-numbers' };
const people = { level: 2, id: 'hanzi-people' };
const levels = [numbers, people];

beforeEach(() => history.replaceState(null, '', '/ar/practice?from=friend#main'));

test.each([
  ['?level=hanzi-people', people],
  ['?from=friend&level=hanzi-numbers', numbers],
  ['?level=2', people],
  ['?level=0', undefined],
  ['?level=3', undefined],
  ['?level=02', undefined],
  ['?level=', undefined],
  ['', undefined],
])('%s asks for %o', (search, level) => {
  expect(levelOfAddress(search, levels)).toBe(level);
});

test('a shared address leads to the same level when another one is put before it', () => {
  pushLevel(people);
  const after = [
    { level: 1, id: 'hanzi-colours' },
    { ...numbers, level: 2 },
  ];
  const moved = { ...people, level: 3 };
  expect(levelOfAddress(location.search, [...after, moved])).toBe(moved);
});

test('a level that there is not is taken out of the address, a number becomes its level', () => {
  history.replaceState(null, '', '/ar/practice?from=friend&level=9');
  settleAddress(levels);
  expect(location.search).toBe('?from=friend');
  history.replaceState(null, '', '/ar/practice?from=friend&level=2');
  settleAddress(levels);
  expect(location.search).toBe('?from=friend&level=hanzi-people');
  settleAddress(levels);
  expect(location.search).toBe('?from=friend&level=hanzi-people');
});

test('going into a level is a step in the history and keeps the rest of the address', () => {
  const before = history.length;
  pushLevel(numbers);
  expect(history.length).toBe(before + 1);
  expect(location.search).toBe('?from=friend&level=hanzi-numbers');
  replaceLevel(people);
  expect(history.length).toBe(before + 1);
  expect(location.search).toBe('?from=friend&level=hanzi-people');
});

test('the address of a level does not name the form for characters of one’s own', () => {
  history.replaceState(null, '', '/ar/practice#own-characters');
  pushLevel(numbers);
  expect(location.hash).toBe('');
});

test('leaving goes the way that the learner came', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  pushLevel(numbers);
  leaveLevel();
  expect(back).toHaveBeenCalledOnce();
});

test('leaving a shared address stays on the page', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  back.mockClear();
  history.replaceState(null, '', '/ar/practice?level=hanzi-people');
  leaveLevel();
  expect(location.search).toBe('');
  expect(back).not.toHaveBeenCalled();
});
