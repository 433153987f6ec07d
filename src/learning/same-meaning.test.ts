import { expect, test } from 'vitest';
import { withSensesOf } from './same-meaning.ts';

test.each([
  ['to, towards', 'right, yes', 'to, towards; right, yes'],
  ['تجاه، من', 'صحيح، نعم', 'تجاه، من؛ صحيح، نعم'],
  ['to want', 'to want, to need', 'to want; to need'],
  ['to be at', '(going on now)', 'to be at; (going on now)'],
])('“%s” takes what “%s” adds to it', (meaning, other, both) => {
  expect(withSensesOf(meaning, other)).toBe(both);
  expect(withSensesOf(both, other)).toBe(both);
});

test('a sense in other brackets, with other vowel signs or in capitals is no new one', () => {
  expect(withSensesOf('to drive (a car)', 'To drive')).toBe('to drive (a car)');
  expect(withSensesOf('المدّة', 'المدة (وقت)')).toBe('المدّة');
});

test('a comma within brackets parts no senses', () => {
  expect(withSensesOf('portion', 'one (portion, paper)')).toBe('portion; one (portion, paper)');
});
