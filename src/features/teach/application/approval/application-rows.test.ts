import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../draft/draft.ts';
import { SAMPLE_DRAFT, SAMPLE_PICTURE } from '../draft/sample-draft.ts';
import { rowsOf } from './application-rows.ts';

const texts = (locale: 'ar' | 'en', section: keyof ReturnType<typeof rowsOf>) =>
  rowsOf(locale, SAMPLE_DRAFT)[section].map(({ values }) => values.map(({ text }) => text));

const own = (text: string) => `\u2068${text}\u2069`;
const date = (text: string) => `\u2066${text}\u2069`;

test('options, languages, days and money are in the reader’s language', () => {
  expect(texts('en', 'general')).toContainEqual(['Chinese – Native\nArabic – Beginner']);
  expect(texts('ar', 'general')).toContainEqual(['الصينية – اللغة الأمّ\nالعربية – مبتدئ']);
  expect(texts('ar', 'general')).toContainEqual(['29 فبراير']);
  expect(texts('en', 'availability')).toContainEqual([
    `Monday ${date('09:00–11:00')}\nFriday ${date('18:00–20:00')}`,
  ]);
  expect(texts('ar', 'price')).toEqual([[date('$12.50')]]);
});

test('every part of an entry is there, on a line of its own or apart from what stands beside it', () => {
  const [entry] = SAMPLE_DRAFT.education;
  if (!entry) throw new Error('The sample has an education');
  const education = [
    { ...entry, majorTopic: 'other', majorTopicOther: 'Wushu', documentName: 'لين.pdf' } as const,
  ];
  const { education: rows } = rowsOf('ar', { ...SAMPLE_DRAFT, education });
  expect(rows[0]?.values[0]?.text.split('\n')).toEqual([
    own('Beijing Language and Culture University'),
    `ماجستير · ${own('Wushu')}`,
    'من سبتمبر 2015 إلى يونيو 2018',
    'هذه الدراسة ذات صلة بالتعليم',
    own('لين.pdf'),
  ]);
});

test('a study that has nothing to do with education is not called related', () => {
  const education = SAMPLE_DRAFT.education.map((one) => ({ ...one, relatedToEducation: false }));
  const { education: rows } = rowsOf('en', { ...SAMPLE_DRAFT, education });
  expect(rows[0]?.values[0]?.text).not.toContain('related');
});

test('each line of what an applicant wrote is apart, so that a later one turns nothing round', () => {
  const { profile } = rowsOf('ar', { ...SAMPLE_DRAFT, profileDescription: 'Hello\n\nمرحبًا' });
  expect(profile[1]?.values[0]?.text).toBe(`${own('Hello')}\n\n${own('مرحبًا')}`);
});

test('a document, a picture and a video can be opened', () => {
  const { education, profile } = rowsOf('en', {
    ...SAMPLE_DRAFT,
    education: SAMPLE_DRAFT.education.map((entry) => ({ ...entry, documentKey: 'abc' })),
  });
  expect(education[0]?.values[0]?.file).toBe('/api/uploads/files/abc');
  expect(profile[0]?.values[0]?.picture).toBe(`/api/uploads/images/${SAMPLE_PICTURE}`);
  expect(profile[3]?.values[0]?.address).toBe(SAMPLE_DRAFT.videoIntroductionUrl);
});

test('an address without its scheme still leads out of this site', () => {
  const { profile } = rowsOf('en', { ...SAMPLE_DRAFT, videoIntroductionUrl: 'youtu.be/abc' });
  expect(profile[3]?.values[0]?.address).toBe('https://youtu.be/abc');
});

test('what is not given has no value', () => {
  const rows = Object.values(rowsOf('en', EMPTY_DRAFT)).flat();
  const given = rows.filter(({ values }) => values.length > 0).map(({ label }) => label);
  expect(given).toEqual(['Price of a 50-minute lesson, in US dollars']);
});

test('beside what was changed since the approval stands what was approved, and nowhere else', () => {
  const changed = {
    ...SAMPLE_DRAFT,
    lastName: 'Wu',
    profilePictureKey: '1'.repeat(32),
    topicsOfInterest: [],
  };
  const rows = Object.values(rowsOf('en', changed, SAMPLE_DRAFT)).flat();
  expect(rows.filter(({ before }) => before).map(({ label }) => label)).toEqual([
    'Last name',
    'Profile picture',
    'Topics of interest',
  ]);
  expect(rows.find(({ label }) => label === 'Last name')).toMatchObject({
    values: [{ text: own('Wu') }],
    before: [{ text: own(SAMPLE_DRAFT.lastName) }],
  });
  expect(Object.values(rowsOf('en', changed)).flat()).not.toContainEqual(
    expect.objectContaining({ before: expect.anything() as unknown }),
  );
});
