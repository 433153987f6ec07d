import { directionOf, tagOf, type Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { endpointMessages } from './endpoint.messages.ts';
import { secondsToWait, type LimitName, type Visitor } from './limits.ts';

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

const page = (locale: Locale<'common'>, message: string, home: string) => `<!doctype html>
<html lang="${tagOf(locale)}" dir="${directionOf(locale)}">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <meta name="color-scheme" content="light dark" />
  <title>${message}</title>
  <h1>${message}</h1>
  <p><a href="${localizedPath(locale, '/')}">${home}</a></p>
</html>
`;
