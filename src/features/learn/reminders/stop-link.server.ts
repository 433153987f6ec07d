import type { APIRoute } from 'astro';
import { z } from 'zod';
import { database } from '#db/client.ts';
import { endReminder, reminderOf } from '#db/repos/learning-reminders.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { faultReply } from '#src/server/endpoint.ts';
import { localeOfRequest } from '#src/server/endpoint-locale.ts';
import { readToken, signToken } from '#src/server/secret.ts';

const PURPOSE = 'learning reminder stop';
const ROUTE = '/api/learning/reminders/stop';
const PAGE = '/reminders/stop';

/** It holds for ever: a mail may be read years later. */
const tokenFor = (userId: string) => signToken(PURPOSE, userId);

const readStop = async (token: string | null): Promise<string | undefined> => {
  const reading = await readToken(PURPOSE, token ?? '', z.string());
  return reading.is === 'valid' ? reading.payload : undefined;
};

const withToken = (path: string, fields: { token: string; lang?: Locale; now?: string }) =>
  `${path}?${new URLSearchParams(fields).toString()}`;

/** The path of the page with the button that stops a learner's mails. */
export const stopPage = async (locale: Locale, userId: string) =>
  withToken(localizedPath(locale, PAGE), { token: await tokenFor(userId) });

/** The headers by which a mail program stops the mails with one click (RFC 8058). */
export const stopHeaders = async (userId: string, siteUrl: string) => ({
  'List-Unsubscribe': `<${siteUrl}${withToken(ROUTE, { token: await tokenFor(userId) })}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** What the page of a link shows: a button, that nothing is sent, or that the link is none of ours. */
export type StopView =
  { at: 'ask'; action: string } | { at: 'done'; justNow: boolean } | { at: 'useless' };

/** Changes nothing: mail programs open links by themselves. */
export const readStopLink = async (
  locale: Locale,
  parameters: URLSearchParams,
): Promise<StopView> => {
  const token = parameters.get('token') ?? '';
  const userId = await readStop(token);
  if (!userId) return { at: 'useless' };
  if (!(await reminderOf(await database(), userId))) {
    return { at: 'done', justNow: parameters.has('now') };
  }
  return { at: 'ask', action: withToken(ROUTE, { token, lang: locale }) };
};

/**
 * Behind the button of the page, which is answered with that page, and behind a mail program's own
 * request, which comes without `lang` and gets a bare status. A visit by GET is led to the page.
 */
export const followStopLink: APIRoute = async ({ request, url }) => {
  const locale = localeOfRequest(request);
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    const reply = faultReply(locale, 'method_not_allowed');
    reply.headers.set('Allow', 'GET, HEAD, POST');
    return reply;
  }
  const token = url.searchParams.get('token') ?? '';
  const page = (more = {}) => withToken(localizedPath(locale, PAGE), { token, ...more });
  if (request.method !== 'POST') return seeOther(page());
  const userId = await readStop(token);
  const hasEnded = userId !== undefined && (await endReminder(await database(), userId));
  if (url.searchParams.has('lang')) return seeOther(page(hasEnded ? { now: '1' } : {}));
  return userId === undefined
    ? faultReply(locale, 'invalid')
    : new Response(null, { headers: { 'Cache-Control': 'no-store' } });
};

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
