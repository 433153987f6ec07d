import { draw } from '#src/lib/chance.ts';
import { date, floor, phone, price, time, type Spoken } from './readings.ts';

export const KINDS = ['price', 'time', 'date', 'floor', 'phone'] as const;
export type Kind = (typeof KINDS)[number];

/** A number to be heard, read, said and typed. */
export type SpokenNumber = Spoken & {
  readonly kind: Kind;
  /** In digits, as signs and screens in China show it. */
  readonly figure: string;
};

/** A whole number from `min` to `max`, and the seed of the next one. */
type Between = (min: number, max: number) => number;

/** Round prices are said most: tenths come with small ones alone. */
const drawPrice = (between: Between): SpokenNumber => {
  const jiao = between(1, 3) === 1 ? between(1, 29) * 10 + between(1, 9) : between(1, 299) * 10;
  const yuan = Math.floor(jiao / 10);
  const figure = jiao % 10 === 0 ? `¥${yuan}` : `¥${(jiao / 10).toFixed(2)}`;
  return { kind: 'price', figure, ...price(jiao) };
};

const drawTime = (between: Between): SpokenNumber => {
  const hour = between(1, 12);
  const minute = between(0, 11) * 5;
  const figure = `${hour}:${String(minute).padStart(2, '0')}`;
  return { kind: 'time', figure, ...time(hour, minute) };
};

const DAYS_OF_A_YEAR = 365;
const DAY_MS = 86_400_000;

/** From today to a year ahead, so that weekdays are those of the calendar on the wall. */
const drawDate = (between: Between, today: string): SpokenNumber => {
  const day = new Date(Date.parse(today) + between(0, DAYS_OF_A_YEAR - 1) * DAY_MS);
  const [month, dayOfMonth] = [day.getUTCMonth() + 1, day.getUTCDate()];
  const figure = `${month}/${dayOfMonth}`;
  return { kind: 'date', figure, ...date(month, dayOfMonth, day.getUTCDay()) };
};

const LOWEST_FLOOR = -2;
const HIGHEST_FLOOR = 33;

const drawFloor = (between: Between): SpokenNumber => {
  const drawn = between(LOWEST_FLOOR, HIGHEST_FLOOR - 1);
  // There is no floor 0.
  const n = drawn < 0 ? drawn : drawn + 1;
  return { kind: 'floor', figure: String(n), ...floor(n) };
};

/** No mobile of China begins like this, so nobody is called by chance (NUMBERS-2). */
const NOBODYS = '12';

const drawPhone = (between: Between): SpokenNumber => {
  const digits = NOBODYS + Array.from({ length: 9 }, () => between(0, 9)).join('');
  const groups = [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)];
  return { kind: 'phone', figure: groups.join(' '), ...phone(groups) };
};

const DRAWS: Record<Kind, (between: Between, today: string) => SpokenNumber> = {
  price: drawPrice,
  time: drawTime,
  date: drawDate,
  floor: drawFloor,
  phone: drawPhone,
};

/**
 * A number of one of these kinds by chance, and the seed of the next one (NUMBERS-2). Dates begin with
 * `today`, the day in Beijing.
 */
export const drawNumber = (
  kinds: readonly Kind[],
  seed: number,
  today: string,
): readonly [number: SpokenNumber, seed: number] => {
  let now = seed;
  const between: Between = (min, max) => {
    const [value, next] = draw(now);
    now = next;
    return min + Math.floor(value * (max - min + 1));
  };
  const kind = kinds[between(0, kinds.length - 1)] ?? 'price';
  const number = DRAWS[kind](between, today);
  return [number, now];
};

/** A date as it is said without the day of its week, which its digits don't show. */
export const withoutWeekday = (number: SpokenNumber): SpokenNumber => {
  const [hanzi = '', pinyin = ''] = [number.hanzi.split('，')[0], number.pinyin.split(', ')[0]];
  return number.kind === 'date' ? { ...number, hanzi, pinyin } : number;
};
