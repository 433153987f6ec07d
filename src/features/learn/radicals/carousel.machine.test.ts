import { expect, test } from 'vitest';
import {
  eventOfKey,
  isFirst,
  isLast,
  nearestSlide,
  stepCarousel,
  type CarouselEvent,
} from './carousel.machine.ts';

const start = { index: 0, size: 5, mayTurnAgain: false };
const play = (...events: CarouselEvent[]) => events.reduce(stepCarousel, start);
const next = { type: 'next' } as const;

test('the carousel opens with the mouth, and there is nothing before it', () => {
  expect(isFirst(start)).toBe(true);
  expect(play({ type: 'previous' })).toBe(start);
});

test('four steps lead to the last radical, and the fifth nowhere', () => {
  const end = play(next, next, next, next);
  expect(isLast(end)).toBe(true);
  expect(stepCarousel(end, next)).toBe(end);
});

test('a swipe that comes to rest on a slide sets the place', () => {
  expect(play({ type: 'reached', index: 3 }).index).toBe(3);
  expect(play({ type: 'reached', index: 8 }).index).toBe(4);
  expect(play({ type: 'reached', index: 0 })).toBe(start);
});

test('a turn that was cut short may be made again, once', () => {
  const short = { type: 'rested', index: 0 } as const;
  expect(play(next, short).index).toBe(1);
  expect(play(next, short, short).index).toBe(0);
});

test('a reader who takes the track has the last word', () => {
  expect(play(next, { type: 'taken' }, { type: 'rested', index: 3 }).index).toBe(3);
});

test('arrow keys point where reading goes', () => {
  expect(eventOfKey('ArrowRight', 'ltr', start)).toEqual(next);
  expect(eventOfKey('ArrowLeft', 'rtl', start)).toEqual(next);
  expect(eventOfKey('ArrowRight', 'rtl', start)).toEqual({ type: 'previous' });
  expect(eventOfKey('Home', 'ltr', start)).toEqual({ type: 'reached', index: 0 });
  expect(eventOfKey('End', 'ltr', start)).toEqual({ type: 'reached', index: 4 });
  expect(eventOfKey('a', 'ltr', start)).toBe(undefined);
});

test('the slide that shows is the one nearest to the edge, to either side', () => {
  expect(nearestSlide([-700, 4, 708])).toBe(1);
  expect(nearestSlide([500, -200, -900])).toBe(1);
});
