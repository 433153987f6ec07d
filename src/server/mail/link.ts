import type { APIRoute } from 'astro';
import { z } from 'zod';
import { database, type Database } from '#db/client.ts';
import type { LinkView } from '#src/domain/mail-link.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { faultReply } from '#src/server/endpoint.ts';
import { localeOfRequest } from '#src/server/endpoint-locale.ts';
import { readToken, signToken } from '#src/server/secret.ts';

/** Mail programs send a POST of their own here (RFC 8058); the token is the proof. */
const ONE_CLICK_ROUTES = [
  '/api/newsletter/unsubscribe',
  '/api/learning/reminders/stop',
  '/api/tutors/opening/stop',
  '/api/tutors/fitting/stop',
] as const;
type OneClickRoute = (typeof ONE_CLICK_ROUTES)[number];

/** Whether requests of other sites are welcome at a path. */
export const isOneClickRoute = (path: string): boolean =>
  ONE_CLICK_ROUTES.some((route) => route === path);

/** What a link in a mail does for the reader with an id, by one press on its page. */
type LinkedAct<Route extends string> = {
  /** Part of the signature: with another word, the links in all mails that were sent are void. */
  purpose: string;
  /** The address, without language, of the page with the button. */
  page: string;
  /** The address of what the button does. */
  route: Route;
  /** How long a link works; for ever without it, since a mail may be read years later. */
  validDays?: number;
  /** Whether it can be done, is done, or can't be done any more. Changes nothing. */
  standing: (db: Database, id: string) => Promise<'open' | 'done' | 'over'>;
  /** Does it. Answers whether that changed something. */
  act: (db: Database, id: string, now: Date) => Promise<boolean>;
};

const DAY_MS = 86_400_000;

const address = (path: string, fields: { token: string; lang?: Locale<'common'>; now?: '1' }) =>
  `${path}?${new URLSearchParams(fields).toString()}`;

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });

/** A signed link of mails: its address, what its page shows, and the route behind its button. */
export const mailLink = <const Route extends string>(linked: LinkedAct<Route>) => {
  const { purpose, page, route, validDays, standing, act } = linked;

  const tokenFor = (id: string) =>
    signToken(purpose, id, validDays ? new Date(Date.now() + validDays * DAY_MS) : undefined);

  const idIn = async (token: string): Promise<string | undefined> => {
    const reading = await readToken(purpose, token, z.string());
    return reading.is === 'valid' ? reading.payload : undefined;
  };

  /** The path of the page that the link opens. */
  const pathFor = async (locale: Locale<'common'>, id: string) =>
    address(localizedPath(locale, page), { token: await tokenFor(id) });

  /** What the page shows. Changes nothing: mail programs open links by themselves. */
  const read = async (locale: Locale<'common'>, parameters: URLSearchParams): Promise<LinkView> => {
    const token = parameters.get('token') ?? '';
    const id = await idIn(token);
    if (id === undefined) return { at: 'useless' };
    const stands = await standing(await database(), id);
    if (stands === 'over') return { at: 'useless' };
    if (stands === 'done') return { at: 'done', justNow: parameters.has('now'), id };
    return { at: 'ask', action: address(route, { token, lang: locale }) };
  };

  /**
   * Behind the button of the page, which is answered with that page, and behind a mail program's
   * own request, which comes without `lang` and gets a bare status. A visit by GET is led to the
   * page.
   */
  const follow: APIRoute = async ({ request, url }) => {
    const locale = localeOfRequest(request);
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
      const reply = faultReply(locale, 'method_not_allowed');
      reply.headers.set('Allow', 'GET, HEAD, POST');
      return reply;
    }
    const token = url.searchParams.get('token') ?? '';
    const back = (more = {}) => seeOther(address(localizedPath(locale, page), { token, ...more }));
    if (request.method !== 'POST') return back();
    const id = await idIn(token);
    const hasChanged = id !== undefined && (await act(await database(), id, new Date()));
    if (url.searchParams.has('lang')) return back(hasChanged ? { now: '1' } : {});
    return id === undefined
      ? faultReply(locale, 'invalid')
      : new Response(null, { headers: { 'Cache-Control': 'no-store' } });
  };

  return { route, tokenFor, pathFor, read, follow };
};

/** The headers by which a mail program follows a link with one click of its own (RFC 8058). */
export const oneClickHeaders = async (
  { route, tokenFor }: { route: OneClickRoute; tokenFor: (id: string) => Promise<string> },
  id: string,
  siteUrl: string,
) => ({
  'List-Unsubscribe': `<${siteUrl}${address(route, { token: await tokenFor(id) })}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
