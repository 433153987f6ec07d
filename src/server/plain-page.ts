import { directionOf, tagOf, type Locale } from '#src/i18n/locales.ts';
import { around, inLocale } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { escapeHtml } from '#src/lib/html.ts';
import { endpointMessages } from './endpoint.messages.ts';
import { PLAIN_POLICY } from './front/policy.ts';
import { currentRequest } from './watching/request-scope.ts';

type Answer = {
  status: number;
  headers?: Record<string, string>;
  /** Lines in English, as those read them who edit the content. */
  faults?: readonly string[];
};

/**
 * A small page that says one thing and needs a stylesheet alone of the site, with the way back home
 * and, where that may pass, a way to try again. What fails on our side has its reference
 * (OPERATION-12).
 */
export const plainPage = (
  locale: Locale<'common'>,
  message: string,
  { status, headers, faults = [] }: Answer,
): Response =>
  new Response(html(locale, message, { status, faults }), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PLAIN_POLICY,
      'Cache-Control': 'no-store',
      ...headers,
    },
  });

const html = (
  locale: Locale<'common'>,
  message: string,
  { status, faults }: { status: number; faults: readonly string[] },
) => {
  const words = inLocale(locale, endpointMessages);
  // An empty address is the one that was asked for.
  const again =
    status === 429 || status >= 500 ? `<a class="again" href="">${words.try_again}</a>` : '';
  const id = status >= 500 ? currentRequest()?.id : undefined;
  return `<!doctype html>
<html lang="${tagOf(locale)}" dir="${directionOf(locale)}">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <meta name="color-scheme" content="light dark" />
  <link rel="icon" href="/favicon.svg" />
  <link rel="stylesheet" href="/plain-page.css" />
  <title>${escapeHtml(message)}</title>
  <main>
    <img src="/favicon.svg" alt="" width="48" height="48" />
    <h1>${escapeHtml(message)}</h1>
    ${faults.map((fault) => `<p class="fault" lang="en" dir="ltr">${escapeHtml(fault)}</p>`).join('')}
    ${id ? referenceLine(words.reference, id) : ''}
    <nav>${again}<a href="${localizedPath(locale, '/')}">${words.home}</a></nav>
  </main>
</html>
`;
};

const referenceLine = (text: string, id: string): string => {
  const [before, after] = around(text, id);
  return `<p class="reference">${before}<bdi dir="ltr">${escapeHtml(id)}</bdi>${after}</p>`;
};
