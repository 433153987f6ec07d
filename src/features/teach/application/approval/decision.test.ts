import { expect, test } from 'vitest';
import { readDecision } from './decision.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test('an approval needs nothing more', () => {
  expect(readDecision(form({ decision: 'approve', profile: ' ' }))).toEqual({ type: 'approved' });
});

test('an approval with reasons beside it is asked about, so that no reason is lost', () => {
  expect(readDecision(form({ decision: 'approve', profile: 'A longer tagline' }))).toEqual({
    fault: 'reasonsLeft',
  });
});

test('a return carries the sections that have a reason, in their order', () => {
  expect(
    readDecision(form({ decision: 'return', price: ' Too high ', general: 'Name?', profile: ' ' })),
  ).toEqual({
    type: 'returned',
    reasons: [
      { section: 'general', reason: 'Name?' },
      { section: 'price', reason: 'Too high' },
    ],
  });
});

test('a return without a reason is sent back to the admin', () => {
  expect(readDecision(form({ decision: 'return', other: 'x' }))).toEqual({ fault: 'needsReason' });
});

test('a reason has an end', () => {
  expect(readDecision(form({ decision: 'return', price: 'x'.repeat(1001) }))).toEqual({
    fault: 'tooLong',
  });
});

test('anything else is no decision', () => {
  expect(readDecision(form({ decision: 'delete' }))).toEqual({ fault: 'notNow' });
  expect(readDecision(form({}))).toEqual({ fault: 'notNow' });
});
