import { expect, test } from 'vitest';
import { dayInBeijing } from './beijing-day.ts';

test('a day begins when it begins in Beijing', () => {
  expect(dayInBeijing(Date.parse('2027-02-05T15:59:59Z'))).toBe('2027-02-05');
  expect(dayInBeijing(Date.parse('2027-02-05T16:00:00Z'))).toBe('2027-02-06');
});
