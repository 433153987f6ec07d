/** What a learner should notice in how a number is said. */
type Note =
  /** Two of something is 两. */
  | 'liang'
  /** The last unit of a price is left out. */
  | 'dropped'
  /** An empty place is said. */
  | 'ling'
  | 'half'
  | 'quarter'
  /** One is yāo where digits are read out. */
  | 'yao'
  /** In a row of things 二 stays 二, and 一 keeps its tone. */
  | 'ordinal'
  /** 一 changes its tone before what it counts. */
  | 'sandhi';

export type Reading = { readonly hanzi: string; readonly pinyin: string };
export type Spoken = Reading & { readonly note?: Note | undefined };

const DIGITS: readonly Reading[] = [
  { hanzi: '零', pinyin: 'líng' },
  { hanzi: '一', pinyin: 'yī' },
  { hanzi: '二', pinyin: 'èr' },
  { hanzi: '三', pinyin: 'sān' },
  { hanzi: '四', pinyin: 'sì' },
  { hanzi: '五', pinyin: 'wǔ' },
  { hanzi: '六', pinyin: 'liù' },
  { hanzi: '七', pinyin: 'qī' },
  { hanzi: '八', pinyin: 'bā' },
  { hanzi: '九', pinyin: 'jiǔ' },
  { hanzi: '十', pinyin: 'shí' },
];
const EMPTY: Reading = { hanzi: '', pinyin: '' };
const YAO: Reading = { hanzi: '幺', pinyin: 'yāo' };

const digit = (n: number): Reading => DIGITS[n] ?? EMPTY;

const joined = (parts: readonly Reading[]): Reading => ({
  hanzi: parts.map(({ hanzi }) => hanzi).join(''),
  pinyin: parts.map(({ pinyin }) => pinyin).join(' '),
});

const upTo99 = (n: number): Reading => {
  if (n <= 10) return digit(n);
  const tens = Math.floor(n / 10);
  const ones = n % 10;
  const parts = [...(tens > 1 ? [digit(tens)] : []), digit(10), ...(ones > 0 ? [digit(ones)] : [])];
  return { ...joined(parts), pinyin: oneWord(parts) };
};

/** Syllables written as one word, with a sign before one that opens with a vowel. */
const oneWord = (parts: readonly Reading[]): string =>
  parts.map(({ pinyin }, index) => (index > 0 && pinyin === 'èr' ? `'${pinyin}` : pinyin)).join('');

const hundreds = (n: number): Reading => {
  if (n === 1) return { hanzi: '一百', pinyin: 'yìbǎi' };
  if (n === 2) return { hanzi: '两百', pinyin: 'liǎngbǎi' };
  return { hanzi: `${digit(n).hanzi}百`, pinyin: `${digit(n).pinyin}bǎi` };
};

/** A whole number from 0 to 999. */
export const integer = (n: number): Reading => {
  if (n < 100) return upTo99(n);
  const rest = n % 100;
  const head = hundreds(Math.floor(n / 100));
  if (rest === 0) return head;
  if (rest < 10) return joined([head, digit(0), digit(rest)]);
  // In the middle of a number ten is one ten.
  if (rest < 20) {
    const { hanzi, pinyin } = upTo99(rest);
    return joined([head, { hanzi: `一${hanzi}`, pinyin: `yī${pinyin}` }]);
  }
  return joined([head, upTo99(rest)]);
};

type Unit = Reading & {
  /** How one of it is said. */
  readonly one: string;
};
const KUAI: Unit = { hanzi: '块', pinyin: 'kuài', one: 'yí' };
const MAO: Unit = { hanzi: '毛', pinyin: 'máo', one: 'yì' };
const DIAN: Unit = { hanzi: '点', pinyin: 'diǎn', one: 'yì' };

const counted = (n: number, unit: Unit): Reading => {
  if (n === 1) return joined([{ hanzi: '一', pinyin: unit.one }, unit]);
  if (n === 2) return joined([{ hanzi: '两', pinyin: 'liǎng' }, unit]);
  return joined([integer(n), unit]);
};

const noteOfCount = (n: number): Note | undefined =>
  n === 2 ? 'liang' : n === 1 ? 'sandhi' : undefined;

/** A price as it is said at a stall, in tenths of a yuan, from 1 to 9999. */
export const price = (jiao: number): Spoken => {
  const [yuan, rest] = [Math.floor(jiao / 10), jiao % 10];
  if (yuan === 0) return { ...counted(rest, MAO), note: noteOfCount(rest) };
  const whole = counted(yuan, KUAI);
  const hasGap = yuan > 100 && yuan % 100 > 0 && yuan % 100 < 10;
  const note = noteOfCount(yuan) ?? (hasGap ? 'ling' : rest > 0 ? 'dropped' : undefined);
  if (rest === 0) return { ...whole, note };
  return { ...joined([whole, digit(rest)]), note };
};

/** The time on a clock of twelve hours. */
export const time = (hour: number, minute: number): Spoken => {
  const start = counted(hour, DIAN);
  const note = noteOfCount(hour);
  switch (minute) {
    case 0:
      return { ...start, note };
    case 15:
      return { ...joined([start, { hanzi: '一刻', pinyin: 'yí kè' }]), note: 'quarter' };
    case 30:
      return { ...joined([start, { hanzi: '半', pinyin: 'bàn' }]), note: 'half' };
    case 45:
      return { ...joined([start, { hanzi: '三刻', pinyin: 'sān kè' }]), note: 'quarter' };
  }
  const fen = { hanzi: '分', pinyin: 'fēn' };
  if (minute < 10) return { ...joined([start, digit(0), digit(minute), fen]), note: 'ling' };
  return { ...joined([start, integer(minute), fen]), note };
};

const WEEKDAYS: readonly Reading[] = [
  { hanzi: '天', pinyin: 'tiān' },
  ...Array.from({ length: 6 }, (_, index) => digit(index + 1)),
];

/** A day of the year with its weekday, 0 for Sunday. */
export const date = (month: number, day: number, weekday: number): Spoken => {
  const name = joined([
    integer(month),
    { hanzi: '月', pinyin: 'yuè' },
    integer(day),
    { hanzi: '号', pinyin: 'hào' },
  ]);
  const { hanzi, pinyin } = WEEKDAYS[weekday] ?? EMPTY;
  return {
    hanzi: `${name.hanzi}，星期${hanzi}`,
    pinyin: `${name.pinyin}, ${oneWord([
      { hanzi: '星期', pinyin: 'xīngqī' },
      { hanzi, pinyin },
    ])}`,
    note: month < 3 || day < 3 ? 'ordinal' : undefined,
  };
};

/** A floor by Chinese count, where 一楼 is the one at the street; below it they are negative. */
export const floor = (n: number): Spoken => {
  const lou = { hanzi: '楼', pinyin: 'lóu' };
  const below = n < 0 ? [{ hanzi: '负', pinyin: 'fù' }] : [];
  const note = Math.abs(n) < 3 ? 'ordinal' : undefined;
  return { ...joined([...below, integer(Math.abs(n)), lou]), note };
};

/** A telephone number, digit by digit in the groups that are given. */
export const phone = (groups: readonly string[]): Spoken => {
  const read = groups.map((group) =>
    joined([...group].map((one) => (one === '1' ? YAO : digit(Number(one))))),
  );
  return {
    hanzi: read.map(({ hanzi }) => hanzi).join('，'),
    pinyin: read.map(({ pinyin }) => pinyin).join(', '),
    note: groups.join('').includes('1') ? 'yao' : undefined,
  };
};

/** Every character that a number may be said with, for the typeface. */
export const NUMBER_CHARACTERS = '零一二两三四五六七八九十百块毛点半刻分月号星期天楼负幺';
