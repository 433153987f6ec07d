import { describe, expect, test } from 'vitest';
import { isForged, isFromOurPages, ownPath } from './same-site.ts';

const ORIGIN = 'https://hanlu.example';
const ask = (headers: Record<string, string>, method = 'GET') =>
  new Request(`${ORIGIN}/api/assign-role`, { method, headers });

describe('a navigation comes from our pages', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site', referer: `${ORIGIN}/ar/` }, false],
    [{ referer: `${ORIGIN}/ar/role-select` }, true],
    [{ referer: 'https://hanlu.example.evil.example/' }, false],
    [{ origin: 'null' }, false],
    [{}, false],
  ])('%j: %s', (headers, expected) => {
    expect(isFromOurPages(ask(headers as Record<string, string>))).toBe(expected);
  });
});

describe('a change is forged', () => {
  test.each([
    ['POST', { 'sec-fetch-site': 'cross-site' }, true],
    ['POST', { 'sec-fetch-site': 'same-site' }, true],
    ['POST', { 'sec-fetch-site': 'same-origin' }, false],
    ['POST', { origin: 'https://evil.example' }, true],
    ['POST', { origin: 'null', 'content-type': 'application/json' }, true],
    ['DELETE', { origin: 'https://evil.example' }, true],
    ['POST', { origin: ORIGIN }, false],
    ['POST', { 'content-type': 'application/json' }, false],
    ['POST', { 'content-type': 'multipart/form-data; boundary=x' }, true],
    ['POST', { 'content-type': 'text/plain' }, true],
    ['GET', { 'sec-fetch-site': 'cross-site' }, false],
  ])('%s with %j: %s', (method, headers, expected) => {
    expect(isForged(ask(headers as Record<string, string>, method))).toBe(expected);
  });
});

describe('a path to go back to', () => {
  test.each(['/ar/student', '/en/contents?tab=games#x', '/', '/ar/%D8%A7', '/apis'])(
    '%s is ours',
    (path) => {
      expect(ownPath(path, ORIGIN)).toBe(path);
    },
  );

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'ar/student',
    '/api/logout',
    '/api',
    '/x/../api/login',
    '/./api/logout',
    '/x/%2e%2e/api/login',
    '/x/..%2fapi/login',
    '/%61pi/login',
    '/x\\..\\api\\login',
    '/x/..//evil.example',
    '/%2fevil.example',
    '/%',
    '',
    null,
    ['/ar'],
  ])('%j is not', (path) => {
    expect(ownPath(path, ORIGIN)).toBeUndefined();
  });
});
