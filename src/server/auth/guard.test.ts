import { describe, expect, test, vi } from 'vitest';
import type { Role } from '#src/domain/roles.ts';
import { guard, guardWriting, pageLanguage } from './guard.ts';
import type { User } from './user.ts';

type Visit = { path?: string; lang?: string; user?: Partial<User>; preferred?: string };

const visit = ({ path = '/en/room', lang, user, preferred }: Visit) => {
  const response = { headers: new Headers(), status: 200 };
  return {
    params: { lang },
    url: new URL(path, 'https://hanlu.example'),
    locals: {
      user: user && {
        id: 'u',
        email: undefined,
        emailVerified: true,
        name: undefined,
        role: undefined,
        ...user,
      },
    },
    cookies: { get: () => (preferred ? { value: preferred } : undefined) },
    response,
    redirect: (to: string) => new Response(null, { status: 302, headers: { location: to } }),
    rewrite: (to: string) => Promise.resolve(new Response(`rewritten to ${to}`, { status: 404 })),
  } as unknown as Parameters<typeof guard>[0];
};

const wayOf = async (required: Role[], details: Visit) => {
  const entry = await guard(visit({ lang: 'en', ...details }), 'learn', required);
  return entry instanceof Response ? entry.headers.get('location') : entry.at;
};

describe('a guarded page', () => {
  test('lets the right role in, and an admin everywhere', async () => {
    expect(await wayOf(['student', 'admin'], { user: { role: 'student' } })).toBe('content');
    expect(await wayOf(['teacher'], { user: { role: 'admin' } })).toBe('content');
    expect(await wayOf([], { user: { role: 'teacher' } })).toBe('content');
  });

  test('denies a wrong role, naming it and what is required, and the log knows it', async () => {
    const said = vi.spyOn(console, 'info').mockReturnValue();
    const page = visit({ lang: 'ar', user: { role: 'student' } });
    const entry = await guard(page, 'admin', ['admin']);
    expect(page.response.status).toBe(403);
    expect(entry).toEqual({ at: 'denied', locale: 'ar', role: 'student', required: ['admin'] });
    expect(said).toHaveBeenCalledExactlyOnceWith('Refused: student, where admin is needed');
  });

  test('sends visitors to sign up, or to the questions where students may enter', async () => {
    expect(await wayOf(['admin'], { path: '/en/admin' })).toBe('/en/signup?next=%2Fen%2Fadmin');
    expect(await wayOf(['student', 'admin'], {})).toBe('/en/onboarding');
  });

  test('sends visitors to the login and back where students and tutors meet', async () => {
    const way = await wayOf(['student', 'teacher'], { path: '/en/lessons/a1' });
    expect(way).toBe('/en/login?next=%2Fen%2Flessons%2Fa1');
  });

  test('has its query on the way back: a mail names the lesson that an admin is to open', async () => {
    const way = await wayOf(['admin'], { path: '/en/admin/lessons?lesson=a1' });
    expect(way).toBe('/en/signup?next=%2Fen%2Fadmin%2Flessons%3Flesson%3Da1');
  });

  test('sends someone without a role to choose one, with the page that they wanted', async () => {
    for (const required of [['student', 'admin'], ['teacher'], ['admin']] satisfies Role[][]) {
      const way = await wayOf(required, { user: {}, path: '/en/room?a=b' });
      expect(way).toBe('/en/role-select?next=%2Fen%2Froom%3Fa%3Db');
    }
  });

  test('is never kept by a cache', async () => {
    const page = visit({ lang: 'en' });
    await guard(page, 'admin', ['admin']);
    expect(page.response.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('what is sent to a page on which somebody writes', () => {
  const body = new URLSearchParams({ decision: 'return', profile: 'The video is private.' });
  const sent = (user?: Partial<User>) => {
    const request = new Request('https://hanlu.example/en/room', { method: 'POST', body });
    return { ...visit({ lang: 'en', ...(user && { user }) }), request };
  };

  test.each([
    ['after their session has ended', undefined, 401],
    ['when another account has signed in meanwhile', { role: 'student' }, 403],
    ['when one without a role has', {}, 403],
  ] satisfies [string, Partial<User> | undefined, number][])(
    'stays, and is done by nobody, %s',
    async (_, user, status) => {
      const page = sent(user);
      const entry = await guardWriting(page, 'admin', ['admin']);
      expect(page.response.status).toBe(status);
      if (entry instanceof Response || entry.at !== 'unsent') throw new Error('It is let in');
      expect(Object.fromEntries(entry.written)).toEqual(Object.fromEntries(body));
      expect(entry.isSignedIn).toBe(user !== undefined);
    },
  );

  test('comes in with the right role', async () => {
    expect(await guardWriting(sent({ role: 'admin' }), 'admin', ['admin'])).toMatchObject({
      at: 'content',
    });
  });
});

describe('the language of a page', () => {
  test('is that of its prefix, Arabic without one', async () => {
    expect(await pageLanguage(visit({ lang: 'en', preferred: 'ar' }), 'learn')).toBe('en');
    expect(await pageLanguage(visit({}), 'learn')).toBe('ar');
  });

  test('sends an English reader from the bare address on, query and all', async () => {
    const moved = await pageLanguage(visit({ path: '/student?a=b', preferred: 'en' }), 'learn');
    expect(moved).toBeInstanceOf(Response);
    expect((moved as Response).headers.get('location')).toBe('/en/student?a=b');
  });

  test.each(['fr', 'en/deep'])('is none for %s', async (lang) => {
    const missing = await pageLanguage(visit({ lang }), 'learn');
    expect((missing as Response).status).toBe(404);
  });
});
