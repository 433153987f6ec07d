import { expect, test } from 'vitest';
import {
  eventOfKey,
  hashOf,
  isFirst,
  isLast,
  isNearBottom,
  stepFestival,
  type FestivalSwitch,
  type FestivalSwitchEvent,
} from './festival-switch.machine.ts';

const start: FestivalSwitch = {
  slugs: ['spring', 'qingming', 'dragon-boat', 'mid-autumn'],
  index: 0,
};
const play = (...events: FestivalSwitchEvent[]) => events.reduce(stepFestival, start);
const next = { type: 'next' } as const;
const previous = { type: 'previous' } as const;

test('the article opens with Spring Festival, and there is nothing before it', () => {
  expect(isFirst(start)).toBe(true);
  expect(play(previous)).toBe(start);
});

test('next leads through the year and holds at Mid-Autumn', () => {
  expect(hashOf(play(next))).toBe('#qingming');
  const end = play(next, next, next);
  expect(hashOf(end)).toBe('#mid-autumn');
  expect(isLast(end)).toBe(true);
  expect(stepFestival(end, next)).toBe(end);
});

test('a dot leads straight to its festival, and no further than the last', () => {
  expect(play({ type: 'chosen', index: 2 }).index).toBe(2);
  expect(play({ type: 'chosen', index: 9 }).index).toBe(3);
});

test('an address shows its festival, an empty one the first, any other changes nothing', () => {
  const there = play({ type: 'addressed', hash: '#dragon-boat' });
  expect(there.index).toBe(2);
  expect(stepFestival(there, { type: 'addressed', hash: '#main' })).toBe(there);
  expect(stepFestival(there, { type: 'addressed', hash: '' }).index).toBe(0);
});

test('arrow keys point where reading goes', () => {
  expect(eventOfKey('ArrowRight', 'ltr', start)).toEqual(next);
  expect(eventOfKey('ArrowLeft', 'ltr', start)).toEqual(previous);
  expect(eventOfKey('ArrowLeft', 'rtl', start)).toEqual(next);
  expect(eventOfKey('ArrowRight', 'rtl', start)).toEqual(previous);
  expect(eventOfKey('End', 'rtl', start)).toEqual({ type: 'chosen', index: 3 });
  expect(eventOfKey('Home', 'rtl', start)).toEqual({ type: 'chosen', index: 0 });
  expect(eventOfKey('Tab', 'rtl', start)).toBe(undefined);
});

test('the bottom is near from less than 100 px on', () => {
  const page = { viewport: 900, page: 3000 };
  expect(isNearBottom({ ...page, scrolled: 2000 })).toBe(false);
  expect(isNearBottom({ ...page, scrolled: 2001 })).toBe(true);
  expect(isNearBottom({ ...page, scrolled: 2100 })).toBe(true);
});
