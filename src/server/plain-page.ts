import { directionOf, tagOf, type Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { escapeHtml } from '#src/lib/html.ts';
import { endpointMessages } from './endpoint.messages.ts';

type Answer = {
  status: number;
  headers?: Record<string, string>;
  /** Lines in English, as those read them who edit the content. */
  faults?: readonly string[];
};

/** A small page that says one thing and needs nothing of the site, with the way back home. */
export const plainPage = (
  locale: Locale<'common'>,
  message: string,
  { status, headers, faults = [] }: Answer,
): Response =>
  new Response(html(locale, message, faults), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });

const html = (
  locale: Locale<'common'>,
  message: string,
  faults: readonly string[],
) => `<!doctype html>
<html lang="${tagOf(locale)}" dir="${directionOf(locale)}">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <meta name="color-scheme" content="light dark" />
  <title>${escapeHtml(message)}</title>
  <h1>${escapeHtml(message)}</h1>
  ${faults.map((fault) => `<p lang="en" dir="ltr">${escapeHtml(fault)}</p>`).join('')}
  <p><a href="${localizedPath(locale, '/')}">${inLocale(locale, endpointMessages).home}</a></p>
</html>
`;
