import { expect, test } from 'vitest';
import {
  isKeptPage,
  isLastingFile,
  isPage,
  isPicture,
  isSound,
  isStrokeFile,
  mayBeStored,
  pageKey,
  pictureFamily,
} from './what-may-be-kept.ts';

test.each([
  '/',
  '/ar/',
  '/en',
  '/ar/contents',
  '/contents/games/hanzi-stroke-practice',
  '/en/contents/articles/basics-to-radicals/',
  '/ar/review',
  '/ar/today/',
  '/en/pocket',
  '/ar/find',
])('%s may be kept, for it is the same for everybody', (path) => {
  expect(isKeptPage(path)).toBe(true);
});

test.each([
  '/ar/student',
  '/en/admin',
  '/en/admin/applications/1',
  '/ar/teacher-onboarding',
  '/ar/teacher-signup',
  '/en/role-select',
  '/ar/after-signup',
  '/ar/onboarding',
  '/en/login',
  '/en/signup',
  '/en/image',
  '/en/Data-Center',
  '/DC',
  '/en/newsletter/confirm',
  '/api/auth/user',
  '/api/callback',
  '/api/contents',
  '/studio',
  '/studio/contents',
  '/ar/reviewer',
  '/contentsx',
  // Where the newest catalogue lies: a kept answer would name an old one for ever.
  '/data/learning-ar.json',
])('%s is never kept', (path) => {
  const rules = [isKeptPage, isLastingFile, isPicture, isSound, isStrokeFile];
  expect(rules.map((rule) => rule(path))).toEqual([false, false, false, false, false]);
});

const answer = (headers: Record<string, string>, status = 200) => ({
  status,
  headers: new Headers(headers),
});
const built = { etag: '"a"', 'cache-control': 'no-cache', vary: 'Accept-Encoding' };

test('a file of the build may be stored, also one that is to be asked about each time', () => {
  expect(mayBeStored(answer(built))).toBe(true);
});

test.each([
  ['forbids to be stored', { ...built, 'cache-control': 'no-store' }],
  ['is for one person', { ...built, 'cache-control': 'Private, max-age=60' }],
  ['sets a cookie', { ...built, 'set-cookie': 'session=1' }],
  ['depends on cookies', { ...built, vary: 'Accept-Encoding, Cookie' }],
  ['was made for this request', { 'cache-control': 'no-cache' }],
])('an answer that %s is not stored', (_, headers) => {
  expect(mayBeStored(answer(headers))).toBe(false);
});

test.each([0, 204, 206, 301, 304, 404, 500])('an answer of status %i is not stored', (status) => {
  expect(mayBeStored(answer(built, status))).toBe(false);
});

test('one page has one key, whatever its query and its slash', () => {
  const keys = ['/ar/contents', '/ar/contents/', '/ar/contents?level=2#top', '/'].map((path) =>
    pageKey(`https://hanlu.example${path}`),
  );
  expect(new Set(keys.slice(0, 3))).toEqual(new Set(['https://hanlu.example/ar/contents']));
  expect(keys[3]).toBe('https://hanlu.example/');
});

test('the sizes of a picture are one family, other pictures are not', () => {
  const small = pictureFamily('/_astro/harbour.C3vX-9ab_Z1kQ.webp');
  expect(pictureFamily('/_astro/harbour.C3vX-9ab_2bFqrC.avif')).toBe(small);
  expect(pictureFamily('/_astro/harbour.C3vX-9ab.webp')).toBe(small);
  expect(pictureFamily('/_astro/harbour.D4wY-0cd_Z1kQ.webp')).not.toBe(small);
});

test('the pages of visitors and members are pages, what the server and the Studio answer is not', () => {
  expect(
    ['/', '/ar/tutors', '/student', '/apis', '/no/such'].filter((one) => !isPage(one)),
  ).toEqual([]);
  expect(['/api/login', '/studio', '/studio/structure/festival'].filter(isPage)).toEqual([]);
});
