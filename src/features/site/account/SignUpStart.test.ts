import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { afterEach, expect, test, vi } from 'vitest';
import type { Role } from '#src/domain/roles.ts';
import { openSignUp, type Door } from './open-sign-up.server.ts';
import SignUpStart from './SignUpStart.astro';

const SITE = 'https://hanlu.example';

type Visit = { door?: Door; role?: Role | 'none' };

afterEach(() => vi.unstubAllEnvs());

/** The page as somebody without scripts has it: a visitor, or a member with a role or none. */
const pageOf = async (address: string, { door = 'signup', role }: Visit = {}) => {
  const user = role && {
    ...{ id: 'u', email: undefined, emailVerified: false, name: undefined, hasLessons: false },
    role: role === 'none' ? undefined : role,
  };
  const ways = openSignUp(door, 'en', { url: new URL(SITE + address), locals: { user } });
  const container = await AstroContainer.create();
  return await container.renderToString(SignUpStart, { props: { locale: 'en', door, ways } });
};

/** The ways on that the page shows. */
const linksOf = async (address: string, visit?: Visit) =>
  [...(await pageOf(address, visit)).matchAll(/<a[^>]*href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

test('the page that was wanted goes along to the issuer', async () => {
  expect(await linksOf('/en/signup?next=/en/tutor&role=teacher')).toEqual([
    '/api/login?lang=en&entry=signup&next=%2Fen%2Ftutor&role=teacher',
  ]);
  expect(await linksOf('/en/login?next=/en/lessons/7', { door: 'login' })).toEqual([
    '/api/login?lang=en&next=%2Fen%2Flessons%2F7',
  ]);
});

test.each(['https://evil.example', '//evil.example', '/api/logout', '/%2Fevil.example'])(
  'nothing goes along of %s',
  async (next) => {
    expect(await linksOf(`/en/signup?next=${encodeURIComponent(next)}`)).toEqual([
      '/api/login?lang=en&entry=signup',
    ]);
  },
);

test.each([
  ['/en/signup?next=/ar/tutor&role=teacher', '/en/role-select?role=teacher&next=%2Far%2Ftutor'],
  ['/en/signup?next=/en/student&role=student', '/en/role-select?next=%2Fen%2Fstudent'],
  ['/en/signup', '/en/role-select'],
])('whoever is signed in without a role is led on from %s', async (address, choice) => {
  expect((await linksOf(address, { role: 'none' })).at(-1)).toBe(choice);
});

test('whoever is signed in with a role is led home', async () => {
  expect((await linksOf('/en/signup', { role: 'student' })).at(-1)).toBe('/en/');
});

test('the button calls the provider as the settings of the server do', async () => {
  vi.stubEnv('OIDC_ISSUER', 'https://id.example.org');
  vi.stubEnv('OIDC_CLIENT_ID', 'hanlu');
  vi.stubEnv('OIDC_PROVIDER_NAME', 'Acme');
  expect(await pageOf('/en/signup')).toContain('Continue with Acme');
});

test('where nobody can sign in, the page says so and leads to no issuer', async () => {
  vi.stubEnv('SITE_URL', SITE);
  expect(await pageOf('/en/signup')).toContain('Sign-up isn’t open on this site yet.');
  expect(await linksOf('/en/signup')).toEqual([]);
});
