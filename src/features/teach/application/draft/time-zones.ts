import { isTimeZone } from '#src/domain/time-zones.ts';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import type { SearchOption } from '../fields/search-options.ts';

type Places = Readonly<Record<Locale<'teach'>, string>> & { also: string };

/**
 * Zones that tutors and their students live in: the city by which each is called, and what else is
 * on its clock without a zone of its own, in the languages that people type.
 */
const PLACES: Partial<Record<string, Places>> = {
  'Asia/Shanghai': {
    en: 'Beijing',
    ar: 'بكين',
    also: 'China Guangzhou Shenzhen Chengdu Hangzhou Nanjing Wuhan الصين شنغهاي غوانزو شنجن 中国 北京 上海 广州 深圳',
  },
  'Asia/Hong_Kong': { en: 'Hong Kong', ar: 'هونغ كونغ', also: 'Hongkong 香港' },
  'Asia/Macau': { en: 'Macao', ar: 'ماكاو', also: 'Macau 澳门' },
  'Asia/Taipei': { en: 'Taipei', ar: 'تايبيه', also: 'Taiwan تايوان 台北' },
  'Asia/Singapore': { en: 'Singapore', ar: 'سنغافورة', also: '新加坡' },
  'Asia/Kuala_Lumpur': { en: 'Kuala Lumpur', ar: 'كوالالمبور', also: 'Malaysia ماليزيا 吉隆坡' },
  'Asia/Riyadh': {
    en: 'Riyadh',
    ar: 'الرياض',
    also: 'Saudi Arabia KSA Jeddah Mecca Makkah Medina Madinah Dammam Khobar السعودية جدة مكة المدينة المنورة الدمام الخبر 沙特',
  },
  'Asia/Dubai': {
    en: 'Dubai',
    ar: 'دبي',
    also: 'UAE Emirates Abu Dhabi Sharjah الإمارات أبوظبي أبو ظبي الشارقة 迪拜',
  },
  'Asia/Kuwait': { en: 'Kuwait', ar: 'الكويت', also: '' },
  'Asia/Bahrain': { en: 'Bahrain', ar: 'البحرين', also: 'Manama المنامة' },
  'Asia/Qatar': { en: 'Qatar', ar: 'قطر', also: 'Doha الدوحة' },
  'Asia/Muscat': { en: 'Muscat', ar: 'مسقط', also: 'Oman عمان' },
  'Asia/Aden': { en: 'Aden', ar: 'عدن', also: 'Yemen Sanaa اليمن صنعاء' },
  'Asia/Baghdad': { en: 'Baghdad', ar: 'بغداد', also: 'Iraq Basra Erbil العراق البصرة أربيل' },
  'Asia/Amman': { en: 'Amman', ar: 'عمّان', also: 'Jordan الأردن' },
  'Asia/Beirut': { en: 'Beirut', ar: 'بيروت', also: 'Lebanon لبنان' },
  'Asia/Damascus': { en: 'Damascus', ar: 'دمشق', also: 'Syria Aleppo سوريا حلب' },
  'Africa/Cairo': {
    en: 'Cairo',
    ar: 'القاهرة',
    also: 'Egypt Alexandria Giza مصر الإسكندرية الجيزة',
  },
  'Africa/Khartoum': { en: 'Khartoum', ar: 'الخرطوم', also: 'Sudan السودان' },
  'Africa/Tripoli': { en: 'Tripoli', ar: 'طرابلس', also: 'Libya Benghazi ليبيا بنغازي' },
  'Africa/Tunis': { en: 'Tunis', ar: 'تونس', also: 'Tunisia' },
  'Africa/Algiers': { en: 'Algiers', ar: 'الجزائر', also: 'Algeria' },
  'Africa/Casablanca': {
    en: 'Casablanca',
    ar: 'الدار البيضاء',
    also: 'Morocco Rabat المغرب الرباط',
  },
  'Europe/London': { en: 'London', ar: 'لندن', also: 'UK England بريطانيا 伦敦' },
  'Europe/Istanbul': { en: 'Istanbul', ar: 'إسطنبول', also: 'Turkey تركيا' },
  'Europe/Paris': { en: 'Paris', ar: 'باريس', also: 'France فرنسا 巴黎' },
  'Europe/Berlin': { en: 'Berlin', ar: 'برلين', also: 'Germany ألمانيا 柏林' },
  'America/New_York': { en: 'New York', ar: 'نيويورك', also: 'Washington Boston واشنطن 纽约' },
  'America/Los_Angeles': {
    en: 'Los Angeles',
    ar: 'لوس أنجلوس',
    also: 'San Francisco Seattle California سان فرانسيسكو كاليفورنيا 洛杉矶',
  },
};

/** What the clock of a zone is called in a language: “China Standard Time”. */
const clockName = (locale: Locale<'teach'>, timeZone: string): string => {
  const format = new Intl.DateTimeFormat(LOCALE_FACTS[locale].formats, {
    timeZone,
    timeZoneName: 'longGeneric',
  });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};

/** A time zone in words: “Beijing · China Standard Time”; what is none stays as it is. */
export const timeZoneName = (locale: Locale<'teach'>, zone: string): string =>
  isTimeZone(zone)
    ? [PLACES[zone]?.[locale], clockName(locale, zone)].filter(Boolean).join(' · ')
    : zone;

/** One time zone as it is chosen, by its names in the page's language and its own. */
export const timeZoneOption = (locale: Locale<'teach'>, zone: string): SearchOption => {
  const places = PLACES[zone];
  return {
    value: zone,
    name: timeZoneName(locale, zone),
    note: zone.replaceAll('_', ' '),
    ...(places && { also: `${places.en} ${places.ar} ${places.also}` }),
  };
};

/** Every time zone that the browser knows, by name. */
export const timeZoneOptions = (locale: Locale<'teach'>): SearchOption[] => {
  const { compare } = new Intl.Collator(locale);
  return Intl.supportedValuesOf('timeZone')
    .map((zone) => timeZoneOption(locale, zone))
    .sort((a, b) => compare(a.name, b.name));
};

/** The places of the list above by what they are called, as visitors choose where they are. */
export const placesFor = (locale: Locale<'teach'>): { zone: string; city: string }[] => {
  const { compare } = new Intl.Collator(locale);
  return Object.entries(PLACES)
    .flatMap(([zone, names]) => (names ? { zone, city: names[locale] } : []))
    .sort((one, other) => compare(one.city, other.city));
};
