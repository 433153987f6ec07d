import { describe, expect, test } from 'vitest';
import { faultsOf } from './complete.ts';
import { draft, EMPTY_DRAFT, type Draft } from '../draft/draft.ts';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';

const faultsWith = (change: Partial<Draft>) =>
  faultsOf({ ...SAMPLE_DRAFT, ...change }).map(({ path, code }) => `${path}: ${code}`);

test('a complete application has no fault', () => {
  expect(faultsOf(SAMPLE_DRAFT)).toEqual([]);
});

test('an empty one lacks the starred fields and those of the final completeness', () => {
  expect(faultsOf(EMPTY_DRAFT).map(({ path }) => path)).toEqual([
    'firstName',
    'lastName',
    'countryOfOrigin',
    'countryLivingCurrently',
    'birthday.month',
    'birthday.day',
    'email',
    'spokenLanguages.0.language',
    'spokenLanguages.0.proficiency',
    'profilePictureKey',
    'profileDescription',
    'shortDescription',
    'videoIntroductionUrl',
    'lessonCategories',
    'studentAgeRange',
    'currentJobStatus',
    'weeklyAvailability',
    'timezone',
    'agreements.terms',
    'agreements.privacy',
  ]);
});

test.each(['lin', 'lin@', '@example.com', 'lin@example', 'a b@example.com', 'a@b@example.com'])(
  'the address %s is wrong',
  (email) => {
    expect(faultsWith({ email })).toEqual(['email: email']);
  },
);

test.each(['Wáng', 'عبد الرحمن', '王小明', "O'Brien", 'Jean-Luc', 'J. R.'])(
  '%s is a name',
  (firstName) => {
    expect(faultsWith({ firstName })).toEqual([]);
  },
);

test.each(['<b>', 'Lin 🐼', 'R2D2'])('%s is not', (firstName) => {
  expect(faultsWith({ firstName })).toEqual(['firstName: name']);
});

test.each([
  ['12345', ['phone.number: phone']],
  ['123456', []],
  ['123456789012345', []],
  ['1234567890123456', ['phone.number: phone']],
  ['', []],
])('of the phone number “%s” is said %j', (number, said) => {
  expect(faultsWith({ phone: { countryCode: '+86', number } })).toEqual(said);
});

test('a month has its own days', () => {
  expect(faultsWith({ birthday: { month: 'Feb', day: 30 } })).toEqual(['birthday.day: birthday']);
  expect(faultsWith({ birthday: { month: 'Apr', day: 31 } })).toEqual(['birthday.day: birthday']);
  expect(faultsWith({ birthday: { month: 'Dec', day: 31 } })).toEqual([]);
});

test('a language is named once, with its proficiency', () => {
  expect(
    faultsWith({
      spokenLanguages: [
        { language: 'zh', proficiency: 'native' },
        { language: 'zh', proficiency: '' },
      ],
    }),
  ).toEqual([
    'spokenLanguages.1.language: language_twice',
    'spokenLanguages.1.proficiency: required',
  ]);
});

describe('descriptions count what a reader sees', () => {
  test.each([
    [99, ['profileDescription: description_short']],
    [100, []],
    [700, []],
    [701, ['profileDescription: description_long']],
  ])('%i characters', (count, said) => {
    expect(faultsWith({ profileDescription: '🐼'.repeat(count) })).toEqual(said);
  });

  test.each([
    [49, ['shortDescription: tagline_short']],
    [50, []],
    [88, []],
    [89, ['shortDescription: tagline_long']],
  ])('%i characters in the short one', (count, said) => {
    expect(faultsWith({ shortDescription: '汉'.repeat(count) })).toEqual(said);
  });
});

describe('entries', () => {
  const [education] = SAMPLE_DRAFT.education;
  const [experience] = SAMPLE_DRAFT.professionalExperiences;
  if (!education || !experience) throw new Error('The sample has lost its entries');

  test('“other” needs its own words', () => {
    expect(
      faultsWith({ education: [{ ...education, degree: 'other', majorTopic: 'other' }] }),
    ).toEqual(['education.0.degreeOther: required', 'education.0.majorTopicOther: required']);
  });

  test('months are months, and the end is not before the start', () => {
    expect(faultsWith({ education: [{ ...education, yearFrom: '13/2015', yearTo: '' }] })).toEqual([
      'education.0.yearFrom: month_year',
      'education.0.yearTo: required',
    ]);
    expect(faultsWith({ education: [{ ...education, yearTo: '08/2015' }] })).toEqual([
      'education.0.yearTo: order',
    ]);
  });

  test('a certificate needs its days and its file', () => {
    const certificate = {
      id: 'c-1',
      type: 'language',
      typeOther: '',
      name: 'CTCSOL',
      nameOther: '',
      validityFrom: '31/02/2020',
      validityTo: '01/01/2030',
      fileName: 'certificate.pdf',
      fileKey: '',
    } as const;
    expect(faultsWith({ certifications: [certificate] })).toEqual([
      'certifications.0.validityFrom: date',
      'certifications.0.fileName: file_required',
    ]);
  });

  test('an experience is told in 300 characters', () => {
    const told = (count: number) =>
      faultsWith({ professionalExperiences: [{ ...experience, description: 'ن'.repeat(count) }] });
    expect(told(300)).toEqual([]);
    expect(told(301)).toEqual(['professionalExperiences.0.description: experience_long']);
  });
});

describe('availability', () => {
  const monday = (...times: [string, string][]) =>
    faultsWith({
      weeklyAvailability: [
        {
          day: 'Monday',
          slots: times.map(([from, to], index) => ({ id: `s${index}`, from, to })),
        },
      ] as Draft['weeklyAvailability'],
    });

  test('a week without any time is no availability', () => {
    expect(monday()).toEqual(['weeklyAvailability: slot_required']);
  });

  test('times that touch are two lessons, times that overlap are a mistake', () => {
    expect(monday(['09:00', '10:00'], ['10:00', '11:00'])).toEqual([]);
    expect(monday(['09:00', '11:00'], ['10:00', '12:00'])).toEqual([
      'weeklyAvailability.0.slots.1.to: slot_overlap',
    ]);
  });

  test('a time has an end that is after its start', () => {
    expect(monday(['10:00', '10:00'], ['12:00', ''])).toEqual([
      'weeklyAvailability.0.slots.0.to: slot_order',
      'weeklyAvailability.0.slots.1.to: slot_open',
    ]);
  });

  test('the time zone is one that is known', () => {
    expect(faultsWith({ timezone: 'Asia/Nowhere' })).toEqual(['timezone: timezone']);
  });
});

test.each([
  [0, 'price'],
  [0.5, 'price'],
  [1, undefined],
  [10.25, undefined],
  [19.99, undefined],
  [1000, undefined],
  [10.255, 'price_cents'],
  [1001, 'price'],
  ['' as const, 'price'],
])('a price of %s is judged %s, and stored in any case', (lessonPriceUSD, code) => {
  expect(faultsWith({ lessonPriceUSD })).toEqual(code ? [`lessonPriceUSD: ${code}`] : []);
  expect(draft.shape.lessonPriceUSD.safeParse(lessonPriceUSD).success).toBe(true);
});
