import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { badlyAnswered, statusOf } from '#tests/odd-requests.ts';
import { startIdentityProvider, type IdentityProvider } from './server.ts';

const SITE = 'http://127.0.0.1:4321';
const BACK = `${SITE}/api/callback`;

/** A port that was free a moment ago. */
const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

let issuer: string;
let provider: IdentityProvider;
let client: oidc.Configuration;
beforeAll(async () => {
  issuer = `http://127.0.0.1:${await freePort()}`;
  provider = await startIdentityProvider({ issuer, clientId: 'hanlu', siteUrl: SITE });
  client = await oidc.discovery(new URL(issuer), 'hanlu', undefined, oidc.None(), {
    execute: [
      (oidc as { allowInsecureRequests: (of: oidc.Configuration) => void }).allowInsecureRequests,
    ],
  });
});
afterAll(() => provider.close());

type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  location: URL | undefined;
  html: string;
};
type Ask = { form?: Record<string, string>; headers?: Record<string, string> };

/** A browser without eyes: it keeps cookies by their path and follows no redirect by itself. */
const openBrowser = () => {
  const cookies = new Map<string, { value: string; path: string }>();
  let at = new URL(issuer);
  const visit = (address: string | URL, { form, headers }: Ask = {}): Promise<Answer> => {
    const url = new URL(address, at);
    at = url;
    const cookie = [...cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    return new Promise((resolve, reject) => {
      const outgoing = request(
        url,
        {
          method: form ? 'POST' : 'GET',
          headers: {
            cookie,
            ...(form && { origin: issuer, 'content-type': 'application/x-www-form-urlencoded' }),
            ...headers,
          },
        },
        (incoming) => {
          for (const line of incoming.headers['set-cookie'] ?? []) {
            const [, name = '', value = '', path = '/'] =
              /^([^=]+)=([^;]*);.*path=([^;]+)/.exec(line) ?? [];
            cookies.set(name, { value, path });
          }
          let html = '';
          incoming.setEncoding('utf8').on('data', (chunk: string) => (html += chunk));
          incoming.on('end', () => {
            const { location } = incoming.headers;
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              location: location === undefined ? undefined : new URL(location, url),
              html,
            });
          });
        },
      );
      outgoing.on('error', reject).end(form && new URLSearchParams(form).toString());
    });
  };
  return { visit };
};

const begin = async (asked: Record<string, string> = {}) => {
  const verifier = oidc.randomPKCECodeVerifier();
  const address = oidc.buildAuthorizationUrl(client, {
    redirect_uri: BACK,
    scope: 'openid email profile',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...asked,
  });
  const browser = openBrowser();
  const sent = await browser.visit(address);
  return { verifier, address, browser, page: sent.location ?? address, sent };
};

type Begun = Awaited<ReturnType<typeof begin>>;

const choose = async ({ browser }: Begun, page: URL, form: Record<string, string>) =>
  browser.visit(`${page.pathname}?step=choose&lang=en`, { form });

/** Agrees, and follows the redirects to the address of the site. */
const agree = async ({ browser }: Begun, page: URL, step = 'allow'): Promise<URL> => {
  const answer = await browser.visit(`${page.pathname}?step=${step}&lang=en`, { form: {} });
  let { location } = answer;
  while (location && location.origin === issuer) ({ location } = await browser.visit(location));
  if (!location) throw new Error('It led nowhere');
  return location;
};

const signIn = async (form: Record<string, string>) => {
  const begun = await begin();
  await choose(begun, begun.page, form);
  const back = await agree(begun, begun.page);
  const tokens = await oidc.authorizationCodeGrant(client, back, {
    expectedState: 'the-state',
    expectedNonce: 'the-nonce',
    pkceCodeVerifier: begun.verifier,
    idTokenExpected: true,
  });
  const subject = tokens.claims()?.sub ?? '';
  return oidc.fetchUserInfo(client, tokens.access_token, subject);
};

test('a ready person signs in, and is the same one the next time', async () => {
  const first = await signIn({ who: 'admin' });
  expect(first).toMatchObject({ email: 'admin@hanlu.example', email_verified: true });
  expect(await signIn({ who: 'admin' })).toEqual(first);
  expect((await signIn({ who: 'learner' })).sub).not.toBe(first.sub);
});

test('anyone else is who they say, verified or not', async () => {
  const form = { who: 'other', name: 'نور <b>', email: 'Nur@reader.example' };
  expect(await signIn(form)).toMatchObject({
    name: 'نور <b>',
    email: 'Nur@reader.example',
    email_verified: false,
  });
  expect(await signIn({ ...form, verified: 'on' })).toMatchObject({ email_verified: true });
});

test('everyone is asked again, in the same browser too', async () => {
  const begun = await begin();
  await choose(begun, begun.page, { who: 'learner' });
  await agree(begun, begun.page);
  const again = await begun.browser.visit(begun.address);
  const page = again.location ?? begun.address;
  expect(page.pathname).toMatch(/^\/interaction\//);
  await choose(begun, page, { who: 'tutor' });
  expect((await agree(begun, page)).searchParams.get('code')).toBeTruthy();
});

test('who cancels comes back without a code', async () => {
  const begun = await begin();
  const back = await agree(begun, begun.page, 'cancel');
  expect(back.href.startsWith(BACK)).toBe(true);
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('state')).toBe('the-state');
  const late = await begin();
  await choose(late, late.page, { who: 'learner' });
  expect((await agree(late, late.page, 'cancel')).searchParams.get('code')).toBeNull();
});

test('nobody signs in without having chosen', async () => {
  const begun = await begin();
  const answer = await begun.browser.visit(`${begun.page.pathname}?step=allow`, { form: {} });
  expect(answer.status).toBe(200);
  expect(answer.location).toBeUndefined();
});

test('the page speaks the language that was asked for', async () => {
  const { browser, page } = await begin({ ui_locales: 'ar en' });
  const arabic = await browser.visit(page, { headers: { 'accept-language': 'en' } });
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  expect((await browser.visit('?lang=en')).html).toContain('<html lang="en" dir="ltr">');
  const unasked = await begin();
  const preferred = await unasked.browser.visit(unasked.page, {
    headers: { 'accept-language': 'en-GB' },
  });
  expect(preferred.html).toContain('<html lang="en" dir="ltr">');
});

describe('what is missing in the form', () => {
  test.each([
    [{ name: ' ', email: 'a@reader.example' }, ['name']],
    [{ name: 'Nur', email: 'nobody' }, ['email']],
    [{ name: '', email: '' }, ['name', 'email']],
  ])('%j is said beside its field', async (fields, wrong) => {
    const begun = await begin();
    const { status, html } = await choose(begun, begun.page, { who: 'other', ...fields });
    expect(status).toBe(400);
    const described = [...html.matchAll(/aria-describedby="(\w+)-fault"/g)].map(([, name]) => name);
    expect(described).toEqual(wrong);
    expect(html.match(/autofocus/g)).toHaveLength(1);
  });

  test('what was written stays, as text', async () => {
    const begun = await begin();
    const form = { who: 'other', name: '"><script>alert(1)</script>', email: 'nobody' };
    const { html } = await choose(begun, begun.page, form);
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });
});

describe('what other pages and programs can do with it', () => {
  test('a form from another origin is refused', async () => {
    for (const origin of ['http://evil.example', SITE, 'null']) {
      const begun = await begin();
      const { status } = await begun.browser.visit(`${begun.page.pathname}?step=choose`, {
        form: { who: 'admin' },
        headers: { origin },
      });
      expect(status).toBe(403);
      const allowed = await begun.browser.visit(`${begun.page.pathname}?step=allow`, { form: {} });
      expect(allowed.location).toBeUndefined();
    }
  });

  test('a GET chooses nobody', async () => {
    const begun = await begin();
    await begun.browser.visit(`${begun.page.pathname}?step=choose&who=admin`);
    const { location } = await begun.browser.visit(`${begun.page.pathname}?step=allow`, {
      form: {},
    });
    expect(location).toBeUndefined();
  });

  test('another browser can’t finish what this one began', async () => {
    const begun = await begin();
    const { status } = await openBrowser().visit(`${begun.page.pathname}?step=choose`, {
      form: { who: 'admin' },
    });
    expect(status).toBe(400);
  });

  test('another name for the address is refused', async () => {
    const { host, port } = new URL(issuer);
    for (const name of [`localhost:${port}`, 'evil.example', `evil.example:${port}`]) {
      const { status } = await openBrowser().visit('/auth', { headers: { host: name } });
      expect(status).toBe(421);
    }
    expect((await openBrowser().visit('/jwks', { headers: { host } })).status).toBe(200);
  });

  test.each([
    { redirect_uri: 'http://127.0.0.1:4321/elsewhere' },
    { redirect_uri: 'https://evil.example/api/callback' },
    { client_id: 'evil' },
  ])('nobody is sent elsewhere: %j', async (asked) => {
    const { sent } = await begin(asked as Record<string, string>);
    expect(sent.status).toBe(400);
    expect(sent.location).toBeUndefined();
    expect(sent.html).toContain(`href="${SITE}/`);
    expect(sent.html).not.toContain('evil');
  });

  test('a code without its challenge is not given', async () => {
    const { sent } = await begin({ code_challenge: '', code_challenge_method: '' });
    expect(sent.location?.searchParams.get('error')).toBe('invalid_request');
  });

  test('its pages run no script, and stand in no frame', async () => {
    const { browser, page } = await begin();
    const { headers } = await browser.visit(page);
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    expect(headers['content-security-policy']).not.toContain('script-src');
  });

  test.each([
    { issuer: 'http://192.0.2.1:4322', siteUrl: SITE },
    { issuer: 'http://127.0.0.1:4322', siteUrl: 'https://hanlu.example' },
  ])('it does not start for %j', async (settings) => {
    await expect(startIdentityProvider({ clientId: 'hanlu', ...settings })).rejects.toThrow(
      'loopback only',
    );
  });
});

test('a port in use is reported to the caller', async () => {
  await expect(
    startIdentityProvider({ issuer, clientId: 'hanlu', siteUrl: SITE }),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test(
  'whatever is asked is answered, and people can still sign in',
  { timeout: 60_000 },
  async () => {
    // The protocol's library notes every request that it can't read.
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const port = Number(new URL(issuer).port);
    const { sent, bad } = await badlyAnswered(port, issuer);
    expect(sent).toBeGreaterThan(400);
    expect(bad).toEqual([]);
    const picture = (host: string) => statusOf(port, `GET // HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    expect([await picture('evil.example'), await picture(new URL(issuer).host)]).toEqual([
      421, 400,
    ]);
    expect((await fetch(`${issuer}/.well-known/openid-configuration`)).status).toBe(200);
    log.mockRestore();
  },
);
