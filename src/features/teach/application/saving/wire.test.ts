import { expect, test } from 'vitest';
import { TUTOR_STEPS } from '#src/domain/tutor-steps.ts';
import { EMPTY_DRAFT, type DraftField } from '../draft/draft.ts';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';
import { fromWire, readStored, STEP_FIELDS, stepData, stepOf, toWire } from './wire.ts';

test('every field is asked on exactly one step', () => {
  const asked = TUTOR_STEPS.flatMap((step) => STEP_FIELDS[step]);
  expect([...asked].sort()).toEqual(Object.keys(EMPTY_DRAFT).sort());
  expect(asked.map(stepOf)).toEqual(
    TUTOR_STEPS.flatMap((step) => STEP_FIELDS[step].map(() => step)),
  );
});

test.each([
  [
    1,
    'email firstName lastName countryOfOrigin countryLivingCurrently spokenLanguages birthday phone',
  ],
  [2, 'education certifications teachingExperience'],
  [3, 'chineseTeachingExperience languageSkills specializations'],
  [4, 'teachingPreferences studentAgeGroups lessonTypes'],
  [5, 'availability timezone'],
  [6, 'pricing currency'],
] as const)('step %i sends the names of the wire', (step, names) => {
  expect(Object.keys(toWire(step, SAMPLE_DRAFT)).sort()).toEqual(names.split(' ').sort());
});

test.each(TUTOR_STEPS)('what step %i sends is accepted and comes back as it was', (step) => {
  const sent = JSON.parse(JSON.stringify(toWire(step, SAMPLE_DRAFT))) as Record<string, unknown>;
  const judged = stepData[step].parse(sent);
  const own = STEP_FIELDS[step].map((field: DraftField) => [field, SAMPLE_DRAFT[field]]);
  expect(fromWire(step, judged)).toEqual(Object.fromEntries(own));
});

test('one changed field goes alone, also out of a group', () => {
  const sent = toWire(3, { shortDescription: 'Hello', email: 'x' });
  expect(sent).toEqual({ chineseTeachingExperience: { shortDescription: 'Hello' } });
  expect(fromWire(3, stepData[3].parse(sent))).toEqual({ shortDescription: 'Hello' });
});

test('a half-typed draft is accepted, another step’s field is not', () => {
  expect(stepData[1].safeParse({ email: 'lin@', birthday: { month: '', day: '' } }).success).toBe(
    true,
  );
  expect(stepData[1].safeParse({ pricing: 10 }).success).toBe(false);
  expect(stepData[6].safeParse({ pricing: 10, currency: 'SAR' }).success).toBe(false);
});

test('older drafts are read, and what cannot be read is left out', () => {
  expect(
    readStored({
      lessonCategory: 'Conversational',
      lessonPrice: '15',
      firstName: 7,
      lastName: 'Wang',
      unknown: true,
    }),
  ).toEqual({ lessonCategories: ['Conversational'], lessonPriceUSD: 15, lastName: 'Wang' });
  expect(readStored('nonsense')).toEqual({});
});

test('the hours of somebody who teaches are read, the early ones too, and can be told apart', () => {
  const early = { from: '05:00', to: '07:00' };
  const late = { from: '22:00', to: '24:00' };
  const { weeklyAvailability: [{ slots } = { slots: [] }] = [] } = readStored({
    weeklyAvailability: [{ day: 'Monday', slots: [early, late] }],
  });
  expect(slots).toMatchObject([early, late]);
  expect(new Set(slots.map(({ id }) => id)).size).toBe(2);
});
