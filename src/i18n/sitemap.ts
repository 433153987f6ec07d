import { LOCALES } from './locales.ts';
import { localeOfPath, switchLocale } from './paths.ts';

const UNLISTED =
  /\/(admin|student|image|DC|Data-Center|role-select|after-signup|login|signup|onboarding|teacher-onboarding)\/?$/;

/** Whether a page belongs in the sitemap: prefixed, public, and worth finding. */
export const isListedPage = (pathname: string): boolean =>
  localeOfPath(pathname) !== undefined && !UNLISTED.test(pathname);

/** The same page in every language, for hreflang. */
export const localizedTwins = (address: string) => {
  const url = new URL(address);
  return LOCALES.map((lang) => ({
    lang,
    url: new URL(switchLocale(url.pathname, lang), url).href,
  }));
};
