// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { characterId } from '#src/domain/learning/item.ts';
import { forgetMissed, keepMissed, readMissed } from './missed.ts';

const TODAY = new Date(2027, 2, 10);
const TOMORROW = new Date(2027, 2, 11);
const missed = [{ item: characterId('学'), skill: 'read', isNew: false }] as const;

beforeEach(() => sessionStorage.clear());

test('what was missed is there after a reload, until it was asked again', () => {
  keepMissed('guest', TODAY, missed);
  expect(readMissed('guest', TODAY)).toEqual(missed);
  keepMissed('guest', TODAY, []);
  expect(readMissed('guest', TODAY)).toEqual([]);
});

test('it is asked neither on another day nor of somebody else', () => {
  keepMissed({ account: 'one' }, TODAY, missed);
  expect(readMissed({ account: 'one' }, TOMORROW)).toEqual([]);
  expect(readMissed({ account: 'other' }, TODAY)).toEqual([]);
  expect(readMissed('guest', TODAY)).toEqual([]);
  forgetMissed();
  expect(readMissed({ account: 'one' }, TODAY)).toEqual([]);
});

test('a browser that keeps nothing, or something spoilt, stops no review', () => {
  sessionStorage.setItem('hanlu.learning.missed', '{');
  expect(readMissed('guest', TODAY)).toEqual([]);
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  keepMissed('guest', TODAY, missed);
  expect(readMissed('guest', TODAY)).toEqual([]);
  forgetMissed();
  vi.unstubAllGlobals();
});
