import { decimalOf, latinDigits } from '#src/domain/digits.ts';
import type { Kind } from './draw-number.ts';

/** What a typed text means, in one spelling; undefined where it is no such number (NUMBERS-4). */
type Meaning = (typed: string) => string | undefined;

const ofPrice: Meaning = (typed) => {
  const amount = decimalOf(typed.replace(/[¥￥元块\s]/g, ''));
  return /^\d{1,6}(\.\d{0,2})?$/.test(amount)
    ? String(Math.round(Number(amount) * 100))
    : undefined;
};

const ofTime: Meaning = (typed) => {
  const [, hours = '', minutes = '0'] =
    /^(\d{1,2})(?:\D+(\d{1,2})\D*)?$/.exec(typed) ?? /^(\d{1,2})(\d{2})$/.exec(typed) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hours === '' || hour > 24 || minute > 59) return undefined;
  // Afternoon and morning are said by other words.
  return `${hour % 12}:${minute}`;
};

const ofDate: Meaning = (typed) => {
  const [, month = '', day = ''] =
    /^(\d{1,2})\D+(\d{1,2})\D*$/.exec(typed) ?? /^(\d{2})(\d{2})$/.exec(typed) ?? [];
  return month === '' ? undefined : `${Number(month)}/${Number(day)}`;
};

const ofFloor: Meaning = (typed) => {
  const [, before, digits, after] = /^([-−b负]?)\s*(\d{1,3})\s*([-−]?)[f楼层]?$/i.exec(typed) ?? [];
  if (digits === undefined) return undefined;
  return `${before || after ? '-' : ''}${Number(digits)}`;
};

const ofPhone: Meaning = (typed) => {
  const digits = typed.replace(/[\s,،()\-–]/g, '');
  return /^\d+$/.test(digits) ? digits : undefined;
};

const MEANINGS: Record<Kind, Meaning> = {
  price: ofPrice,
  time: ofTime,
  date: ofDate,
  floor: ofFloor,
  phone: ofPhone,
};

/** Left by keyboards that write from right to left. */
const MARKS = /[\u200e\u200f\u061c\u2066-\u2069]/g;

const meaningOf = (kind: Kind, typed: string) =>
  MEANINGS[kind](latinDigits(typed.replace(MARKS, '')).trim());

/** Whether a typed text is the number; undefined where it is no number of this kind at all. */
export const isTyped = (
  { kind, figure }: { kind: Kind; figure: string },
  typed: string,
): boolean | undefined => {
  const meaning = meaningOf(kind, typed);
  return meaning === undefined ? undefined : meaning === meaningOf(kind, figure);
};
