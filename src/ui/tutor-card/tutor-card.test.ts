import { expect, test } from 'vitest';
import { inLocale } from '#src/i18n/messages.ts';
import { tutorCardMessages } from './tutor-card.messages.ts';
import { tutorCardView, type TutorCardFacts } from './tutor-card.ts';

const LAN: TutorCardFacts = {
  name: 'Lan Li',
  picture: 'a1',
  short: 'Step by step',
  languages: ['zh', 'ar'],
  categories: ['Conversational'],
  ageRange: 'adult',
  priceUsd: 20,
};
const WORDS = {
  lessonCategories: {
    'HSK Standard': 'HSK',
    Conversational: 'Conversation',
    'Saudi School Curriculum': 'School',
  },
  ageRanges: { kindergarten: '3–6', elementary: '6–12', secondary: '13–17', adult: 'Adults' },
};
const cardIn = (locale: 'ar' | 'en', facts = LAN) =>
  tutorCardView(locale, facts, { ...WORDS, card: inLocale(locale, tutorCardMessages) });

test('a card says in words what students look for, and the price as they pay it', () => {
  expect(cardIn('en')).toEqual({
    name: 'Lan Li',
    picture: '/api/uploads/images/a1',
    speaks: 'Speaks: Chinese and Arabic',
    short: 'Step by step',
    tags: ['Conversation', 'Adults'],
    price: 'SAR\u00a075 for a lesson of 50 minutes',
  });
  expect(cardIn('ar')).toMatchObject({ speaks: 'اللغات: الصينية والعربية' });
});

test('what a draft does not say yet is left out', () => {
  const bare = { ...LAN, picture: undefined, languages: [], categories: [] };
  const card = cardIn('en', { ...bare, ageRange: undefined, priceUsd: undefined });
  expect(card).toMatchObject({ tags: [] });
  expect([card.picture, card.speaks, card.price]).toEqual([undefined, undefined, undefined]);
});
