import { expect, test } from 'vitest';
import { wizardCopy } from '../copy.ts';
import { labelOf } from './labels.ts';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';

test.each([
  ['firstName', 'First name'],
  ['birthday.day', 'Birthday (Day)'],
  ['weeklyAvailability', 'Weekly availability'],
  ['weeklyAvailability.1.slots.0.to', 'Weekly availability (Friday \u206618:00–20:00\u2069)'],
])('the field at %s is called %s', (path, name) => {
  expect(labelOf(wizardCopy('en'), path, SAMPLE_DRAFT)).toBe(name);
});
