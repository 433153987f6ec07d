import type { APIContext } from 'astro';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { directionOf, type Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { networkOf } from './address.ts';
import { endpointMessages } from './endpoint.messages.ts';

const MINUTE_S = 60;

/**
 * How many requests one address may send in how many seconds. They lean to the generous side: a
 * school or a mobile network can stand behind a single address.
 */
const LIMITS = {
  login: { points: 30, duration: 10 * MINUTE_S },
  newsletter: { points: 10, duration: 10 * MINUTE_S },
  onboarding: { points: 30, duration: 10 * MINUTE_S },
  transcription: { points: 60, duration: 5 * MINUTE_S },
  uploads: { points: 60, duration: 10 * MINUTE_S },
} as const;

export type LimitName = keyof typeof LIMITS;

// Counted in this process, which is the only one that serves the site.
const limiters = Object.fromEntries(
  Object.entries(LIMITS).map(([name, limit]) => [name, new RateLimiterMemory(limit)]),
) as Record<LimitName, RateLimiterMemory>;

/**
 * Counts a request from an address against a limit. Answers how many seconds to wait where the
 * limit is passed, and undefined where the request may go on.
 */
export const secondsToWait = async (
  name: LimitName,
  address: string,
): Promise<number | undefined> => {
  try {
    await limiters[name].consume(networkOf(address));
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
};

/**
 * The limit of a route that people come to by a link, such as `/api/login`: a small page with
 * status 429 where the limit is passed, undefined where the request may go on.
 */
export const refuseVisit = async (
  name: LimitName,
  { clientAddress }: Pick<APIContext, 'clientAddress'>,
  locale: Locale,
): Promise<Response | undefined> => {
  const seconds = await secondsToWait(name, clientAddress);
  if (seconds === undefined) return undefined;
  const words = inLocale(locale, endpointMessages);
  return new Response(page(locale, words.too_many_requests, words.home), {
    status: 429,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(seconds),
    },
  });
};

const page = (locale: Locale, message: string, home: string) => `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <meta name="color-scheme" content="light dark" />
  <title>${message}</title>
  <h1>${message}</h1>
  <p><a href="/${locale}/">${home}</a></p>
</html>
`;
