import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeFor, LOCALES, localesWith, tagOf, type Locale } from '#src/i18n/locales.ts';
import { isLoopback } from '#src/lib/config/fields.ts';
import { cspHash } from '#src/lib/csp-hash.ts';
import { guardedServer, readTarget, sendPlain } from '#src/lib/guarded-server.ts';
import { localeAmong } from '#src/server/endpoint-locale.ts';
import { choosePage, consentPage, failedPage } from './pages.ts';
import { readChoice, type Person } from './people.ts';
import { createProvider, type ProviderSettings } from './provider.ts';
import { STYLE } from './style.ts';

const MAX_FORM_BYTES = 16 * 1024;
const INTERACTION = /^\/interaction\/([\w-]+)$/;

export type IdentityProvider = { close: () => Promise<void> };

/**
 * Starts the development identity provider, where anyone can be anyone. It listens on loopback
 * alone, answers only to its own name, and takes forms only from its own pages. Throws where the
 * issuer is not on loopback or its port is in use.
 */
export const startIdentityProvider = async (
  settings: ProviderSettings,
): Promise<IdentityProvider> => {
  const { issuer, siteUrl } = settings;
  const { hostname, host, port } = new URL(issuer);
  if (!isLoopback(hostname) || !isLoopback(new URL(siteUrl).hostname)) {
    throw new Error('The development identity provider serves loopback only.');
  }
  const { provider, agree } = await createProvider(settings, (req) =>
    failed(localeOf(req, issuer)),
  );
  const protocol = provider.callback();
  /** Who was chosen in an interaction and has yet to agree. */
  const chosen = new Map<string, Person>();

  const interact = async (req: IncomingMessage, res: ServerResponse, uid: string) => {
    const { prompt, params } = await provider.interactionDetails(req, res);
    if (!['login', 'consent'].includes(prompt.name)) throw new Error(`No page for ${prompt.name}`);
    const url = new URL(req.url ?? '/', issuer);
    const locale = localeOf(req, issuer, params['ui_locales']);
    if (req.method === 'GET') return send(res, 200, choosePage(locale));
    if (req.method !== 'POST' || req.headers.origin !== issuer)
      return send(res, 403, failed(locale));
    switch (url.searchParams.get('step')) {
      case 'choose':
        return choose(res, uid, await readForm(req), locale);
      case 'allow': {
        const person = chosen.get(uid);
        if (!person) return send(res, 200, choosePage(locale));
        chosen.delete(uid);
        return provider.interactionFinished(req, res, await agree(person));
      }
      default:
        chosen.delete(uid);
        return provider.interactionFinished(req, res, { error: 'access_denied' });
    }
  };

  const choose = (res: ServerResponse, uid: string, form: URLSearchParams, locale: Locale) => {
    const choice = readChoice(form, locale);
    if ('person' in choice) {
      chosen.set(uid, choice.person);
      return send(res, 200, consentPage(locale, choice.person));
    }
    const written = {
      faults: choice.faults,
      name: form.get('name') ?? '',
      email: form.get('email') ?? '',
      verified: form.has('verified'),
    };
    return send(res, 400, choosePage(locale, written));
  };

  const failed = (locale: Locale) => failedPage(locale, siteUrl);

  const answer = (req: IncomingMessage, res: ServerResponse) => {
    for (const [name, value] of Object.entries(headersFor(siteUrl))) res.setHeader(name, value);
    // Another name for this address would let a foreign page read and send what it likes.
    if (req.headers.host !== host) return sendPlain(res, 421, 'Misdirected Request');
    const target = readTarget(req.url, issuer);
    if (target?.origin !== issuer) return sendPlain(res, 400, 'Bad Request');
    forgetSession(req);
    const uid = INTERACTION.exec(target.pathname)?.[1];
    if (uid === undefined) return protocol(req, res);
    return interact(req, res, uid).catch(() => {
      if (!res.headersSent) send(res, 400, failed(localeOf(req, issuer)));
    });
  };
  const server = guardedServer({ request: answer });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(Number(port), hostname.replace(/[[\]]/g, ''), resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Everyone is asked anew who they are, so nobody is kept signed in here. */
const forgetSession = (req: IncomingMessage): void => {
  req.headers.cookie = (req.headers.cookie ?? '')
    .split(/;\s*/)
    .filter((cookie) => !cookie.startsWith('hanlu_idp_session'))
    .join('; ');
};

/** The language that the visitor chose here, the site asked for, or the browser prefers. */
const localeOf = (req: IncomingMessage, issuer: string, asked?: unknown): Locale => {
  const url = new URL(req.url ?? '/', issuer);
  const [first] = String(asked ?? url.searchParams.get('ui_locales') ?? '').split(' ');
  const wanted = LOCALES.find((locale) => tagOf(locale) === first);
  if (!url.searchParams.has('lang') && wanted) return localeFor('learn', wanted);
  const headers = { 'accept-language': req.headers['accept-language'] ?? '' };
  return localeAmong(localesWith('learn'), new Request(url, { headers }));
};

const readForm = async (req: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const chunk of req.setEncoding('utf8')) {
    text += chunk as string;
    if (text.length > MAX_FORM_BYTES) throw new Error('The form is too long');
  }
  return new URLSearchParams(text);
};

/** A form that was agreed to leads back to the site, which browsers count as a target of it. */
const headersFor = (siteUrl: string) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src '${cspHash(STYLE)}'`,
    'img-src data:',
    `form-action 'self' ${siteUrl}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

const send = (res: ServerResponse, status: number, html: string): void => {
  res
    .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(html);
};
