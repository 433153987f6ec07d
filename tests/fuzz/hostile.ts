import fc from 'fast-check';

const NUL = '\u0000';

/** Texts that have broken programs: marks that turn a text, halves of characters, code of others. */
const TEXTS = [
  '',
  ' ',
  NUL,
  `a${NUL}b`,
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\u202etxt.exe',
  '\u0627\u0644\u0639\u0631\u0628\u064a\u0629'.repeat(40),
  '学'.repeat(5_000),
  'a'.repeat(10_000),
  '\u0301'.repeat(500),
  '👩‍👩‍👧‍👦'.repeat(50),
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '0',
  '-1',
  '1e999',
  '9007199254740993',
  '0x10',
  "' OR 1=1 --",
  '%00',
  '%',
  '../../etc/passwd',
  '//evil.example',
  'https://evil.example/\\@a',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  'a\r\nSet-Cookie: b=c',
  '=1+1',
  '0000-00-00',
  '2026-02-31',
  '9999-12-31',
  '+275760-09-13T00:00:00.000Z',
  '2027-06-31T10:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00Z',
  '2027-01-01T00:00:60Z',
  '24:00',
  'Asia/Shanghai',
  'Etc/GMT+14',
  'posixrules',
];

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  fc.string({ unit: 'binary', maxLength: 30 }),
  // Halves of characters as well, which no well-formed text has.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
    .map((units) => String.fromCharCode(...units)),
);

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53 + 2,
  -(2 ** 63),
  8.64e15,
  8.64e15 + 1,
  1e308,
  5e-324,
];

/** Any value that JSON can bring: of the wrong kind, too large, nested, with keys of prototypes. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    JSON.parse('{"__proto__":{"role":"admin"}}'),
    JSON.parse('{"constructor":{"prototype":{"role":"admin"}}}'),
    JSON.parse('['.repeat(200) + ']'.repeat(200)),
    JSON.parse('{"a":'.repeat(200) + '1' + '}'.repeat(200)),
    Array.from({ length: 2_000 }, () => 0),
    { length: 1e9 },
  ),
);

type Change = { kind: 'put' | 'drop' | 'add' | 'wrap'; at: number; value: unknown; key: string };

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('put', 'put', 'put', 'drop', 'add', 'wrap'),
  at: fc.nat(),
  value: hostileValue,
  key: fc.oneof(hostileText, fc.constantFrom('id', 'role', 'userId', 'isAdmin', '__proto__')),
});

/** A value with one or two places of it spoilt. */
export const spoilt = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(right, fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([value, changes]) => changes.reduce(changed, value));

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof File);

/** Walks down by the number, and spoils what stands where it ends. */
const changed = (value: unknown, { kind, at, ...rest }: Change): unknown => {
  if (isBranch(value) && Object.keys(value).length > 0 && at % 7 !== 0) {
    const keys = Object.keys(value);
    const key = keys[at % keys.length] ?? '';
    if (kind === 'drop' && at % 3 === 0) return without(value, key);
    const below = changed(value[key], { kind, at: Math.floor(at / keys.length), ...rest });
    return Array.isArray(value)
      ? value.map((item: unknown, index) => (String(index) === key ? below : item))
      : withKey(value, key, below);
  }
  if (kind === 'add' && isBranch(value) && !Array.isArray(value))
    return withKey(value, rest.key, rest.value);
  return kind === 'wrap' ? [value] : rest.value;
};

const without = (value: Record<string, unknown>, key: string): unknown =>
  Array.isArray(value)
    ? value.filter((_, index) => String(index) !== key)
    : Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

/** As JSON has it: a key of a prototype is a key like others. */
const withKey = (value: object, key: string, item: unknown): unknown =>
  Object.fromEntries([...Object.entries(value).filter(([name]) => name !== key), [key, item]]);
