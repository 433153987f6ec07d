import type { APIRoute } from 'astro';
import { z } from 'zod';
import { database, type Database } from '#db/client.ts';
import { confirmSubscriber, endSubscription, stateOfSubscriber } from '#db/repos/subscribers.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { faultReply } from '#src/server/endpoint.ts';
import { localeOfRequest } from '#src/server/endpoint-locale.ts';
import { readToken, signToken } from '#src/server/secret.ts';

/** What a link in a letter leads to. */
export type LetterAct = 'confirm' | 'unsubscribe';

export const CONFIRM_WITHIN_DAYS = 14;
const DAY_MS = 86_400_000;

const PURPOSES: Readonly<Record<LetterAct, string>> = {
  confirm: 'newsletter confirmation',
  unsubscribe: 'newsletter unsubscription',
};

/** A letter may be read years later, and its way out has to work then. */
const signFor = (act: LetterAct, subscriberId: string) =>
  signToken(
    PURPOSES[act],
    subscriberId,
    act === 'confirm' ? new Date(Date.now() + CONFIRM_WITHIN_DAYS * DAY_MS) : undefined,
  );

const readFor = async (act: LetterAct, token: string | null): Promise<string | undefined> => {
  const reading = await readToken(PURPOSES[act], token ?? '', z.string());
  return reading.is === 'valid' ? reading.payload : undefined;
};

const pageAddress = (act: LetterAct, locale: Locale, token: string, more: object = {}) =>
  `${localizedPath(locale, `/newsletter/${act}`)}?${new URLSearchParams({ token, ...more }).toString()}`;

const routeAddress = (act: LetterAct, fields: { token: string; lang?: Locale }) =>
  `/api/newsletter/${act}?${new URLSearchParams(fields).toString()}`;

/** The path of the page that a link in a letter opens; nothing changes before its button. */
export const letterPage = async (act: LetterAct, locale: Locale, subscriberId: string) =>
  pageAddress(act, locale, await signFor(act, subscriberId));

/** The headers by which a mail program can unsubscribe its reader with one click (RFC 8058). */
export const oneClickHeaders = async (subscriberId: string, siteUrl: string) => {
  const token = await signFor('unsubscribe', subscriberId);
  return {
    'List-Unsubscribe': `<${siteUrl}${routeAddress('unsubscribe', { token })}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
};

/** What the page of a link shows. */
export type LetterView =
  /** A button, which sends its form to `action`. */
  | { at: 'ask'; action: string }
  /** Whether this visitor's own button has just done it. */
  | { at: 'done'; justNow: boolean; wayBack: string | undefined }
  /** Forged, too old, or of a subscription that has ended since. */
  | { at: 'useless' };

/** Where the subscription of a link stands. Changes nothing: mail programs open links by themselves. */
export const readLetterLink = async (
  act: LetterAct,
  locale: Locale,
  parameters: URLSearchParams,
): Promise<LetterView> => {
  const token = parameters.get('token') ?? '';
  const id = await readFor(act, token);
  const state = id && (await stateOfSubscriber(await database(), id));
  if (!id || !state) return { at: 'useless' };
  const isDone = act === 'confirm' ? state === 'confirmed' : state === 'unsubscribed';
  if (isDone) {
    const wayBack = act === 'confirm' ? await letterPage('unsubscribe', locale, id) : undefined;
    return { at: 'done', justNow: parameters.has('now'), wayBack };
  }
  if (state === 'unsubscribed') return { at: 'useless' };
  return { at: 'ask', action: routeAddress(act, { token, lang: locale }) };
};

const ACTS: Readonly<
  Record<LetterAct, (db: Database, subscriberId: string, now: Date) => Promise<boolean>>
> = { confirm: confirmSubscriber, unsubscribe: endSubscription };

/**
 * The route behind the button of a page, which answers with that page, and behind a mail program's
 * own request, which comes without `lang` and gets a bare status. A visit by GET is led to the page.
 */
export const followLetterLink =
  (act: LetterAct): APIRoute =>
  async ({ request, url }) => {
    const locale = localeOfRequest(request);
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
      const reply = faultReply(locale, 'method_not_allowed');
      reply.headers.set('Allow', 'GET, HEAD, POST');
      return reply;
    }
    const token = url.searchParams.get('token') ?? '';
    if (request.method !== 'POST') return seeOther(pageAddress(act, locale, token));
    const id = await readFor(act, token);
    const hasChanged = id !== undefined && (await ACTS[act](await database(), id, new Date()));
    if (url.searchParams.has('lang')) {
      return seeOther(pageAddress(act, locale, token, hasChanged ? { now: '1' } : {}));
    }
    return id === undefined
      ? faultReply(locale, 'invalid')
      : new Response(null, { headers: { 'Cache-Control': 'no-store' } });
  };

const seeOther = (location: string) =>
  new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store' },
  });
