import { badlyAnswered, statusOf } from '../odd-requests.ts';
import { expect, test } from './fixtures.ts';

test(
  'whatever is sent to site, login and content server is answered, and all go on',
  { tag: '@desktop' },
  async ({ request, baseURL }) => {
    const site = baseURL ?? '';
    const port = Number(new URL(site).port);
    for (const listening of [port, port + 1, port + 2]) {
      const { sent, bad } = await badlyAnswered(listening, site);
      expect(sent).toBeGreaterThan(400);
      expect(bad).toEqual([]);
      const opening = (method: string, target: string) =>
        statusOf(listening, `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1:${listening}\r\n\r\n`);
      expect(await opening('GET', '//')).toBe(400);
      expect(await opening('TRACE', '/')).toBe(405);
      expect(await opening('CONNECT', 'evil.example:443')).toBe(405);
    }
    expect((await request.get('/ar/')).status()).toBe(200);
    const provider = `http://127.0.0.1:${port + 1}/.well-known/openid-configuration`;
    expect((await request.get(provider)).status()).toBe(200);
  },
);
