import type { Plural } from './messages.ts';

export type Direction = 'rtl' | 'ltr';

/**
 * The parts of the site that a language may have or lack: what all visitors share (sign-in, role
 * choice), the learners' pages, the tutors', the legal documents, and the admins'.
 */
const AREAS = ['common', 'learn', 'teach', 'legal', 'admin'] as const;
export type Area = (typeof AREAS)[number];

/** The languages of the site, the first one first. */
export const LOCALES = ['ar', 'en', 'zh'] as const;
type Code = (typeof LOCALES)[number];

export type LocaleFacts = {
  /** The language's name in that language, and in English for editors. */
  name: string;
  englishName: string;
  direction: Direction;
  /** The tag of what is written in it, for browsers and search engines. */
  tag: string;
  /** The tag for Intl's formats: the language with its region and Latin digits. */
  formats: string;
  /** The tag that social networks know. */
  openGraph: string;
  /** What stands between the parts of an enumeration. */
  separator: string;
  /** What stands between a name and what it names, with the space that it needs. */
  colon: string;
  /** What stands between a day and the time on it. */
  beforeTime: string;
  /** What stands around a remark, with the space that it needs. */
  brackets: readonly [string, string];
  /** Whether a form asks for the family's name before the person's own. */
  asksFamilyFirst: boolean;
  /** How a currency is named inside a sentence. */
  currency: 'name' | 'narrowSymbol';
  /** Riyals inside a sentence, where the names of CLDR don't follow the number as the language does. */
  riyals?: Plural;
  /** What the name of a content field ends with in this language: `title`, `titleAr`. */
  fieldSuffix: string;
  /** What it has pages, texts and content for; `common` always. */
  areas: readonly Area[];
  /** The language, with all areas, in which its readers are offered the pages that it lacks. */
  instead?: Code;
  /** The page at which its readers begin, where it lacks the home page. */
  home?: string;
};

/** All that differs between the languages besides their texts; everything else follows from it. */
export const FACTS = {
  ar: {
    name: 'العربية',
    englishName: 'Arabic',
    direction: 'rtl',
    tag: 'ar',
    formats: 'ar-EG-u-nu-latn',
    openGraph: 'ar_SA',
    separator: '، ',
    colon: ': ',
    beforeTime: '، الساعة\u00A0',
    brackets: [' (', ')'],
    asksFamilyFirst: false,
    currency: 'name',
    riyals: {
      one: 'ريال سعودي واحد',
      two: 'ريالان سعوديان',
      few: '{n} ريالات سعودية',
      many: '{n} ريالًا سعوديًّا',
      other: '{n} ريال سعودي',
    },
    fieldSuffix: 'Ar',
    areas: AREAS,
  },
  en: {
    name: 'English',
    englishName: 'English',
    direction: 'ltr',
    tag: 'en',
    formats: 'en-GB',
    openGraph: 'en_GB',
    separator: ', ',
    colon: ': ',
    beforeTime: ' at ',
    brackets: [' (', ')'],
    asksFamilyFirst: false,
    currency: 'narrowSymbol',
    fieldSuffix: '',
    areas: AREAS,
  },
  zh: {
    name: '中文',
    englishName: 'Chinese',
    direction: 'ltr',
    tag: 'zh-Hans',
    formats: 'zh-CN',
    openGraph: 'zh_CN',
    separator: '、',
    colon: '：',
    beforeTime: ' ',
    brackets: ['（', '）'],
    asksFamilyFirst: true,
    currency: 'name',
    fieldSuffix: 'Zh',
    areas: ['common', 'teach'],
    instead: 'en',
    home: '/teacher-signup',
  },
} as const satisfies Record<Code, LocaleFacts>;

/** The areas of addresses by their first part; all others are the learners'. */
export const AREAS_OF_PAGES: ReadonlyMap<string, Area> = new Map([
  ['login', 'common'],
  ['signup', 'common'],
  ['role-select', 'common'],
  ['after-signup', 'common'],
  ['account', 'common'],
  ['offline', 'common'],
  ['teacher-signup', 'teach'],
  ['teacher-onboarding', 'teach'],
  ['lessons', 'teach'],
  ['tutor', 'teach'],
  ['terms', 'legal'],
  ['privacy-policy', 'legal'],
  ['admin', 'admin'],
  ['image', 'admin'],
  ['DC', 'admin'],
  ['Data-Center', 'admin'],
]);

/** The first language of the site: addresses without prefix are in it (ADDRESSES-2). */
export const DEFAULT_LOCALE = 'ar' satisfies Code;
