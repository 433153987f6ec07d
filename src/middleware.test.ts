import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import { onRequest } from './middleware.ts';

/** A page on demand, asked for by one browser; what the page itself would say is `made`. */
const visit = async (
  path: string,
  visitor: string,
  { setCookies = [], made = new Response('made') }: { setCookies?: string[]; made?: Response } = {},
) => {
  const url = new URL(path, 'http://127.0.0.1');
  const context = {
    request: new Request(url),
    url,
    isPrerendered: false,
    clientAddress: '127.0.0.1',
    locals: {},
    cookies: {
      get: (name: string) => (name.includes('session') ? undefined : { value: visitor }),
      headers: () => setCookies.values(),
    },
  } as unknown as APIContext;
  return (await onRequest(context, () => Promise.resolve(made))) as Response;
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
