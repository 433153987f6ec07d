import { DEFAULT_LOCALE, isLocale, LOCALE_FACTS, LOCALES, type Locale } from '#src/i18n/locales.ts';

/** The language to answer in: `lang` of the address, else the best of Accept-Language. */
export const localeOfRequest = (request: Request): Locale<'common'> =>
  localeAmong(LOCALES, request);

/** The same of those languages alone in which there is an answer. */
export const localeAmong = <L extends Locale<'common'>>(
  languages: readonly L[],
  request: Request,
): L => {
  const asked = new URL(request.url).searchParams.get('lang');
  const wanted = [asked, ...preferred(request.headers.get('accept-language') ?? '')];
  // Whoever reads none of them reads what the table offers them instead.
  const instead = wanted.map((tag) => isLocale(tag) && LOCALE_FACTS[tag].instead);
  const found = [...wanted, ...instead].map((tag) => languages.find((locale) => locale === tag));
  return found.find(Boolean) ?? (DEFAULT_LOCALE as L);
};

/** The languages of a header by weight; of equal weights the one that stands first. */
const preferred = (header: string): (string | undefined)[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { language: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
