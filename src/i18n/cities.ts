import type { Locale } from './locales.ts';
import { ownName, type Place } from './places.ts';

type City = Readonly<Record<Locale<'common'> | 'zh', string>>;

/** The cities after which people call their clock, by IANA time zone. */
const CITIES: Readonly<Partial<Record<string, City>>> = {
  'Asia/Shanghai': { en: 'Beijing', ar: 'بكين', zh: '北京' },
  'Asia/Hong_Kong': { en: 'Hong Kong', ar: 'هونغ كونغ', zh: '香港' },
  'Asia/Macau': { en: 'Macao', ar: 'ماكاو', zh: '澳门' },
  'Asia/Taipei': { en: 'Taipei', ar: 'تايبيه', zh: '台北' },
  'Asia/Singapore': { en: 'Singapore', ar: 'سنغافورة', zh: '新加坡' },
  'Asia/Kuala_Lumpur': { en: 'Kuala Lumpur', ar: 'كوالالمبور', zh: '吉隆坡' },
  'Asia/Riyadh': { en: 'Riyadh', ar: 'الرياض', zh: '利雅得' },
  'Asia/Dubai': { en: 'Dubai', ar: 'دبي', zh: '迪拜' },
  'Asia/Kuwait': { en: 'Kuwait', ar: 'الكويت', zh: '科威特' },
  'Asia/Bahrain': { en: 'Bahrain', ar: 'البحرين', zh: '巴林' },
  'Asia/Qatar': { en: 'Qatar', ar: 'قطر', zh: '卡塔尔' },
  'Asia/Muscat': { en: 'Muscat', ar: 'مسقط', zh: '马斯喀特' },
  'Asia/Aden': { en: 'Aden', ar: 'عدن', zh: '亚丁' },
  'Asia/Baghdad': { en: 'Baghdad', ar: 'بغداد', zh: '巴格达' },
  'Asia/Amman': { en: 'Amman', ar: 'عمّان', zh: '安曼' },
  'Asia/Beirut': { en: 'Beirut', ar: 'بيروت', zh: '贝鲁特' },
  'Asia/Damascus': { en: 'Damascus', ar: 'دمشق', zh: '大马士革' },
  'Africa/Cairo': { en: 'Cairo', ar: 'القاهرة', zh: '开罗' },
  'Africa/Khartoum': { en: 'Khartoum', ar: 'الخرطوم', zh: '喀土穆' },
  'Africa/Tripoli': { en: 'Tripoli', ar: 'طرابلس', zh: '的黎波里' },
  'Africa/Tunis': { en: 'Tunis', ar: 'تونس', zh: '突尼斯' },
  'Africa/Algiers': { en: 'Algiers', ar: 'الجزائر', zh: '阿尔及尔' },
  'Africa/Casablanca': { en: 'Casablanca', ar: 'الدار البيضاء', zh: '卡萨布兰卡' },
  'Europe/London': { en: 'London', ar: 'لندن', zh: '伦敦' },
  'Europe/Istanbul': { en: 'Istanbul', ar: 'إسطنبول', zh: '伊斯坦布尔' },
  'Europe/Paris': { en: 'Paris', ar: 'باريس', zh: '巴黎' },
  'Europe/Berlin': { en: 'Berlin', ar: 'برلين', zh: '柏林' },
  'America/New_York': { en: 'New York', ar: 'نيويورك', zh: '纽约' },
  'America/Los_Angeles': { en: 'Los Angeles', ar: 'لوس أنجلوس', zh: '洛杉矶' },
};

/** The time zones that have a city here. */
export const CITY_ZONES: readonly string[] = Object.keys(CITIES);

/** What a time zone with a city here is called in all languages. */
export const cityNames = (zone: string): readonly string[] => Object.values(CITIES[zone] ?? {});

/** The city of a time zone, as its clock is called; of others the last part of their own name. */
export const cityOf = (locale: Locale<'common'>, zone: string): string =>
  CITIES[zone]?.[locale] ?? ownName(zone);

/** The time zones to choose from by their cities, in the order of a language, with others among them. */
export const placesFor = (locale: Locale<'common'>, ...also: (string | undefined)[]): Place[] => {
  const { compare } = new Intl.Collator(locale);
  return [...new Set([...CITY_ZONES, ...also.filter((zone) => zone !== undefined)])]
    .map((zone) => ({ zone, city: cityOf(locale, zone) }))
    .sort((one, other) => compare(one.city, other.city));
};
