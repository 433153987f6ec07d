import type { APIContext } from 'astro';
import { expect, test, vi } from 'vitest';
import { onRequest } from './middleware.ts';
import { enterRequest } from './server/watching/request-scope.ts';

type Visit = {
  setCookies: string[];
  made: Response | Error;
  headers: Record<string, string>;
  /** Whoever has a session can't be known then. */
  isDataAway: boolean;
};

/** A page on demand, asked for by one browser; what the page itself would say is `made`. */
const visit = async (
  path: string,
  visitor: string,
  {
    setCookies = [],
    made = new Response('made'),
    headers = {},
    isDataAway = false,
  }: Partial<Visit> = {},
) => {
  const url = new URL(path, 'http://127.0.0.1');
  const context = {
    request: new Request(url, { headers }),
    url,
    isPrerendered: false,
    routePattern: '/[...lang]/lessons/[lesson]',
    clientAddress: '127.0.0.1',
    locals: {},
    cookies: {
      get: (name: string) => {
        if (name.includes('session') && isDataAway) throw new Error('fetch failed');
        return name.includes('session') ? undefined : { value: visitor };
      },
      headers: () => setCookies.values(),
    },
  } as unknown as APIContext;
  return (await onRequest(context, () =>
    made instanceof Error ? Promise.reject(made) : Promise.resolve(made),
  )) as Response;
};

test('pages that are made on demand are made for one browser three hundred times', async () => {
  for (let count = 0; count < 300; count += 1) {
    expect(await (await visit('/en/student', 'one')).text()).toBe('made');
  }
  const refused = await visit('/en/student', 'one');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('<html lang="en"');
  expect((await visit('/en/student', 'other')).status).toBe(200);
  // Endpoints count by themselves.
  expect((await visit('/api/auth/user', 'one')).status).toBe(200);
});

test('what is for every cache is for none where it brings a cookie', async () => {
  const listed = () => new Response('made', { headers: { 'Cache-Control': 'public, max-age=30' } });
  const usual = await visit('/en/tutors', 'three', { made: listed() });
  expect(usual.headers.get('Cache-Control')).toBe('public, max-age=30');
  const renewed = await visit('/en/tutors', 'three', { made: listed(), setCookies: ['session=a'] });
  expect(renewed.headers.get('Cache-Control')).toBe('private, no-store');
});

test('a page that fails says so in its language, with a reference, and endpoints in theirs', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const made = new Error('a bug');
  for (const [path, lang, sentence] of [
    ['/ar/lessons/one', 'ar', 'حدث خطأ من جهتنا'],
    ['/en/lessons/one', 'en', 'Something went wrong on our side'],
  ] as const) {
    const scope = { id: 'f00dcafe', route: 'nowhere' };
    enterRequest(scope);
    const response = await visit(path, 'four', { made });
    expect([response.status, scope.route]).toEqual([500, '/[...lang]/lessons/[lesson]']);
    const text = await response.text();
    expect(text).toContain(`<html lang="${lang}"`);
    expect(text).toContain(sentence);
    expect(text).toContain('<bdi dir="ltr">f00dcafe</bdi>');
    expect(text).not.toContain('a bug');
  }
  const reply = await visit('/api/lessons/one', 'four', { made });
  expect([reply.status, await reply.json()]).toMatchObject([500, { code: 'unexpected' }]);
  expect(log).toHaveBeenCalledTimes(3);
  log.mockRestore();
});

test.each([
  ['/lessons/one', '', 'ar'],
  ['/lessons/one', 'preferredLanguage=zh', 'zh-Hans'],
  ['/en/lessons/one?lang=ar', 'preferredLanguage=ar', 'en'],
  ['/api/callback', '', 'ar'],
  ['/api/callback', 'preferredLanguage=en', 'en'],
])('where %s fails, a visitor with “%s” reads it in %s', async (path, Cookie, lang) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  // What a browser prefers decides nothing (ADDRESSES-4).
  const headers = { Cookie, 'Accept-Language': 'en-GB', 'Sec-Fetch-Mode': 'navigate' };
  const failed = await visit(path, 'nine', { headers, made: new Error('a bug') });
  expect(await failed.text()).toContain(`<html lang="${lang}"`);
  log.mockRestore();
});

test('a page whose data can’t be reached gives its reference, and says when to come again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const made = Object.assign(new Error('away'), { code: 'DATABASE_GONE' });
  enterRequest({ id: 'f00dcafe', route: 'nowhere' });
  const page = await visit('/ar/student', 'five', { made });
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '30']);
  const text = await page.text();
  expect(text).toContain('لا يصل الموقع إلى بياناته الآن');
  expect(text).toContain('هذا الرقم المرجعي: <bdi dir="ltr">f00dcafe</bdi>.');
  const reply = await visit('/api/lessons/one', 'five', { made });
  expect([reply.status, reply.headers.get('Retry-After')]).toEqual([503, '30']);
  log.mockRestore();
});

test('health and the way in answer also those whose session can’t be read', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  for (const path of ['/api/health/live', '/api/health/ready', '/api/login', '/api/callback']) {
    expect(await (await visit(path, 'seven', { isDataAway: true })).text()).toBe('made');
  }
  expect(said).not.toHaveBeenCalled();
  expect((await visit('/api/auth/user', 'seven', { isDataAway: true })).status).toBe(500);
  said.mockRestore();
});

test('who is led to an endpoint by a form meets a page where it fails, not what programs read', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const headers = { 'Sec-Fetch-Mode': 'navigate' };
  const failed = await visit('/api/logout?lang=ar', 'eight', { headers, isDataAway: true });
  expect(failed.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(await failed.text()).toContain('<html lang="ar" dir="rtl">');
  said.mockRestore();
});
