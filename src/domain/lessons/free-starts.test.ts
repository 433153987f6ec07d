import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { weeklyHours, type Availability } from './availability.ts';
import { freeStarts, isFullHour, isOffered } from './free-starts.ts';
import { startAt } from './zone-days.ts';

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const iso = (moments: readonly (number | undefined)[]) =>
  moments.map((moment) => moment && new Date(moment).toISOString().slice(0, 16));
const day = (text: string) => Temporal.PlainDate.from(text);

const tutor = (zone: string, more: Partial<Availability> = {}): Availability => ({
  zone,
  weekly: { Sunday: [18] },
  exceptions: [],
  ...more,
});

describe('weekly hours as applications store them', () => {
  test('are the hours at which lessons may begin', () => {
    const slots = [
      { id: 'a', from: '07:00', to: '09:00' },
      { id: 'b', from: '18:00', to: '19:00' },
    ];
    expect(weeklyHours([{ day: 'Monday', slots }])).toEqual({ Monday: [7, 8, 18] });
  });

  test('leave out what is half typed or can’t be read', () => {
    const slots = [
      { from: '09:00', to: '' },
      { from: '10:00', to: '09:00' },
      { from: '9', to: '10:00' },
    ];
    expect(weeklyHours([{ day: 'Monday', slots }, { day: 'Someday', slots: [] }, 7])).toEqual({});
    expect(weeklyHours(undefined)).toEqual({});
  });
});

describe('free starts', () => {
  test('are the tutor’s hours within 28 days, not sooner than in two hours', () => {
    const now = at('2027-01-03T15:59Z');
    const free = freeStarts(tutor('Asia/Riyadh', { weekly: { Sunday: [18, 19, 20] } }), {
      now,
      taken: [],
    });
    // 18:00 there is 15:00 here; 20:00 is 17:00, in an hour.
    expect(iso(free)[0]).toBe('2027-01-10T15:00');
    expect(free).toHaveLength(10);
    expect(iso(free).at(-1)).toBe('2027-01-31T15:00');
  });

  test('leave out whatever a request or lesson shares a minute with', () => {
    const now = at('2027-01-03T00:00Z');
    const availability = tutor('Asia/Riyadh', { weekly: { Monday: [9, 10, 11] } });
    const free = freeStarts(availability, { now, taken: [at('2027-01-04T07:30Z')] });
    expect(iso(free).slice(0, 2)).toEqual(['2027-01-04T06:00', '2027-01-11T06:00']);
  });

  test('follow days off and single hours', () => {
    const now = at('2027-01-01T00:00Z');
    const availability = tutor('Asia/Riyadh', {
      weekly: { Sunday: [9, 10] },
      exceptions: [
        { day: '2027-01-03', hour: undefined, isOpen: false },
        { day: '2027-01-03', hour: 20, isOpen: true },
        { day: '2027-01-10', hour: 9, isOpen: false },
        { day: '2027-01-12', hour: 0, isOpen: true },
      ],
    });
    expect(iso(freeStarts(availability, { now, taken: [] })).slice(0, 4)).toEqual([
      '2027-01-03T17:00',
      '2027-01-10T07:00',
      '2027-01-11T21:00',
      '2027-01-17T06:00',
    ]);
  });
});

describe('the changes of clocks in 2027', () => {
  test.each([
    ['Europe/London', '2027-03-28', 1],
    ['America/New_York', '2027-03-14', 2],
    ['Africa/Cairo', '2027-04-30', 0],
    ['Asia/Beirut', '2027-03-28', 0],
  ])('in %s leave out the hour that does not exist', (zone, date, hour) => {
    expect(startAt(zone, day(date), hour)).toBeUndefined();
    expect(startAt(zone, day(date), hour + 1)).toBeDefined();
    const availability = tutor(zone, { exceptions: [{ day: date, hour, isOpen: true }] });
    const now = at(`${date}T00:00Z`) - 5 * 86_400_000;
    const free = iso(freeStarts(availability, { now, taken: [] }));
    expect(free).toEqual(iso(freeStarts(tutor(zone), { now, taken: [] })));
  });

  test.each([
    ['Europe/London', '2027-10-31', 1, '2027-10-31T00:00', '2027-10-31T01:00'],
    ['America/New_York', '2027-11-07', 1, '2027-11-07T05:00', '2027-11-07T06:00'],
    ['Africa/Cairo', '2027-10-28', 23, '2027-10-28T20:00', '2027-10-28T21:00'],
    ['Asia/Beirut', '2027-10-30', 23, '2027-10-30T20:00', '2027-10-30T21:00'],
  ])(
    'in %s offer the hour that comes twice once, the first time',
    (zone, date, hour, first, second) => {
      const availability = tutor(zone, {
        weekly: {},
        exceptions: [{ day: date, hour, isOpen: true }],
      });
      const free = freeStarts(availability, {
        now: at(`${date}T00:00Z`) - 5 * 86_400_000,
        taken: [],
      });
      expect(iso(free)).toEqual([first]);
      expect(isOffered(availability, at(`${first}Z`))).toBe(true);
      expect(isOffered(availability, at(`${second}Z`))).toBe(false);
      expect(isFullHour(zone, at(`${first}Z`))).toBe(true);
      expect(isFullHour(zone, at(`${second}Z`))).toBe(false);
    },
  );

  test.each(['Asia/Riyadh', 'Asia/Shanghai'])('do not touch %s', (zone) => {
    for (const month of [3, 4, 10, 11]) {
      for (let date = 1; date <= 28; date += 1) {
        const hours = Array.from({ length: 24 }, (_, hour) =>
          startAt(zone, Temporal.PlainDate.from({ year: 2027, month, day: date }), hour),
        );
        expect(new Set(hours).size).toBe(24);
        expect(hours).not.toContain(undefined);
      }
    }
  });

  test('leave a weekly 18:00 at 18:00 where the tutor is', () => {
    for (const [zone, before, after] of [
      ['Europe/London', '2027-03-21T18:00', '2027-03-28T17:00'],
      ['Africa/Cairo', '2027-04-25T16:00', '2027-05-02T15:00'],
      ['Asia/Beirut', '2027-03-21T16:00', '2027-03-28T15:00'],
      ['America/New_York', '2027-03-07T23:00', '2027-03-14T22:00'],
    ] as const) {
      const free = freeStarts(tutor(zone), { now: at(`${before}Z`) - 86_400_000, taken: [] });
      expect(iso(free).slice(0, 2)).toEqual([before, after]);
    }
  });

  test('on whatever clock the server runs, an offered start is one of the free ones', () => {
    for (const zone of ['Africa/Cairo', 'Europe/London', 'Asia/Kathmandu']) {
      const availability = tutor(zone, { weekly: { Sunday: [0, 1, 2, 3, 23], Thursday: [23] } });
      const free = freeStarts(availability, { now: at('2027-10-10T00:00Z'), taken: [] });
      expect(free.every((start) => isOffered(availability, start))).toBe(true);
      expect(free.some((start) => isOffered(availability, start + 1_800_000))).toBe(false);
    }
  });
});
