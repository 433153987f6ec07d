import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [1, 'ريال سعودي واحد'],
  [2, 'ريالان سعوديان'],
  [9, '9 ريالات سعودية'],
  [60, '60 ريالًا سعوديًّا'],
  [500, '500 ريال سعودي'],
  [3.75, '3.75 ريال سعودي'],
  [46.875, '46.88 ريال سعودي'],
])('in an Arabic sentence riyals follow their number: %s', (amount, words) => {
  expect(formatMoney('ar', 'SAR', amount, 'in-sentence')).toBe(words);
});
