import { tagOf } from './locales.ts';
import { localeOfPath, localesOf, switchLocale } from './paths.ts';

const UNLISTED =
  /\/(admin|student|image|DC|Data-Center|role-select|after-signup|login|signup|onboarding|teacher-onboarding|tutor|offline|review|lessons)\/?$/;

/** Whether a page belongs in the sitemap: prefixed, public, and worth finding. */
export const isListedPage = (pathname: string): boolean =>
  localeOfPath(pathname) !== undefined && !UNLISTED.test(pathname);

/** The same page in the languages that have it, for hreflang. */
export const localizedTwins = (address: string) => {
  const url = new URL(address);
  return localesOf(url.pathname).map((locale) => ({
    lang: tagOf(locale),
    url: new URL(switchLocale(url.pathname, locale), url).href,
  }));
};
