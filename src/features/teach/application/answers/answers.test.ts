import { expect, test } from 'vitest';
import { answerOf, answersOf } from './answers.ts';
import { wizardCopy } from '../copy.ts';
import { SAMPLE_DRAFT, SAMPLE_PICTURE } from '../draft/sample-draft.ts';

const english = { locale: 'en', copy: wizardCopy('en') } as const;
const arabic = { locale: 'ar', copy: wizardCopy('ar') } as const;

const certificate = {
  id: 'certificate-1',
  type: 'other',
  typeOther: 'Online course',
  name: 'TCIC by BLCUP',
  nameOther: '',
  validityFrom: '01/09/2019',
  validityTo: '01/09/2029',
  fileName: 'tcic.pdf',
  fileKey: SAMPLE_PICTURE,
} as const;

test('an entry answers with everything that was asked in its dialog', () => {
  const [experience] = SAMPLE_DRAFT.professionalExperiences;
  if (!experience) throw new Error('The sample has an experience');
  const draft = {
    certifications: [certificate],
    professionalExperiences: [{ ...experience, description: 'Evening classes' }],
  };
  expect(answersOf(english, draft, 'certifications')).toEqual([
    {
      lines: [
        'TCIC by BLCUP',
        '\u2068Online course\u2069',
        '1 September 2019 to 1 September 2029',
        '\u2068tcic.pdf\u2069',
      ],
      fileKey: SAMPLE_PICTURE,
    },
  ]);
  expect(answerOf(english, draft, 'professionalExperiences')).toContain('Evening classes');
});

test('an option reads in the page’s direction also where its name begins in Latin', () => {
  const [answer] = answersOf(arabic, { certifications: [certificate] }, 'certifications');
  expect(answer?.lines[0]).toBe('TCIC من BLCUP');
});

test('what was not said has no answer', () => {
  expect(answersOf(english, { phone: { countryCode: '+86', number: '' } }, 'phone')).toEqual([]);
  expect(
    answersOf(english, { spokenLanguages: [{ language: '', proficiency: '' }] }, 'spokenLanguages'),
  ).toEqual([]);
  expect(
    answerOf(english, { weeklyAvailability: [{ day: 'Monday', slots: [] }] }, 'weeklyAvailability'),
  ).toBe('');
});
