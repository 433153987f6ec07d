import { expect, test } from 'vitest';
import { listedCard } from './card.ts';

const WORDS = {
  lessonCategories: { 'HSK Standard': '', Conversational: '', 'Saudi School Curriculum': '' },
  ageRanges: { kindergarten: '', elementary: '', secondary: '', adult: '' },
  degrees: {},
  majors: {},
  certificateNames: {},
};
const TUTOR = {
  ...{ id: 'rui', slug: 'rui-sun', name: 'Rui Sun', picture: undefined, short: '' },
  ...{ languages: [], categories: [], ageRange: undefined, priceUsd: 12.5 },
  ...{ zone: 'Europe/London', starts: new Float64Array() },
  soonest: Date.UTC(2027, 0, 7, 12),
};
const soonestFor = (zone: string | undefined) =>
  listedCard({ locale: 'en', words: WORDS, zone }, TUTOR).soonest;

test('the next free hour of a card is on the visitor’s clock, and on Riyadh’s while that is not known', () => {
  expect(soonestFor('Africa/Cairo')).toMatch(/14:00.*Cairo/);
  expect(soonestFor(undefined)).toMatch(/15:00.*Riyadh/);
});
