import { isTimeZone } from '#src/domain/time-zones.ts';
import { CITY_ZONES, cityNames, cityOf } from '#src/i18n/cities.ts';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import type { SearchOption } from '../fields/search-options.ts';

/** What else is on the clock of a city without a zone of its own, in the languages that people type. */
const ALSO: Readonly<Partial<Record<string, string>>> = {
  'Asia/Shanghai':
    'China Guangzhou Shenzhen Chengdu Hangzhou Nanjing Wuhan الصين شنغهاي شانغهاي غوانزو غوانغتشو قوانغتشو شنجن شنتشن 中国 北京 上海 广州 深圳',
  'Asia/Hong_Kong': 'Hongkong 香港',
  'Asia/Macau': 'Macau 澳门',
  'Asia/Taipei': 'Taiwan تايوان 台北',
  'Asia/Singapore': '新加坡',
  'Asia/Kuala_Lumpur': 'Malaysia ماليزيا 吉隆坡',
  'Asia/Riyadh':
    'Saudi Arabia KSA Jeddah Mecca Makkah Medina Madinah Dammam Khobar السعودية جدة مكة المدينة المنورة الدمام الخبر 沙特',
  'Asia/Dubai': 'UAE Emirates Abu Dhabi Sharjah الإمارات أبوظبي أبو ظبي الشارقة 迪拜',
  'Asia/Bahrain': 'Manama المنامة',
  'Asia/Qatar': 'Doha الدوحة',
  'Asia/Muscat': 'Oman عمان',
  'Asia/Aden': 'Yemen Sanaa اليمن صنعاء',
  'Asia/Baghdad': 'Iraq Basra Erbil العراق البصرة أربيل',
  'Asia/Amman': 'Jordan الأردن',
  'Asia/Beirut': 'Lebanon لبنان',
  'Asia/Damascus': 'Syria Aleppo سوريا حلب',
  'Africa/Cairo': 'Egypt Alexandria Giza مصر الإسكندرية الجيزة',
  'Africa/Khartoum': 'Sudan السودان',
  'Africa/Tripoli': 'Libya Benghazi ليبيا بنغازي',
  'Africa/Tunis': 'Tunisia',
  'Africa/Algiers': 'Algeria',
  'Africa/Casablanca': 'Morocco Rabat المغرب الرباط',
  'Europe/London': 'UK England بريطانيا 伦敦',
  'Europe/Istanbul': 'Turkey تركيا',
  'Europe/Paris': 'France فرنسا 巴黎',
  'Europe/Berlin': 'Germany ألمانيا 柏林',
  'America/New_York': 'Washington Boston واشنطن 纽约',
  'America/Los_Angeles': 'San Francisco Seattle California سان فرانسيسكو كاليفورنيا 洛杉矶',
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
    ? [CITY_ZONES.includes(zone) ? cityOf(locale, zone) : '', clockName(locale, zone)]
        .filter(Boolean)
        .join(' · ')
    : zone;

/** One time zone as it is chosen, by its names in the page's language and its own. */
export const timeZoneOption = (locale: Locale<'teach'>, zone: string): SearchOption => {
  const also = [...cityNames(zone), ALSO[zone]].filter(Boolean).join(' ');
  return {
    value: zone,
    name: timeZoneName(locale, zone),
    note: zone.replaceAll('_', ' '),
    ...(also && { also }),
  };
};

/** Every time zone that the browser knows, by name; the one it runs in is first to choose. */
export const timeZoneOptions = (locale: Locale<'teach'>): SearchOption[] => {
  const { compare } = new Intl.Collator(locale);
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== own);
  return [
    timeZoneOption(locale, own),
    ...others.map((zone) => timeZoneOption(locale, zone)).sort((a, b) => compare(a.name, b.name)),
  ];
};
