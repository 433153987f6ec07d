import { expect, it } from 'vitest';
import { dayAndTimeOn, fullDayAndTimeOn } from './moments.ts';

const MOMENT = Date.UTC(2026, 10, 29, 16, 5);

it.each([
  ['ar', 'الأحد، 29 نوفمبر، الساعة\u00A019:05', 'الأحد، 29 نوفمبر 2026، الساعة\u00A019:05'],
  ['en', 'Sunday 29 November at 19:05', 'Sunday, 29 November 2026 at 19:05'],
  ['zh', '11月29日星期日 19:05', '2026年11月29日星期日 19:05'],
] as const)('a day and the time on it read as people say them, in %s', (locale, day, full) => {
  const clock = { locale, zone: 'Asia/Riyadh' };
  expect(dayAndTimeOn(clock, MOMENT)).toBe(day);
  expect(fullDayAndTimeOn(clock, MOMENT)).toBe(full);
});
