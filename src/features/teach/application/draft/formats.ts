import { isMatch, parse } from 'date-fns';
import { digitsOf } from '#src/domain/digits.ts';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';

const YEARS = { first: 1930, last: 2100 };
const EPOCH = new Date(0);

/**
 * Typed digits in parts between slashes. Parts that were typed with their slashes stay where they
 * are, so that one digit can be corrected; a slash behind a single digit completes it to two.
 */
const inParts = (typed: string, widths: readonly number[]): string => {
  const parts = typed.split('/').map((part) => digitsOf(part, part.length));
  const isApart =
    parts.length > 1 && parts.every((part, index) => part.length <= (widths[index] ?? -1));
  if (isApart) return parts.join('/').replace(/(^|\/)(\d)\/$/, '$10$2/');
  let rest = parts.join('');
  const filled = widths.map((width) => {
    const part = rest.slice(0, width);
    rest = rest.slice(width);
    return part;
  });
  return filled.filter(Boolean).join('/');
};

/** Typed digits as MM/YYYY: `012020` becomes `01/2020` (APPLICATION-9). */
export const asMonthYear = (typed: string): string => inParts(typed, [2, 4]);

/** Typed digits as DD/MM/YYYY (APPLICATION-9). */
export const asDate = (typed: string): string => inParts(typed, [2, 2, 4]);

const isYear = (value: string) => {
  const year = Number(value.slice(-4));
  return year >= YEARS.first && year <= YEARS.last;
};

/** Whether a text is a month and year as MM/YYYY. */
export const isMonthYear = (value: string): boolean =>
  /^\d{2}\/\d{4}$/.test(value) && isMatch(value, 'MM/yyyy') && isYear(value);

/** Whether a text is a day that the calendar has, as DD/MM/YYYY. */
export const isDate = (value: string): boolean =>
  /^\d{2}\/\d{2}\/\d{4}$/.test(value) && isMatch(value, 'dd/MM/yyyy') && isYear(value);

/** Whether the first of two right MM/YYYY or DD/MM/YYYY texts is not after the second. */
export const isInOrder = (from: string, to: string): boolean => {
  const pattern = from.length === 7 ? 'MM/yyyy' : 'dd/MM/yyyy';
  return parse(from, pattern, EPOCH) <= parse(to, pattern, EPOCH);
};

/**
 * A right MM/YYYY or DD/MM/YYYY text as readers of a language write it (ADDRESSES-7); undefined for
 * anything else.
 */
export const dateInWords = (locale: Locale<'common'>, typed: string): string | undefined => {
  if (!isMonthYear(typed) && !isDate(typed)) return undefined;
  const [year = 0, month = 0, day] = typed.split('/').map(Number).reverse();
  return new Intl.DateTimeFormat(LOCALE_FACTS[locale].formats, {
    ...(day !== undefined && { day: 'numeric' }),
    ...{ month: 'long', year: 'numeric', calendar: 'gregory', timeZone: 'UTC' },
  }).format(Date.UTC(year, month - 1, day ?? 1));
};

const HOSTS: Record<string, (url: URL) => boolean> = {
  'youtube.com': ({ pathname, searchParams }) =>
    (pathname === '/watch' && isYouTubeId(searchParams.get('v') ?? '')) ||
    isYouTubeId(/^\/(?:shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1] ?? ''),
  'youtu.be': ({ pathname }) => isYouTubeId(/^\/([^/]+)\/?$/.exec(pathname)?.[1] ?? ''),
  'bilibili.com': ({ pathname }) => /^\/video\/BV[0-9A-Za-z]{10}\/?$/.test(pathname),
  // Behind the number of a video that is not listed stands its key.
  'vimeo.com': ({ pathname }) => /^\/(?:video\/)?\d{5,12}(?:\/[\da-f]+)?\/?$/.test(pathname),
};

const isYouTubeId = (id: string) => /^[\w-]{11}$/.test(id);

/**
 * Whether an address is a video of a supported site: YouTube (watch, youtu.be, shorts, live),
 * Bilibili (BV) or Vimeo (number), as APPLICATION-13 lists them.
 */
export const isVideoAddress = (value: string): boolean => {
  const url = URL.parse(value.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.port) return false;
  return HOSTS[url.hostname.replace(/^(www|m|player)\./, '')]?.(url) ?? false;
};

/** A typed video address with the `https://` that many leave out; anything else as it was typed. */
export const asVideoAddress = (typed: string): string => {
  const whole = `https://${typed.trim()}`;
  return isVideoAddress(whole) ? whole : typed;
};
