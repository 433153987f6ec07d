import { describe, expect, test } from 'vitest';
import { firstReminder, isInTime, nextReminder, retryAt } from './reminder-time.ts';

const RIYADH = { days: ['mon', 'thu'], zone: 'Asia/Riyadh' } as const;
/** By the clocks of Riyadh, three hours before UTC; 23 November 2026 is a Monday. */
const at = (day: number, hour: number, minute = 0) =>
  new Date(Date.UTC(2026, 10, day, hour - 3, minute));

describe('a reminder of Mondays and Thursdays', () => {
  test('comes first on the same day, where five has not struck yet', () => {
    expect(firstReminder(RIYADH, at(23, 9))).toEqual(at(23, 17));
    expect(firstReminder(RIYADH, at(23, 17))).toEqual(at(26, 17));
    expect(firstReminder(RIYADH, at(24, 9))).toEqual(at(26, 17));
  });

  test('then on the next chosen day, never twice on one', () => {
    expect(nextReminder(RIYADH, at(23, 17, 1))).toEqual(at(26, 17));
    expect(nextReminder(RIYADH, at(23, 9))).toEqual(at(26, 17));
    expect(nextReminder(RIYADH, at(26, 20))).toEqual(at(30, 17));
  });

  test('of one day a week comes a week later', () => {
    expect(nextReminder({ ...RIYADH, days: ['mon'] }, at(23, 18))).toEqual(at(30, 17));
  });

  test('goes out between five and nine of a chosen day only', () => {
    expect(isInTime(RIYADH, at(23, 16, 59))).toBe(false);
    expect(isInTime(RIYADH, at(23, 17))).toBe(true);
    expect(isInTime(RIYADH, at(23, 20, 59))).toBe(true);
    expect(isInTime(RIYADH, at(23, 21))).toBe(false);
    expect(isInTime(RIYADH, at(24, 18))).toBe(false);
  });

  test('that failed is tried again in half an hour, on that day only', () => {
    expect(retryAt(RIYADH, at(23, 17, 5))).toEqual(at(23, 17, 35));
    expect(retryAt(RIYADH, at(23, 20, 45))).toBeUndefined();
  });
});

test('a reminder keeps its hour over the end of summer time', () => {
  const berlin = { days: ['sat', 'sun'], zone: 'Europe/Berlin' } as const;
  const saturday = new Date('2026-10-24T16:00:00Z');
  expect(nextReminder(berlin, saturday)).toEqual(new Date('2026-10-25T16:00:00Z'));
});
