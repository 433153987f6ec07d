import type { Locale } from '#src/i18n/locales.ts';
import { localeOfPath } from '#src/i18n/paths.ts';
import { isKeptPage } from './what-may-be-kept.ts';

export type KeptPage = { readonly address: string; readonly title: string };

/** The pages of a language that open without a network, once each, by title. */
export const keptPages = async (locale: Locale): Promise<KeptPage[]> => {
  const titles = new Map<string, string>();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      const isOurs = localeOfPath(pathname) === locale && isKeptPage(pathname);
      if (!isOurs || titles.has(pathname)) continue;
      const response = await cache.match(request);
      if (response) titles.set(pathname, titleIn(await response.text()));
    }
  }
  return [...titles]
    .map(([address, title]) => ({ address, title }))
    .sort((one, other) => one.title.localeCompare(other.title, locale));
};

/** The title of a page without the name of the site behind it; the rest of the page is not parsed. */
const titleIn = (html: string): string => {
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  return new DOMParser().parseFromString(title, 'text/html').title.replace(/ · [^·]*$/, '');
};
