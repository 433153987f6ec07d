import { directionOf, tagOf, type Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { endpointMessages } from './endpoint.messages.ts';

/** A small page that says one thing and needs nothing of the site, with the way back home. */
export const plainPage = (
  locale: Locale<'common'>,
  message: string,
  { status, headers }: { status: number; headers?: Record<string, string> },
): Response =>
  new Response(html(locale, message, inLocale(locale, endpointMessages).home), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });

const html = (locale: Locale<'common'>, message: string, home: string) => `<!doctype html>
<html lang="${tagOf(locale)}" dir="${directionOf(locale)}">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <meta name="color-scheme" content="light dark" />
  <title>${message}</title>
  <h1>${message}</h1>
  <p><a href="${localizedPath(locale, '/')}">${home}</a></p>
</html>
`;
