import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIContext, APIRoute, AstroCookies } from 'astro';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeSharedDatabase, database } from '#db/client.ts';
import { users } from '#db/schema/users.ts';
import { SIGNED_IN_COOKIE } from '#src/lib/signed-in.ts';
import { endSignInsElsewhere, readSession, signInsOf } from '#src/server/auth/sessions.ts';
import { signIns } from '#src/server/watching/measures.ts';
import { startOidcServer, type OidcServer } from '#tests/oidc-server.ts';
import { soon } from '#tests/soon.ts';
import { comeBack, sendToIssuer } from './login.server.ts';
import { assignRole, logOut, saveRoleCorrection } from './role.server.ts';

const SITE = 'https://hanlu.example';
const OURS = { 'sec-fetch-site': 'same-origin' };

let issuer: OidcServer;
let folder: string;
beforeAll(async () => {
  issuer = await startOidcServer({ redirectUri: `${SITE}/api/callback` });
});
afterAll(() => issuer.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanlu-login-'));
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: '',
    SITE_URL: SITE,
    ...issuer.settings,
    ADMIN_EMAILS: 'Boss@hanlu.example',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(async () => {
  issuer.play({});
  issuer.objections.splice(0);
  await closeSharedDatabase();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

/** A browser: it keeps cookies, and every one comes from an address of its own. */
const browser = () => {
  const jar = new Map<string, string>();
  const options = new Map<string, object>();
  const cookies = {
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: (name: string, value: string, given: object) => {
      options.set(name, given);
      if (value) jar.set(name, value);
      else jar.delete(name);
    },
    delete: (name: string) => jar.delete(name),
  } as unknown as AstroCookies;
  const clientAddress = `10.1.${browsers >> 8}.${browsers & 255}`;
  browsers += 1;
  const visit = async (route: APIRoute, address: string, init: RequestInit = {}) => {
    const request = new Request(new URL(address, SITE), { headers: OURS, ...init });
    const context = {
      request,
      url: new URL(request.url),
      cookies,
      clientAddress,
      locals: { user: await readSession(cookies) },
      redirect: (to: string, status = 302) =>
        new Response(null, { status, headers: { location: to } }),
    };
    const response = await route(context as unknown as APIContext);
    return response.headers.get('location') ?? String(response.status);
  };
  return { jar, options, cookies, visit };
};
let browsers = 0;

type Browser = ReturnType<typeof browser>;
const callback = comeBack(() => Promise.resolve('nothing'));

/** Goes to the issuer; answers the address that it sends the browser back to. */
const throughIssuer = async ({ visit }: Browser, query: string, init: RequestInit = {}) => {
  const away = await visit(sendToIssuer, `/api/login?${query}`, init);
  const back = await fetch(away, { redirect: 'manual' });
  return back.headers.get('location') ?? '';
};
const login = async (someone: Browser, query: string, init: RequestInit = {}) =>
  someone.visit(callback, await throughIssuer(someone, query, init));
const userOf = ({ cookies }: Browser) => readSession(cookies);

describe('signing in', () => {
  test('is tied to a cookie that no sister site can plant', async () => {
    const sara = browser();
    const back = await throughIssuer(sara, 'lang=en');
    expect(sara.options.get('__Host-login')).toMatchObject({ path: '/', secure: true });
    const mallory = browser();
    const theirs = await throughIssuer(mallory, 'lang=en');
    sara.jar.set('login', mallory.jar.get('__Host-login') ?? '');
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await sara.visit(callback, theirs)).toMatch(/auth_error=1$/);
    expect(await userOf(sara)).toBeUndefined();
    expect(await sara.visit(callback, back)).toBe('/en/');
  });

  test('starts a session that only a cookie opens, and leads to the role choice', async () => {
    const sara = browser();
    expect(await login(sara, 'lang=en&entry=signup')).toBe('/en/role-select');
    expect(await userOf(sara)).toMatchObject({ role: undefined, email: 'zoe@reader.example' });
    expect(sara.options.get('__Host-session')).toMatchObject({
      httpOnly: true,
      sameSite: 'lax',
      secure: true,
      path: '/',
    });
    expect(sara.jar.get(SIGNED_IN_COOKIE)).toBeTruthy();
    const { rows } = await (await database()).$client.execute('SELECT id FROM sessions');
    expect(rows[0]?.['id']).not.toBe(sara.jar.get('__Host-session'));
  });

  test('as a student gives the role where a page of ours asked for it', async () => {
    const sara = browser();
    expect(await login(sara, 'lang=ar&role=student')).toBe(
      '/ar/after-signup?showOnboardingPrompt=1',
    );
    expect(await userOf(sara)).toMatchObject({ role: 'student' });
  });

  test('by another site’s link gives no role', async () => {
    const sara = browser();
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect(await login(sara, 'lang=en&role=student&entry=signup', foreign)).toBe('/en/role-select');
    expect((await userOf(sara))?.role).toBeUndefined();
    expect(await login(browser(), 'lang=en&role=student', foreign)).toBe('/en/role-select');
  });

  test('commits what was answered before, for the one who signed in', async () => {
    const commit = vi.fn(() => Promise.resolve('committed' as const));
    const sara = browser();
    const back = await throughIssuer(sara, 'lang=en&role=student');
    expect(await sara.visit(comeBack(commit), back)).toBe('/en/after-signup');
    const user = await userOf(sara);
    expect(commit).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      { id: user?.id, role: 'student' },
      sara.cookies,
    );
  });

  test('stays signed in where the answers could not be saved, and is told of the answers', async () => {
    const sara = browser();
    const back = await throughIssuer(sara, 'lang=en&role=student');
    const fault = Object.assign(new Error('zoe is locked'), { code: 'SQLITE_BUSY' });
    const landed = await sara.visit(
      comeBack(() => Promise.reject(fault)),
      back,
    );
    expect(landed).toBe('/en/onboarding?answers=unsaved');
    expect(await userOf(sara)).toMatchObject({ role: 'student' });
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'Answers not saved at a sign-in: Error SQLITE_BUSY',
    );
  });

  test('goes back to the page that asked, and to no other site', async () => {
    expect(await login(browser(), 'lang=en&next=/en/student')).toBe('/en/student');
    expect(await login(browser(), 'lang=en&next=//evil.example')).toBe('/en/');
  });

  test('as an admin takes a verified address of the settings', async () => {
    const person = { sub: 'boss', email: 'boss@hanlu.example', email_verified: true };
    issuer.play({ person });
    const boss = browser();
    expect(await login(boss, 'lang=en&role=student')).toBe('/en/admin');
    expect((await userOf(boss))?.role).toBe('admin');
    issuer.play({ person: { ...person, sub: 'liar', email_verified: false } });
    const log = vi.spyOn(console, 'warn').mockReturnValue();
    const liar = browser();
    await login(liar, 'lang=en');
    expect((await userOf(liar))?.role).toBeUndefined();
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('has not verified it'));
    log.mockRestore();
  });

  describe('as an admin who needs a second factor', () => {
    const FACTOR = 'urn:example:loa:2';
    const person = { sub: 'boss', email: 'boss@hanlu.example', email_verified: true };
    beforeEach(() => void vi.stubEnv('OIDC_ADMIN_ACR', FACTOR));

    /** What the browser meets at the way back, when it was sent to the issuer once more. */
    const againThroughIssuer = async (someone: Browser, back: string) => {
      const away = await someone.visit(callback, back);
      expect(new URL(away).searchParams.get('acr_values')).toBe(FACTOR);
      expect(await userOf(someone)).toBeUndefined();
      const answered = await fetch(away, { redirect: 'manual' });
      return answered.headers.get('location') ?? '';
    };

    test('goes to the issuer once more for it, and then where they wanted', async () => {
      issuer.play({ person, claimsWhenAsked: { acr: FACTOR } });
      const boss = browser();
      const back = await throughIssuer(boss, 'lang=en&next=/en/lessons');
      expect(await boss.visit(callback, await againThroughIssuer(boss, back))).toBe('/en/lessons');
      expect((await userOf(boss))?.role).toBe('admin');
      expect(console.info).toHaveBeenLastCalledWith('Signed in: admin, with a second factor');
    });

    test('is signed in at once where they have shown it', async () => {
      issuer.play({ person, claims: { amr: ['otp', 'mfa'] } });
      const boss = browser();
      expect(await login(boss, 'lang=en')).toBe('/en/');
      expect((await userOf(boss))?.role).toBe('admin');
    });

    test('is not signed in where they come back without it', async () => {
      issuer.play({ person, claimsWhenAsked: { acr: 'urn:example:loa:1' } });
      const boss = browser();
      const back = await throughIssuer(boss, 'lang=en');
      const again = await againThroughIssuer(boss, back);
      expect(await boss.visit(callback, again)).toBe('/en/?auth_error=1');
      expect(await userOf(boss)).toBeUndefined();
      expect(console.error).toHaveBeenLastCalledWith(
        'Login failed: an admin without a second factor',
      );
    });

    test('is signed out where they had signed in without it', async () => {
      vi.stubEnv('OIDC_ADMIN_ACR', '');
      issuer.play({ person });
      const boss = browser();
      await login(boss, 'lang=en');
      expect((await userOf(boss))?.role).toBe('admin');
      vi.stubEnv('OIDC_ADMIN_ACR', FACTOR);
      expect(await userOf(boss)).toBeUndefined();
      expect(boss.jar.has('__Host-session')).toBe(false);
    });

    test('asks nothing of others', async () => {
      const sara = browser();
      expect(await login(sara, 'lang=en&role=student')).toBe(
        '/en/after-signup?showOnboardingPrompt=1',
      );
      expect((await userOf(sara))?.role).toBe('student');
    });
  });

  test('again in the same browser ends the session before', async () => {
    const sara = browser();
    await login(sara, 'lang=en');
    await login(sara, 'lang=en');
    const { rows } = await (await database()).$client.execute('SELECT id FROM sessions');
    expect(rows).toHaveLength(1);
  });

  test('two tabs at once both come back', async () => {
    const sara = browser();
    const one = await throughIssuer(sara, 'lang=en');
    const two = await throughIssuer(sara, 'lang=en');
    expect(await sara.visit(callback, two)).toBe('/en/');
    expect(await sara.visit(callback, one)).toBe('/en/');
  });
});

describe('a login fails, and signs nobody in,', () => {
  const refused = async (someone: Browser, back: string, locale = 'ar') => {
    expect(await someone.visit(callback, back)).toBe(`/${locale}/?auth_error=1`);
    expect(await userOf(someone)).toBeUndefined();
  };

  test('when the callback is replayed', async () => {
    const sara = browser();
    const back = await throughIssuer(sara, 'lang=en');
    await sara.visit(callback, back);
    sara.jar.delete('__Host-session');
    await refused(sara, back);
  });

  test('when another browser brings the callback', async () => {
    const back = await throughIssuer(browser(), 'lang=en');
    await refused(browser(), back);
  });

  test.each([
    ['state', 'wrong'],
    ['state', ''],
  ])('when %s is “%s”', async (name, value) => {
    const sara = browser();
    const back = new URL(await throughIssuer(sara, 'lang=en'));
    back.searchParams.set(name, value);
    await refused(sara, back.href);
  });

  test('when it took more than ten minutes', async () => {
    const sara = browser();
    const back = await throughIssuer(sara, 'lang=en');
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000, toFake: ['Date'] });
    await refused(sara, back);
  });

  test.each([
    'denied',
    'token_refused',
    'token_broken',
    'wrong_nonce',
    'wrong_key',
    'wrong_audience',
    'unsigned',
    'no_id_token',
  ] as const)('when the issuer answers with %s', async (fault) => {
    issuer.play({ faults: [fault] });
    const sara = browser();
    await refused(sara, await throughIssuer(sara, 'lang=en'), 'en');
  });

  test('when the issuer’s clock is an hour late', async () => {
    issuer.play({ skewS: -3_600 });
    const sara = browser();
    await refused(sara, await throughIssuer(sara, 'lang=en'), 'en');
  });

  test('when the issuer is down, on the way there already', async () => {
    const gone = await startOidcServer({ redirectUri: `${SITE}/api/callback` });
    const counted = vi.spyOn(signIns, 'add');
    vi.stubEnv('OIDC_ISSUER', gone.issuer);
    await gone.close();
    expect(await browser().visit(sendToIssuer, '/api/login?lang=en')).toBe('/en/?auth_error=1');
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('ECONNREFUSED'));
    expect(counted).toHaveBeenCalledExactlyOnceWith({ result: 'issuer' });
  });

  test('when the issuer’s answers together take too long, though each comes in time', async () => {
    const sara = browser();
    const back = await throughIssuer(sara, 'lang=en');
    issuer.play({ delayMs: 9_000, claimsIn: 'userinfo' });
    const counted = vi.spyOn(signIns, 'add');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waits = vi.spyOn(globalThis, 'setTimeout');
    const landed = sara.visit(callback, back);
    // First for the tokens, then for the keys or, where these are known, for the person.
    for (const asked of [1, 2]) {
      await soon(() =>
        expect(waits.mock.calls.filter(([, ms]) => ms === 9_000)).toHaveLength(asked),
      );
      vi.advanceTimersByTime(9_000);
    }
    expect(await landed).toBe('/en/?auth_error=1');
    expect(await userOf(sara)).toBeUndefined();
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Login failed: TimeoutError');
    expect(counted).toHaveBeenCalledExactlyOnceWith({ result: 'issuer' });
  });

  test.each([
    ['token_broken', 'issuer'],
    ['wrong_audience', 'issuer'],
    ['wrong_key', 'issuer'],
    ['unsigned', 'issuer'],
    ['no_id_token', 'issuer'],
    ['token_refused', 'failed'],
    ['wrong_callback_issuer', 'failed'],
    ['denied', 'cancelled'],
  ] as const)('and counts %s as “%s”, for an alarm is about the issuer', async (fault, result) => {
    const counted = vi.spyOn(signIns, 'add');
    issuer.play({ faults: [fault] });
    const sara = browser();
    await refused(sara, await throughIssuer(sara, 'lang=en'), 'en');
    expect(counted).toHaveBeenCalledExactlyOnceWith({ result });
  });

  test.each<[string, (made: URLSearchParams) => void]>([
    ['another code', (made) => made.set('code', 'made-up')],
    ['no code', (made) => made.delete('code')],
    ['two codes', (made) => made.append('code', 'made-up')],
    ['no issuer', (made) => made.delete('iss')],
    ['a token', (made) => made.set('id_token', 'made-up')],
    ['a whole answer', (made) => made.set('response', 'made-up')],
    ['a fault', (made) => made.set('error', 'server_error')],
  ])('and does not blame the issuer for an address made up with %s', async (_, makeUp) => {
    const counted = vi.spyOn(signIns, 'add');
    const sara = browser();
    const back = new URL(await throughIssuer(sara, 'lang=en'));
    makeUp(back.searchParams);
    await refused(sara, back.href, 'en');
    expect(counted).toHaveBeenCalledExactlyOnceWith({ result: 'failed' });
  });

  test('and tells the log a code and no person', async () => {
    issuer.play({ faults: ['wrong_nonce'] });
    const sara = browser();
    await sara.visit(callback, await throughIssuer(sara, 'lang=en'));
    const told = vi.mocked(console.error).mock.calls.flat().join(' ');
    expect(told).toMatch(/^Login failed: /);
    expect(told).not.toMatch(/zoe|reader/i);
  });

  test('and calls what someone cancelled no failure', async () => {
    issuer.play({ faults: ['denied'] });
    const sara = browser();
    await sara.visit(callback, await throughIssuer(sara, 'lang=en'));
    expect(console.error).not.toHaveBeenCalled();
  });
});

test('too many logins from one browser are told to wait', async () => {
  const sara = browser();
  for (let index = 0; index < 31; index += 1) await sara.visit(sendToIssuer, '/api/login');
  expect(await sara.visit(sendToIssuer, '/api/login')).toBe('429');
});

test('a session ends after thirty days without a visit', async () => {
  const sara = browser();
  await login(sara, 'lang=en');
  vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000, toFake: ['Date'] });
  expect(await userOf(sara)).toBeUndefined();
  expect(sara.jar.has('__Host-session')).toBe(false);
  expect(sara.jar.has(SIGNED_IN_COOKIE)).toBe(false);
});

test.each([
  ['a member', 'zoe@reader.example', 90],
  ['an admin', 'boss@hanlu.example', 7],
])('the session of %s ends in any case (%s: after %d days)', async (_, email, days) => {
  issuer.play({ person: { sub: email, email, email_verified: true } });
  const someone = browser();
  const start = Date.now();
  await login(someone, 'lang=en');
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let day = 1; day < days; day += 1) {
    vi.setSystemTime(start + day * 86_400_000);
    expect(await userOf(someone)).toBeDefined();
  }
  vi.setSystemTime(start + days * 86_400_000 + 60_000);
  expect(await userOf(someone)).toBeUndefined();
  expect(someone.jar.has('__Host-session')).toBe(false);
});

describe('where somebody is signed in', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const by = (agent: string) => ({ headers: { ...OURS, 'user-agent': agent } });
  const signIn = async (agent: string) => {
    const someone = browser();
    await someone.visit(callback, await throughIssuer(someone, 'lang=en'), by(agent));
    return someone;
  };
  const idOf = async (someone: Browser) => (await userOf(someone))?.id ?? '';
  const listOf = async (someone: Browser) =>
    signInsOf(someone.cookies, { id: await idOf(someone), role: (await userOf(someone))?.role });

  test('stands this browser first, each by what its maker calls it', async () => {
    const laptop = await signIn(FIREFOX);
    const other = await signIn('');
    const listed = await listOf(laptop);
    expect(listed).toMatchObject([
      { device: 'Firefox, Linux', isHere: true },
      { device: '', isHere: false },
    ]);
    expect(await listOf(other)).toMatchObject([
      { device: '', isHere: true },
      { device: 'Firefox, Linux', isHere: false },
    ]);
  });

  test('one place is signed out, and the others are not', async () => {
    const [here, lost, tablet] = [await signIn(''), await signIn(FIREFOX), await signIn('')];
    const id = await idOf(here);
    const there = (await listOf(here)).find(({ device }) => device !== '');
    await endSignInsElsewhere(here.cookies, id, there?.id ?? '');
    expect(await userOf(lost)).toBeUndefined();
    expect(await userOf(here)).toBeDefined();
    expect(await userOf(tablet)).toBeDefined();
  });

  test('all other places are signed out at once', async () => {
    const [here, ...others] = [await signIn(''), await signIn(FIREFOX), await signIn('')];
    await endSignInsElsewhere(here.cookies, await idOf(here), 'all');
    expect(await userOf(here)).toBeDefined();
    for (const other of others) expect(await userOf(other)).toBeUndefined();
  });

  test('nothing stands that has ended by its age', async () => {
    issuer.play({ person: { sub: 'boss', email: 'boss@hanlu.example', email_verified: true } });
    await signIn(FIREFOX);
    vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000, toFake: ['Date'] });
    issuer.play({
      person: { sub: 'boss', email: 'boss@hanlu.example', email_verified: true },
      skewS: 8 * 86_400,
    });
    expect(await listOf(await signIn(''))).toMatchObject([{ isHere: true }]);
  });

  test('a session that an older version began beside this one goes on', async () => {
    const sara = await signIn(FIREFOX);
    await (await database()).$client.execute('UPDATE sessions SET started_at = 0');
    expect(await listOf(sara)).toMatchObject([{ isHere: true, startedAt: undefined }]);
  });

  test('nobody signs out somebody else', async () => {
    const sara = await signIn('');
    issuer.play({ person: { sub: 'mallory', email: 'mallory@reader.example' } });
    const mallory = await signIn('');
    const [own] = await listOf(sara);
    await endSignInsElsewhere(mallory.cookies, await idOf(mallory), own?.id ?? '');
    await endSignInsElsewhere(mallory.cookies, await idOf(mallory), 'all');
    expect(await userOf(sara)).toBeDefined();
  });
});

test('a session that has ended is forgotten with the next login of anyone', async () => {
  await login(browser(), 'lang=en');
  vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000, toFake: ['Date'] });
  issuer.play({ skewS: 31 * 86_400 });
  await login(browser(), 'lang=en');
  const { rows } = await (await database()).$client.execute('SELECT id FROM sessions');
  expect(rows).toHaveLength(1);
});

describe('choosing a role', () => {
  test('happens once; another choice changes nothing and says so', async () => {
    const sara = browser();
    await login(sara, 'lang=en&entry=signup');
    const sign = sara.jar.get(SIGNED_IN_COOKIE);
    expect(await sara.visit(assignRole, '/api/assign-role?role=student&lang=en')).toBe(
      '/en/after-signup?showOnboardingPrompt=1',
    );
    expect(sara.jar.get(SIGNED_IN_COOKIE)).not.toBe(sign);
    expect(await sara.visit(assignRole, '/api/assign-role?role=teacher&lang=en')).toBe(
      '/en/teacher-signup?error=role_conflict',
    );
    expect((await userOf(sara))?.role).toBe('student');
  });

  test('leads whoever came to apply as a tutor to the form', async () => {
    const sara = browser();
    expect(await login(sara, 'lang=en&entry=signup&role=teacher')).toBe(
      '/en/role-select?role=teacher',
    );
    const choice = '/api/assign-role?role=teacher&lang=en&entry=apply';
    expect(await sara.visit(assignRole, choice)).toBe('/en/teacher-onboarding');
    expect((await userOf(sara))?.role).toBe('teacher');
  });

  test('leads on to the page that asked for a role, and to no other site', async () => {
    const choose = async (next: string) => {
      const sara = browser();
      await login(sara, 'lang=en');
      const query = new URLSearchParams({ role: 'teacher', lang: 'en', next });
      return sara.visit(assignRole, `/api/assign-role?${query}`);
    };
    expect(await choose('/en/tutor/profile')).toBe('/en/tutor/profile');
    expect(await choose('https://evil.example/tutor')).toMatch(/^\/en\/after-signup\?/);
    expect(await choose('/en/tutor/../../api/logout')).toMatch(/^\/en\/after-signup\?/);
    expect(await choose('/en/student')).toMatch(/^\/en\/after-signup\?/);
  });

  test.each([
    ['/api/assign-role?role=admin&lang=en', OURS, '/en/role-select'],
    ['/api/assign-role?lang=xx', OURS, '/ar/role-select'],
    [
      '/api/assign-role?role=teacher&lang=en',
      { 'sec-fetch-site': 'cross-site' },
      '/en/role-select?role=teacher',
    ],
    ['/api/assign-role?role=teacher&lang=en', {}, '/en/role-select?role=teacher'],
  ])('%s with %j only leads to %s', async (address, headers, path) => {
    const sara = browser();
    await login(sara, 'lang=en');
    expect(await sara.visit(assignRole, address, { headers })).toBe(path);
    expect((await userOf(sara))?.role).toBeUndefined();
  });

  test.each(['ar', 'en'])(
    'needs someone signed in, and has them go on from the sign-up (%s)',
    async (lang) => {
      const sara = browser();
      const choose = (next: string) =>
        sara.visit(
          assignRole,
          `/api/assign-role?${new URLSearchParams({ role: 'teacher', lang, next })}`,
        );
      expect(await choose('https://evil.example/tutor')).toBe(`/${lang}/signup?role=teacher`);
      const wish = new URLSearchParams({ role: 'teacher', next: `/${lang}/tutor/profile` });
      expect(await choose(`/${lang}/tutor/profile`)).toBe(`/${lang}/signup?${wish}`);
      expect(await login(sara, `lang=${lang}&entry=signup&${wish}`)).toBe(
        `/${lang}/role-select?${wish}`,
      );
      expect(await choose(`/${lang}/tutor/profile`)).toBe(`/${lang}/tutor/profile`);
    },
  );
});

test('signing out ends the session itself, not only the cookie', async () => {
  const sara = browser();
  await login(sara, 'lang=en');
  const kept = new Map(sara.jar);
  expect(await sara.visit(logOut, '/api/logout?lang=en', { method: 'POST' })).toBe('/en/');
  for (const [name, value] of kept) sara.jar.set(name, value);
  expect(await userOf(sara)).toBeUndefined();
});

describe('correcting a role', () => {
  test('gives an account another one or none, and tells why it could not', async () => {
    const sara = browser();
    await login(sara, 'lang=en&role=student');
    const boss = browser();
    issuer.play({ person: { sub: 'b', email: 'boss@hanlu.example', email_verified: true } });
    await login(boss, 'lang=en');
    const adminId = (await userOf(boss))?.id ?? '';
    const correct = (email: string, role: string) => {
      const form = new FormData();
      form.set('email', email);
      form.set('role', role);
      return saveRoleCorrection(form, adminId);
    };

    expect(await correct('zoe@reader.example', 'teacher')).toBe('saved');
    expect((await userOf(sara))?.role).toBe('teacher');
    expect(await correct('no@hanlu.example', 'teacher')).toBe('unknown');
    expect(await correct('zoe@reader.example', 'admin')).toBe('wrong');
    expect(await correct('Boss@hanlu.example', 'teacher')).toBe('admin');
    expect(await correct('zoe@reader.example', 'none')).toBe('saved');
    expect((await userOf(sara))?.role).toBeUndefined();
  });

  test('has the pages of that browser ask anew from its next request on, once', async () => {
    const sara = browser();
    await login(sara, 'lang=en&role=student');
    const signAfterRequest = async () => {
      await userOf(sara);
      return sara.jar.get(SIGNED_IN_COOKIE);
    };
    const asStudent = sara.jar.get(SIGNED_IN_COOKIE);
    expect(await signAfterRequest()).toBe(asStudent);
    await (await database()).update(users).set({ role: 'teacher' });
    const asTutor = await signAfterRequest();
    expect(asTutor).toBeTruthy();
    expect(asTutor).not.toBe(asStudent);
    expect(await signAfterRequest()).toBe(asTutor);
    sara.jar.delete(SIGNED_IN_COOKIE);
    expect(await signAfterRequest()).toBeUndefined();
  });
});
