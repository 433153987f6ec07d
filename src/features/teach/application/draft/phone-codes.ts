import { getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';
import { LOCALES, tagOf, type Locale } from '#src/i18n/locales.ts';

/** The countries that most tutors call from, first in the list (APPLICATION-8). */
const PINNED = ['CN', 'HK', 'MO', 'TW', 'SG', 'MY', 'SA'] as const;

/** Countries that share a calling code share a line. */
const OTHERS = [
  ['AE'],
  ['AU'],
  ['BH'],
  ['CH'],
  ['DE'],
  ['DJ'],
  ['DZ'],
  ['EG'],
  ['ES'],
  ['FR'],
  ['GB'],
  ['ID'],
  ['IN'],
  ['IQ'],
  ['IT'],
  ['JO'],
  ['JP'],
  ['KR'],
  ['KW'],
  ['LB'],
  ['LY'],
  ['MA'],
  ['MN'],
  ['MR'],
  ['NL'],
  ['NZ'],
  ['OM'],
  ['PH'],
  ['PK'],
  ['PS'],
  ['QA'],
  ['RU', 'KZ'],
  ['SD'],
  ['SE'],
  ['SY'],
  ['TH'],
  ['TN'],
  ['TR'],
  ['US', 'CA'],
  ['VN'],
  ['YE'],
  ['ZA'],
] as const satisfies CountryCode[][];

/** What people call a country besides its name. */
const NICKNAMES: Partial<Record<CountryCode, string>> = {
  AE: 'UAE Emirates',
  CN: 'PRC',
  GB: 'UK Britain England بريطانيا إنجلترا',
  SA: 'KSA',
  US: 'USA America أمريكا',
};

/** `also` are words by which a country is found, in every language of the site. */
export type PhoneCode = { code: string; name: string; also: string };

/** Calling codes with their countries' names, the pinned ones first, the others by name. */
export const phoneCodesFor = (locale: Locale<'teach'>): PhoneCode[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region', style: 'short' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const everywhere = LOCALES.map(
    (language) => new Intl.DisplayNames([tagOf(language)], { type: 'region' }),
  );
  const entry = (regions: readonly CountryCode[]): PhoneCode => {
    const digits = getCountryCallingCode(regions[0] ?? 'CN');
    const also = regions.flatMap((region) => [
      ...everywhere.map((language) => language.of(region)),
      NICKNAMES[region],
    ]);
    return {
      code: `+${digits}`,
      name: list.format(regions.map((region) => names.of(region) ?? region)),
      also: [`00${digits}`, ...also].filter(Boolean).join(' '),
    };
  };
  const { compare } = new Intl.Collator(locale);
  return [
    ...PINNED.map((region) => entry([region])),
    ...OTHERS.map(entry).sort((a, b) => compare(a.name, b.name)),
  ];
};
