import { describe, expect, test } from 'vitest';
import {
  choicesFor,
  DAYTIME_HOURS,
  HOURS,
  hoursOf,
  nextSlot,
  timesElsewhere,
  withDay,
} from './week-times.ts';

const RIYADH = 'Asia/Riyadh';
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const elsewhere = (day: 'Monday' | 'Sunday', hour: string, from: string, to = RIYADH) =>
  timesElsewhere({ day, hour }, [from, to], 2026).map(
    (time) => `${time.day} ${clock(time.minutes)}`,
  );

describe('a time of the week elsewhere', () => {
  test('without summer time it is one time', () => {
    expect(elsewhere('Monday', '12:00', 'Asia/Shanghai')).toEqual(['Monday 07:00']);
    expect(elsewhere('Monday', '09:00', RIYADH)).toEqual(['Monday 09:00']);
  });

  test('with summer time it is two: winter, then summer', () => {
    expect(elsewhere('Monday', '10:00', 'Europe/London')).toEqual(['Monday 13:00', 'Monday 12:00']);
    expect(elsewhere('Monday', '10:00', 'Australia/Sydney')).toEqual([
      'Monday 02:00',
      'Monday 03:00',
    ]);
  });

  test('it may be another day', () => {
    expect(elsewhere('Sunday', '20:00', 'America/New_York')).toEqual([
      'Monday 04:00',
      'Monday 03:00',
    ]);
    expect(elsewhere('Monday', '07:00', 'Pacific/Auckland')).toEqual([
      'Sunday 21:00',
      'Sunday 22:00',
    ]);
  });

  test('a zone of half an hour keeps its half hour', () => {
    expect(elsewhere('Monday', '10:00', 'Asia/Kolkata')).toEqual(['Monday 07:30']);
  });

  test('the end of a day is the beginning of the next', () => {
    expect(elsewhere('Monday', '24:00', 'Asia/Shanghai')).toEqual(['Monday 19:00']);
    expect(elsewhere('Sunday', '24:00', RIYADH)).toEqual(['Monday 00:00']);
  });

  test('clocks that change between two days of the week do not move the hour', () => {
    const all = (['Monday', 'Sunday'] as const).map((day) =>
      elsewhere(day, '07:00', 'Europe/Paris'),
    );
    expect(all).toEqual([
      ['Monday 09:00', 'Monday 08:00'],
      ['Sunday 09:00', 'Sunday 08:00'],
    ]);
  });
});

const slot = (from: '09:00' | '19:00' | '20:00', to: '11:00' | '20:00' | '24:00' | '') => ({
  id: from,
  from,
  to,
});

test('a new time follows the last one, and is to be chosen where nothing follows', () => {
  const next = (hours: typeof DAYTIME_HOURS, ...slots: ReturnType<typeof slot>[]) => {
    const { from, to } = nextSlot(slots, 'a', hours);
    return `${from}-${to}`;
  };
  expect(next(DAYTIME_HOURS)).toBe('09:00-10:00');
  expect(next(HOURS)).toBe('09:00-10:00');
  expect(next(HOURS, slot('09:00', '11:00'))).toBe('11:00-12:00');
  expect(next(DAYTIME_HOURS, slot('19:00', '20:00'))).toBe('-');
  expect(next(HOURS, slot('19:00', '20:00'))).toBe('20:00-21:00');
  expect(next(HOURS, slot('20:00', '24:00'))).toBe('-');
});

test('a day begins at 00:00 and ends at 24:00, that of an application at seven and at eight', () => {
  const ends = (hours?: typeof DAYTIME_HOURS) =>
    (['from', 'to'] as const).map((part) => {
      const choices = choicesFor(part, hours);
      return [choices[0], choices.at(-1)];
    });
  expect(ends()).toEqual([
    ['00:00', '23:00'],
    ['01:00', '24:00'],
  ]);
  expect(ends(DAYTIME_HOURS)).toEqual([
    ['07:00', '20:00'],
    ['07:00', '20:00'],
  ]);
});

test('days stay in the order of the week, and an empty one goes', () => {
  const friday = withDay([], 'Friday', [slot('09:00', '11:00')]);
  const both = withDay(friday, 'Monday', [slot('19:00', '20:00')]);
  expect(both.map(({ day }) => day)).toEqual(['Monday', 'Friday']);
  expect(withDay(both, 'Friday', []).map(({ day }) => day)).toEqual(['Monday']);
});

test('hours are counted over the week, unfinished times are not', () => {
  const slots = [slot('09:00', '11:00'), slot('19:00', '20:00'), slot('20:00', '')];
  expect(hoursOf([{ day: 'Monday', slots }])).toBe(3);
});
