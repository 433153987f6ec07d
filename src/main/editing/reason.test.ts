import { expect, test } from 'vitest';
import { reasonIn } from './reason.ts';

test('a build that the rules of the content stop gives their lines alone', () => {
  const said = `08:01:29 [ERROR] [hanlu:content] An unhandled error occurred while running the "astro:build:start" hook
festival-spring › pinyin: 春节 (chun jie) must have tone marks
festival-spring › nameAr: must be filled in
  Location:
    /site/src/main/build/refuse-breaches.ts:21:9
  Stack trace:
    at refuseBreaches (file:///site/src/main/build/refuse-breaches.ts:21:9)`;
  expect(reasonIn(said)).toBe(
    [
      'festival-spring › pinyin: 春节 (chun jie) must have tone marks',
      'festival-spring › nameAr: must be filled in',
    ].join('\n'),
  );
});

test('a page that can’t show a document names it once, however often it was tried', () => {
  const said = 'phrases-dining › title: must be filled in\n'.repeat(2);
  expect(reasonIn(said)).toBe('phrases-dining › title: must be filled in');
});

test('of any other error, what was said last is told, without the code’s own places', () => {
  const said =
    'building\nfirst\nsecond\nThe typeface has no such glyph\n    at cut (font.ts:1:2)\n';
  expect(reasonIn(said)).toBe('first\nsecond\nThe typeface has no such glyph');
});

test.each([
  'fetch failed\n  Caused by:\n  getaddrinfo ENOTFOUND abcdefgh.api.sanity.io',
  'Stack trace:\nCaused by:\nother side closed',
  'Request error while attempting to reach https://abcdefgh.api.sanity.io/v1',
])('a content that does not answer is told as one: %s', (said) => {
  expect(reasonIn(said)).toBe('The content could not be reached');
});

test.each([
  ['ENOSPC: no space left on device, write', 'The disk of the server is full'],
  [
    "EROFS: read-only file system, open '/srv'",
    'The server may not write where it builds new pages',
  ],
])('%s is told in plain words', (said, sentence) => {
  expect(reasonIn(said)).toBe(sentence);
});
