import { DEFAULT_LOCALE, isLocale, type Locale } from '#src/i18n/locales.ts';

/** The language to answer in: `lang` of the address, else the best of Accept-Language. */
export const localeOfRequest = (request: Request): Locale => {
  const asked = new URL(request.url).searchParams.get('lang');
  if (isLocale(asked)) return asked;
  return preferredOf(request.headers.get('accept-language') ?? '') ?? DEFAULT_LOCALE;
};

/** The first language of ours by weight; of equal weights the one that stands first. */
const preferredOf = (header: string): Locale | undefined =>
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
    .map(({ language }) => language)
    .find(isLocale);
