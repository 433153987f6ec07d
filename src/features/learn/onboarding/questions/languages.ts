import { folded } from '#src/domain/folded.ts';
import { localesWith, type Locale } from '#src/i18n/locales.ts';

/**
 * Languages that a learner may speak beside Arabic: those of the region and its neighbours, the
 * world's large ones, and those of communities who live in Arab countries. The first two are
 * recommended (QUESTIONNAIRE-5). The list is ours, the names are CLDR's.
 */
export const RECOMMENDED_LANGUAGES = ['en', 'zh'] as const;

const OTHER_CODES =
  'af am ay az be bg bn bo bs ca ceb ckb cs cy da de dv el eo es et eu fa fi fil fr ga gl gn gu ha he hi hr ht hu hy id ig is it ja jv ka kk km kn ko ku ky la ln lo lt lv mg mi mk ml mn mr ms mt my ne nl no ny om or pa pl ps pt qu ro ru rw sd si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tr tt ug uk ur uz vi xh yi yo yue zu';

export const LANGUAGE_CODES: readonly string[] = [
  ...RECOMMENDED_LANGUAGES,
  ...OTHER_CODES.split(' '),
];

/** A language with what each language of the site calls it. */
export type Language = { code: string; names: Readonly<Record<Locale, string>> };

const namer = (locale: string) => {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  return (code: string): string => {
    const name = names.of(code);
    if (!name) throw new Error(`CLDR has no name for “${code}” in ${locale}`);
    return name;
  };
};

/** The languages in the order of a list in this language, the recommended ones first. */
export const languagesFor = (locale: Locale): Language[] => {
  const namers = localesWith('learn').map((one) => [one, namer(one)] as const);
  const named = (code: string): Language => ({
    code,
    names: Object.fromEntries(
      namers.map(([one, nameOf]) => [one, nameOf(code)]),
    ) as Language['names'],
  });
  const order = new Intl.Collator(locale).compare;
  const others = OTHER_CODES.split(' ')
    .map(named)
    .sort((a, b) => order(a.names[locale], b.names[locale]));
  return [...RECOMMENDED_LANGUAGES.map(named), ...others];
};

/** Languages whose name in any language of the site, or whose code, begins with or contains what was typed. */
export const findLanguages = (languages: readonly Language[], typed: string): Language[] => {
  const wanted = folded(typed);
  const rank = ({ code, names }: Language) => {
    // Most Arabic names carry the article, which nobody should have to type.
    const forms = Object.values(names).flatMap((name) => [name, name.replace(/^ال/, '')]);
    const words = [...forms, code].map(folded);
    if (words.some((one) => one.startsWith(wanted))) return 0;
    return words.some((one) => one.includes(wanted)) ? 1 : 2;
  };
  return languages
    .map((language) => ({ language, rank: rank(language) }))
    .filter((found) => found.rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .map(({ language }) => language);
};
