import type { APIContext } from 'astro';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '#src/lib/config.ts';
import { endpoint } from '../endpoint.ts';
import { siteOf, startFront } from '../front/harness.ts';
import { deliver } from '../mail.ts';
import { takeConsole } from './own-console.ts';

const kept = { ...console };
let lines: string[] = [];
beforeEach(() => {
  lines = [];
  takeConsole({ format: 'json', level: 'debug' }, (_, line) => void lines.push(line));
});
afterEach(() => {
  Object.assign(console, kept);
});

const EMAIL = 'salma.hassan@mail.example';
const PERSONAL = [
  EMAIL,
  'سلمى حسن',
  'Salma Hassan',
  '+20 100 123 4567',
  '203.0.113.7',
  'I never liked my teacher',
] as const;
const [, name, latin, phone, ip, wish] = PERSONAL;
const BODY = JSON.stringify({ email: EMAIL, name, latin, phone, wish });

const words = { ok: 'Well' };
const contract = {
  path: '/api/wish',
  method: 'POST' as const,
  accepts: 'application/json' as const,
  input: z.looseObject({}),
  reply: z.object({}),
  failures: {},
  messages: { en: words, ar: { ok: 'حسنًا' } },
};

const failedQuery = (code: string) =>
  new Error(`Failed query: insert into "users" values (?)\nparams: ${latin},${EMAIL},${wish}`, {
    cause: Object.assign(new Error('The database failed'), { code }),
  });

/** What libraries throw, each with what they repeat. */
const THROWN: Record<string, () => unknown> = {
  query: () => failedQuery('SQLITE_CORRUPT'),
  disk: () => failedQuery('SQLITE_IOERR'),
  json: () => {
    try {
      JSON.parse(`{"wish": "${wish}" ${name}`);
    } catch (error) {
      return error;
    }
    return undefined;
  },
  mail: () =>
    Object.assign(new Error(`550 <${EMAIL}>: no such user “${latin}”`), { responseCode: 550 }),
  network: () => new Error(`connect ECONNREFUSED ${ip}:587, called by ${phone}`),
  address: () => new Error(`No page for /ar/find?q=${encodeURIComponent(wish)}&name=${latin}`),
  object: () => ({ [latin]: BODY }),
};

test('whatever fails in a request full of personal data, the log has none of it, and the request’s id', async () => {
  const route = endpoint(contract, (_, { context }) => {
    throw THROWN[context.url.hash.slice(1)]?.();
  });
  await using front = await startFront({
    site: await siteOf({}),
    trustedProxies: 1,
    handler: async (req, res) => {
      const what = String(req.headers['x-fails']);
      const url = new URL(`http://site.test${req.url}#${what}`);
      const request = new Request(url, {
        method: 'POST',
        body: BODY,
        headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      });
      if (req.url?.startsWith('/page')) throw THROWN[what]?.();
      const reply = await route({ request, url } as APIContext);
      res.writeHead(reply.status).end(await reply.text());
    },
  });
  for (const what of Object.keys(THROWN)) {
    for (const path of ['/api/wish', '/page']) {
      lines = [];
      const { status, headers, body } = await front.ask(
        `${path}?email=${EMAIL}&wish=${encodeURIComponent(wish)}`,
        {
          method: 'POST',
          headers: {
            'X-Forwarded-For': ip,
            'X-Fails': what,
            'User-Agent': `Browser of ${latin}`,
            Cookie: `name=${latin}`,
          },
          send: BODY,
        },
      );
      const isKnown = what === 'disk' && path === '/api/wish';
      expect(status, `${what} at ${path}`).toBe(isKnown ? 503 : 500);
      const id = headers['x-request-id'];
      expect(lines, `${what} at ${path}`).toHaveLength(1);
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', request: id });
      for (const text of [...PERSONAL, encodeURIComponent(wish), 'params: Salma']) {
        expect(lines.join(), `${what} at ${path}`).not.toContain(text);
      }
      if (path === '/api/wish' && !isKnown)
        expect(body.toString()).toContain(`reference: \u2068${id}\u2069`);
    }
  }
});

test('a mail that can’t be sent is told without its reader', async () => {
  const mail = { to: EMAIL, subject: `Dear ${latin}`, text: wish, html: wish };
  const config = readConfig({ SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(await deliver(mail, config, 500)).toMatchObject({ ok: false });
  expect(lines).toHaveLength(1);
  for (const text of PERSONAL) expect(lines.join()).not.toContain(text);
});

test('the id of a request is our own, unless a proxy of ours gave it one that is well formed', async () => {
  const site = await siteOf({ 'index.html': 'home' });
  await using behindProxy = await startFront({ site, trustedProxies: 1 });
  await using open = await startFront({ site });
  const idAt = async (front: typeof open, given?: string) => {
    const { headers } = await front.ask('/', { headers: given ? { 'X-Request-Id': given } : {} });
    return headers['x-request-id'];
  };
  expect(await idAt(behindProxy, 'f00dcafe-0001')).toBe('f00dcafe-0001');
  expect(await idAt(behindProxy, `${EMAIL}?`)).toMatch(/^[\w-]{12}$/);
  expect(await idAt(open, 'f00dcafe-0001')).toMatch(/^[\w-]{12}$/);
  expect(await idAt(open)).not.toBe(await idAt(open));
});

test('answers are counted by the pattern of their address, whatever was asked for', async () => {
  const seen: string[] = [];
  await using front = await startFront({
    site: await siteOf({ 'index.html': 'home' }),
    onAnswered: ({ route, method, status }) => void seen.push(`${method} ${route} ${status}`),
  });
  for (const path of ['/', '/?q=a', '/nothing/a', '/nothing/b']) await front.ask(path);
  await expect.poll(() => seen).toHaveLength(4);
  expect(seen).toEqual(['GET built 200', 'GET built 200', 'GET nowhere 404', 'GET nowhere 404']);
});
