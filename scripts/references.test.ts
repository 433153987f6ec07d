import { expect, test } from 'vitest';
import {
  deadReferencesIn,
  filesNamedIn,
  hasHead,
  numberOf,
  repeatedIn,
  rulesOf,
} from './references.ts';

const known = { rules: new Set(['PHRASES-3']), decisions: new Set(['009']) };
const dead = (text: string) => deadReferencesIn(text, known).map(({ reference }) => reference);

test('a comment that names a rule and a record that are there is fine', () => {
  expect(dead('/** Both ends hold (PHRASES-3, decision 009). */')).toEqual([]);
});

test('a rule and a record that are not there are found, with their line', () => {
  expect(deadReferencesIn('//\n// PHRASES-4 and decision 010', known)).toEqual([
    { line: 2, reference: 'PHRASES-4', why: 'no rule of docs/behaviour' },
    { line: 2, reference: 'decision 010', why: 'no record in docs/decisions' },
  ]);
});

test('a record is named with all its digits, also where the line breaks', () => {
  expect(dead('/** Asked first (design,\n * decision\n * 9). */')).toEqual(['decision 9']);
});

test.each([
  ['// Both ends hold (platform §2).', ['§2']],
  ['/** As it is sent (onboarding\n * §4.2). */', ['§4.2']],
  ['// A client that takes us for a proxy (RFC 9112 §3.2.2).', []],
  ['// The oldest method (PDF 32000 §7.6.3).', []],
])('a section is of an open standard, or of nothing: %j', (text, found) => {
  expect(dead(text)).toEqual(found);
});

test('names that only look like rules are left alone', () => {
  expect(dead('AGPL-3.0, UTF-8, SHA-256, hanlu-5, 2026-11-22')).toEqual([]);
});

test('a page lays its rules down as bold ids at the start of a line', () => {
  expect(rulesOf('# Phrases\n\n- **PHRASES-1** A card.\n- See PHRASES-2.\n')).toEqual([
    'PHRASES-1',
  ]);
});

test('records are numbered by their files, the index is none', () => {
  expect(numberOf('docs/decisions/009-who-may-change.md')).toBe('009');
  expect(numberOf('docs/decisions/README.md')).toBeUndefined();
});

test.each([
  ['# 009 Who may change\n\n2026-11-21 · accepted\n\nWhy.', true],
  ['# 009 Who may change\n\n2026-11-21 · replaced by decision 030\n', true],
  ['# 009 Who may change\n\nWhy.', false],
  ['# Who may change\n\n2026-11-21 · accepted\n', false],
  ['# 009 Who may change\n\n2026-11-21 · perhaps\n', false],
])('a record begins with number, title, day and status: %j', (record, is) => {
  expect(hasHead(record)).toBe(is);
});

test('an id that stands twice is found once', () => {
  expect(repeatedIn(['A-1', 'B-1', 'A-1', 'A-1'])).toEqual(['A-1']);
});

test('links and paths of a page are found, addresses and places to fill are not', () => {
  const page = 'See [it](phrases.md#top), [web](https://x.example), `src/ui/toast`, `src/<x>.ts`.';
  expect(filesNamedIn(page)).toEqual({ links: ['phrases.md'], paths: ['src/ui/toast'] });
});
