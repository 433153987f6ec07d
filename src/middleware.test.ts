import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import { onRequest } from './middleware.ts';

/** A page on demand, asked for by one browser; what the page itself would say is `made`. */
const visit = async (path: string, visitor: string) => {
  const url = new URL(path, 'http://127.0.0.1');
  const context = {
    request: new Request(url),
    url,
    isPrerendered: false,
    clientAddress: '127.0.0.1',
    locals: {},
    cookies: {
      get: (name: string) => (name.includes('session') ? undefined : { value: visitor }),
    },
  } as unknown as APIContext;
  return (await onRequest(context, () => Promise.resolve(new Response('made')))) as Response;
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
