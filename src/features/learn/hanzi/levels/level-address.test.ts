// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  leaveLevel,
  leaveOutWrongLevel,
  levelOfAddress,
  pushLevel,
  replaceLevel,
} from './level-address.ts';

beforeEach(() => history.replaceState(null, '', '/ar/practice?from=friend#main'));

test.each([
  ['?level=3', 3],
  ['?from=friend&level=5', 5],
  ['?level=0', undefined],
  ['?level=6', undefined],
  ['?level=03', undefined],
  ['?level=', undefined],
  ['', undefined],
])('%s asks for level %s', (search, level) => {
  expect(levelOfAddress(search, 5)).toBe(level);
});

test('a level that there is not is taken out of the address, a real one stays', () => {
  history.replaceState(null, '', '/ar/practice?from=friend&level=9');
  leaveOutWrongLevel(5);
  expect(location.search).toBe('?from=friend');
  pushLevel(5);
  leaveOutWrongLevel(5);
  expect(location.search).toBe('?from=friend&level=5');
});

test('going into a level is a step in the history and keeps the rest of the address', () => {
  const before = history.length;
  pushLevel(2);
  expect(history.length).toBe(before + 1);
  expect(location.search).toBe('?from=friend&level=2');
  replaceLevel(3);
  expect(history.length).toBe(before + 1);
  expect(location.search).toBe('?from=friend&level=3');
});

test('leaving goes the way that the learner came', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  pushLevel(2);
  leaveLevel();
  expect(back).toHaveBeenCalledOnce();
});

test('leaving a shared address stays on the page', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  back.mockClear();
  history.replaceState(null, '', '/ar/practice?level=4');
  leaveLevel();
  expect(location.search).toBe('');
  expect(back).not.toHaveBeenCalled();
});
