import { expect, test } from 'vitest';
import { looksAlike } from './looks-alike.ts';

const alike = (one: string, other: string) => looksAlike({ meaning: one }, { meaning: other });

test.each([
  ['book', 'you'],
  ['Hello', 'Thank you'],
  ['Where is the hospital?', 'How much is the ticket?'],
  ['or (in a question)', 'to have (a thing)'],
])('“%s” does not stand out beside “%s”', (one, other) => {
  expect(alike(one, other)).toBe(true);
  expect(alike(other, one)).toBe(true);
});

test.each([
  ['book', 'a note of grammar, at length'],
  ['Hello', 'Please use the meter'],
  ['name', 'or (in a question)'],
  ['questions', '(asks back)'],
])('“%s” stands out beside “%s”', (one, other) => {
  expect(alike(one, other)).toBe(false);
  expect(alike(other, one)).toBe(false);
});
