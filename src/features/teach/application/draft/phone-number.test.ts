import { expect, test } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';

const CODES = ['+86', '+966', '+1'];

test.each([
  ['50 000 0000', '500000000', undefined],
  ['٠٥٠١٢٣٤٥٦٧', '0501234567', undefined],
  ['+966 50 123 4567', '501234567', '+966'],
  ['00966501234567', '501234567', '+966'],
  ['\u200e+٩٦٦ ٥٠١٢٣٤٥٦٧', '501234567', '+966'],
  ['(+86) 138-0013-8000', '13800138000', '+86'],
  ['+96', '+96', undefined],
  ['+', '+', undefined],
  ['009', '009', undefined],
  ['+999 123', '999123', undefined],
])('%s is %s with the code %s', (typed, number, countryCode) => {
  expect(readPhoneNumber(typed, CODES)).toEqual({ number, ...(countryCode && { countryCode }) });
});
