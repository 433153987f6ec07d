import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { endpointMessages } from './endpoint.messages.ts';
import { secondsToWait, type LimitName, type Visitor } from './limits.ts';
import { plainPage } from './plain-page.ts';

/**
 * The limit of a route that people come to by a link, such as `/api/login`: a small page with
 * status 429 where the limit is passed, undefined where the request may go on.
 */
export const refuseVisit = async (
  name: LimitName,
  visitor: Visitor,
  locale: Locale<'common'>,
): Promise<Response | undefined> => {
  const seconds = await secondsToWait(name, visitor);
  if (seconds === undefined) return undefined;
  return plainPage(locale, inLocale(locale, endpointMessages).too_many_requests, {
    status: 429,
    headers: { 'Retry-After': String(seconds) },
  });
};
