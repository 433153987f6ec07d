import { describe, expect, test } from 'vitest';
import { readDecision } from './decision.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test('an approval and the end of a suspension need nothing more', () => {
  expect(readDecision(form({ decision: 'approve', profile: ' ' }))).toEqual({ type: 'approved' });
  expect(readDecision(form({ decision: 'restore' }))).toEqual({ type: 'restored' });
});

describe.each([
  ['return', 'returned'],
  ['reopen', 'reopened'],
] as const)('%s', (decision, type) => {
  test('carries the sections that have a reason, in their order', () => {
    expect(
      readDecision(form({ decision, price: ' Too high ', general: 'Name?', profile: ' ' })),
    ).toEqual({
      type,
      reasons: [
        { section: 'general', reason: 'Name?' },
        { section: 'price', reason: 'Too high' },
      ],
    });
  });

  test('without a reason is sent back to the admin', () => {
    expect(readDecision(form({ decision, other: 'x' }))).toEqual({ fault: 'needsReason' });
  });
});

describe.each([
  ['decline', 'declined'],
  ['suspend', 'suspended'],
] as const)('%s', (decision, type) => {
  test('carries its reason, and is nothing without', () => {
    expect(readDecision(form({ decision, why: ' No certificate ' }))).toEqual({
      type,
      reason: 'No certificate',
    });
    expect(readDecision(form({ decision, why: ' ' }))).toEqual({ fault: 'needsWhy' });
  });
});

test.each([
  { decision: 'approve', profile: 'A longer tagline' },
  { decision: 'approve', why: 'No certificate' },
  { decision: 'return', profile: 'A longer tagline', why: 'No certificate' },
  { decision: 'decline', profile: 'A longer tagline', why: 'No certificate' },
])('a reason that would not be sent is asked about, so that none is lost: %j', (fields) => {
  expect(readDecision(form(fields))).toEqual({ fault: 'reasonsLeft' });
});

test.each(['price', 'why'])('a reason has an end: %s', (name) => {
  expect(readDecision(form({ decision: 'return', [name]: 'x'.repeat(1001) }))).toEqual({
    fault: 'tooLong',
  });
});

test.each(['delete', 'toString', ''])('“%s” is no decision', (decision) => {
  expect(readDecision(form({ decision }))).toEqual({ fault: 'notNow' });
});
