import { expect, test } from 'vitest';
import type { Offer } from '../room.contract.ts';
import { partsLike, saysTheSame } from './offer-parts.ts';

const OFF = { day: '2027-03-01', isOpen: false };
const MORE = { day: '2027-03-02', hour: 9, isOpen: true };
const OFFER: Offer = {
  version: 3,
  zone: 'Asia/Shanghai',
  week: [{ day: 'Monday', slots: [{ from: '09:00', to: '11:00' }] }],
  exceptions: [OFF, MORE],
  priceUsd: 12,
  lessonLink: '',
};

test('an offer is compared by the parts that matter, whatever its version', () => {
  expect(saysTheSame(OFFER, { priceUsd: 12 })).toBe(true);
  expect(saysTheSame(OFFER, { priceUsd: 12.5 })).toBe(false);
  expect(saysTheSame(OFFER, { priceUsd: 12, lessonLink: 'https://zoom.us/j/1' })).toBe(false);
  const later: Offer = { ...OFFER, version: 9, zone: 'Asia/Riyadh' };
  expect(saysTheSame(later, { week: OFFER.week })).toBe(true);
});

test('exceptions are the same in any order', () => {
  expect(saysTheSame(OFFER, { exceptions: [MORE, OFF] })).toBe(true);
  expect(saysTheSame(OFFER, { exceptions: [MORE] })).toBe(false);
  expect(saysTheSame(OFFER, { exceptions: [OFF, { ...MORE, isOpen: false }] })).toBe(false);
});

test('what the other one holds is told for the same parts', () => {
  expect(partsLike(OFFER, { priceUsd: 99, zone: 'Asia/Riyadh' })).toEqual({
    priceUsd: 12,
    zone: 'Asia/Shanghai',
  });
});
