import { createContext } from 'astro/middleware';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetVisitor } from './own-cookie.ts';

afterEach(() => vi.unstubAllEnvs());

/** What a browser is told of cookies when a person is forgotten. */
const linesFrom = (siteUrl: string) => {
  vi.stubEnv('SITE_URL', siteUrl);
  const { cookies } = createContext({
    request: new Request(siteUrl),
    defaultLocale: '',
    locals: { user: undefined, isTutorListOpen: false },
    clientAddress: '127.0.0.1',
  });
  forgetVisitor(cookies);
  return [...cookies.headers()];
};

test('by https, names that only it may use are ended in a way that browsers take', () => {
  const lines = linesFrom('https://hanlu.example');
  expect(lines.map((line) => line.split('=', 1)[0])).toEqual([
    '__Host-onboarding',
    '__Host-login',
    'zone',
  ]);
  for (const line of lines)
    expect(line).toMatch(/Expires=Thu, 01 Jan 1970.*Secure|Secure.*Expires/);
  for (const line of lines) expect(line).toContain('Path=/');
});

test('without https they have no prefix, and are not for https alone', () => {
  const lines = linesFrom('http://127.0.0.1:4321');
  expect(lines.map((line) => line.split('=', 1)[0])).toEqual(['onboarding', 'login', 'zone']);
  expect(lines.join()).not.toContain('Secure');
});
