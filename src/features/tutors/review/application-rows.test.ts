import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../application/draft.ts';
import { SAMPLE_DRAFT } from '../application/sample-draft.ts';
import { rowsOf } from './application-rows.ts';

const texts = (locale: 'ar' | 'en', section: keyof ReturnType<typeof rowsOf>) =>
  rowsOf(locale, SAMPLE_DRAFT)[section].map(({ values }) => values.map(({ text }) => text));

test('options, languages, days and money are in the reader’s language', () => {
  expect(texts('en', 'general')[5]).toEqual(['Chinese · Native', 'Arabic · Beginner']);
  expect(texts('ar', 'general')[5]).toEqual(['الصينية · اللغة الأم', 'العربية · مبتدئ']);
  expect(texts('en', 'availability')[2]).toEqual([
    'Monday · \u206609:00–11:00\u2069',
    'Friday · \u206618:00–20:00\u2069',
  ]);
  expect(texts('en', 'price')).toEqual([['$12.50']]);
});

test('a document, a picture and a video can be opened', () => {
  const { education, profile } = rowsOf('en', {
    ...SAMPLE_DRAFT,
    education: SAMPLE_DRAFT.education.map((entry) => ({ ...entry, documentKey: 'abc' })),
  });
  expect(education[0]?.values[0]?.file).toBe('/api/uploads/files/abc');
  expect(profile[0]?.values[0]?.picture).toBe(
    `/api/uploads/images/${SAMPLE_DRAFT.profilePictureKey}`,
  );
  expect(profile[3]?.values[0]?.address).toBe(SAMPLE_DRAFT.videoIntroductionUrl);
});

test('what is not given has no value', () => {
  const rows = Object.values(rowsOf('en', EMPTY_DRAFT)).flat();
  const given = rows.filter(({ values }) => values.length > 0).map(({ label }) => label);
  expect(given).toEqual(['Price of a 50-minute lesson, in US dollars']);
});
