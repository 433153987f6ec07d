import { describe, expect, test } from 'vitest';
import { subscription } from './subscription.contract.ts';
import { subscriptionMessages } from './subscription.messages.ts';

const sara = { name: 'Sara', email: 'sara@example.org' };

/** The faults of an input, by field, in the order in which they were found. */
const faultsOf = (input: unknown) => {
  const { error } = subscription.input.safeParse(input);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};
const read = (input: unknown) => subscription.input.parse(input);

test('an address is trimmed and put in small letters, a name is trimmed', () => {
  expect(read({ name: '  Sara  ', email: ' SARA@Example.ORG\n' })).toEqual(sara);
});

test('what stands beside the two fields is dropped', () => {
  const input = JSON.parse(
    '{"name":"Sara","email":"sara@example.org","role":"admin","__proto__":{"role":"admin"}}',
  ) as unknown;
  const value = read(input);
  expect(value).toEqual(sara);
  expect('role' in value).toBe(false);
});

test.each([
  ['Name is required', ['', '   ', '\u200f\u202e', undefined, null, 7, ['Sara'], {}]],
  ['Name must be at least 2 characters', ['S', ' س ']],
  ['Name must be less than 100 characters', ['n'.repeat(100), 'n'.repeat(1_000_000)]],
  [
    'The name contains characters that cannot be used',
    ['Sa\u0000ra', 'Sa\r\nra', 'Sa\ud800ra', '\u0301\u0301', '--'],
  ],
])('a name that is told “%s”', (message, names) => {
  for (const name of names) {
    const [[field, code] = [], ...more] = faultsOf({ ...sara, name });
    expect([field, subscriptionMessages.en[code as 'name_short'], more]).toEqual([
      'name',
      message,
      [],
    ]);
  }
});

test.each([
  ['Email is required', ['', '  ', undefined, null, false, ['a@b.cd'], { a: 1 }]],
  [
    'Please enter a valid email address',
    [
      'sara',
      'sara@',
      '@example.org',
      'sara@example',
      'sara@example.',
      'sa ra@example.org',
      'a@b@example.org',
      'a,b@example.org',
      'Sara <sara@example.org>',
      'sara@example.org\u0000',
      'sara\r\nBcc: x@example.org',
    ],
  ],
  ['Email must be less than 255 characters', [`${'e'.repeat(249)}@b.org`, 'e'.repeat(1_000_000)]],
])('an address that is told “%s”', (message, emails) => {
  for (const email of emails) {
    const [[field, code] = [], ...more] = faultsOf({ ...sara, email });
    expect([email, field, subscriptionMessages.en[code as 'email_odd'], more]).toEqual([
      email,
      'email',
      message,
      [],
    ]);
  }
});

describe('what is let through', () => {
  test.each([
    'Li',
    'n'.repeat(99),
    'د. نورة آل سعود',
    '李明',
    'José 🎋',
    'Zoë‌ 👩‍🏫',
    "O'Neill-Çelik",
  ])('the name %s', (name) => expect(read({ ...sara, name }).name).toBe(name.normalize()));

  test.each([
    'a@b.cd',
    `${'e'.repeat(248)}@b.org`,
    'عمر@مثال.السعودية',
    'sara+news@sub.example.org',
  ])('the address %s', (email) => expect(read({ ...sara, email }).email).toBe(email));

  test('an address that was copied with its direction marks', () => {
    expect(read({ ...sara, email: '\u202a\u200esara@example.org\u202c' })).toEqual(sara);
  });

  test('two ways to write one letter are one name and one address', () => {
    expect(read({ name: 'Zoe\u0308', email: 'zoe\u0308@example.org' })).toEqual({
      name: 'Zoë',
      email: 'zoë@example.org',
    });
  });
});

test('missing fields are told together', () => {
  expect(faultsOf({})).toEqual([
    ['name', 'name_required'],
    ['email', 'email_required'],
  ]);
});
