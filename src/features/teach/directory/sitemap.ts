import { tagOf } from '#src/i18n/locales.ts';
import { localesOf, localizedPath } from '#src/i18n/paths.ts';

const ROOT = '/tutors';

/**
 * The list of tutors and their pages for search engines, in every language that has them; nothing
 * while the list is not open. Slugs are letters, digits and dashes, which XML takes as they are.
 */
export const tutorSitemap = (site: URL, slugs: readonly string[] | undefined): string => {
  const paths = slugs ? [ROOT, ...slugs.map((slug) => `${ROOT}/${slug}`)] : [];
  const locales = localesOf(ROOT);
  const entries = paths.flatMap((path) => {
    const addresses = locales.map((locale) => ({
      locale,
      href: new URL(localizedPath(locale, path), site).href,
    }));
    const twins = addresses
      .map(
        ({ locale, href }) =>
          `<xhtml:link rel="alternate" hreflang="${tagOf(locale)}" href="${href}"/>`,
      )
      .join('');
    return addresses.map(({ href }) => `<url><loc>${href}</loc>${twins}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>
`;
};
