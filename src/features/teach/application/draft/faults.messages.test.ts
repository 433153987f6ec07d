import { expect, test, vi } from 'vitest';
import { fieldsMessages } from '../fields/fields.messages.ts';
import { faultsMessages } from './faults.messages.ts';

vi.mock('./limits.ts', async (original) => ({
  ...(await original<typeof import('./limits.ts')>()),
  PROFILE_DESCRIPTION: { min: 111, max: 777 },
  SHORT_DESCRIPTION: { min: 55, max: 99 },
  EXPERIENCE_DESCRIPTION: { min: 0, max: 333 },
  PHONE_DIGITS: { min: 7, max: 14 },
}));
vi.mock('#src/domain/money.ts', async (original) => ({
  ...(await original<typeof import('#src/domain/money.ts')>()),
  MIN_PRICE_USD: 2,
  MAX_PRICE_USD: 2500,
}));

test.each(['en', 'ar', 'zh'] as const)('sentences about a limit say the limit (%s)', (locale) => {
  const faults = faultsMessages[locale];
  const { profile } = fieldsMessages[locale];
  const numbersIn = (text: string) => text.match(/\d[\d,]*/g);
  expect(numbersIn(faults.phone)).toEqual(['7', '14']);
  expect(numbersIn(faults.description_short)).toEqual(['111']);
  expect(numbersIn(faults.description_long)).toEqual(['777']);
  expect(numbersIn(faults.tagline_short)).toEqual(['55']);
  expect(numbersIn(faults.tagline_long)).toEqual(['99']);
  expect(numbersIn(faults.experience_long)).toEqual(['333']);
  expect(numbersIn(faults.price)).toEqual(['2', '2,500']);
  expect(numbersIn(profile.descriptionHint)).toEqual(['111', '777']);
  expect(numbersIn(profile.taglineHint)).toEqual(['55', '99']);
});
