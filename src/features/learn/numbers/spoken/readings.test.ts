import { describe, expect, test } from 'vitest';
import { date, floor, integer, NUMBER_CHARACTERS, phone, price, time } from './readings.ts';

// Each line was checked by hand.

test.each([
  [0, '零', 'líng'],
  [2, '二', 'èr'],
  [10, '十', 'shí'],
  [11, '十一', 'shíyī'],
  [12, '十二', "shí'èr"],
  [20, '二十', 'èrshí'],
  [22, '二十二', "èrshí'èr"],
  [99, '九十九', 'jiǔshíjiǔ'],
  [100, '一百', 'yìbǎi'],
  [101, '一百零一', 'yìbǎi líng yī'],
  [110, '一百一十', 'yìbǎi yīshí'],
  [112, '一百一十二', "yìbǎi yīshí'èr"],
  [120, '一百二十', 'yìbǎi èrshí'],
  [200, '两百', 'liǎngbǎi'],
  [205, '两百零五', 'liǎngbǎi líng wǔ'],
  [222, '两百二十二', "liǎngbǎi èrshí'èr"],
  [318, '三百一十八', 'sānbǎi yīshíbā'],
  [999, '九百九十九', 'jiǔbǎi jiǔshíjiǔ'],
])('%s is %s, %s', (n, hanzi, pinyin) => {
  expect(integer(n)).toEqual({ hanzi, pinyin });
});

describe('prices', () => {
  test.each([
    [1, '一毛', 'yì máo', 'sandhi'],
    [2, '两毛', 'liǎng máo', 'liang'],
    [5, '五毛', 'wǔ máo', undefined],
    [10, '一块', 'yí kuài', 'sandhi'],
    [15, '一块五', 'yí kuài wǔ', 'sandhi'],
    [20, '两块', 'liǎng kuài', 'liang'],
    [22, '两块二', 'liǎng kuài èr', 'liang'],
    [38, '三块八', 'sān kuài bā', 'dropped'],
    [100, '十块', 'shí kuài', undefined],
    [110, '十一块', 'shíyī kuài', undefined],
    [120, '十二块', "shí'èr kuài", undefined],
    [158, '十五块八', 'shíwǔ kuài bā', 'dropped'],
    [202, '二十块二', 'èrshí kuài èr', 'dropped'],
    [250, '二十五块', 'èrshíwǔ kuài', undefined],
    [995, '九十九块五', 'jiǔshíjiǔ kuài wǔ', 'dropped'],
    [1000, '一百块', 'yìbǎi kuài', undefined],
    [1050, '一百零五块', 'yìbǎi líng wǔ kuài', 'ling'],
    [1180, '一百一十八块', 'yìbǎi yīshíbā kuài', undefined],
    [2000, '两百块', 'liǎngbǎi kuài', undefined],
    [2080, '两百零八块', 'liǎngbǎi líng bā kuài', 'ling'],
    [2990, '两百九十九块', 'liǎngbǎi jiǔshíjiǔ kuài', undefined],
  ])('%s jiao: %s, %s', (jiao, hanzi, pinyin, note) => {
    expect(price(jiao)).toEqual({ hanzi, pinyin, note });
  });
});

describe('times', () => {
  test.each([
    [1, 0, '一点', 'yì diǎn'],
    [2, 0, '两点', 'liǎng diǎn'],
    [2, 5, '两点零五分', 'liǎng diǎn líng wǔ fēn'],
    [2, 30, '两点半', 'liǎng diǎn bàn'],
    [3, 15, '三点一刻', 'sān diǎn yí kè'],
    [4, 45, '四点三刻', 'sì diǎn sān kè'],
    [6, 20, '六点二十分', 'liù diǎn èrshí fēn'],
    [8, 10, '八点十分', 'bā diǎn shí fēn'],
    [10, 35, '十点三十五分', 'shí diǎn sānshíwǔ fēn'],
    [11, 0, '十一点', 'shíyī diǎn'],
    [12, 30, '十二点半', "shí'èr diǎn bàn"],
    [12, 55, '十二点五十五分', "shí'èr diǎn wǔshíwǔ fēn"],
  ])('%s:%s is %s, %s', (hour, minute, hanzi, pinyin) => {
    expect(time(hour, minute)).toMatchObject({ hanzi, pinyin });
  });
});

describe('dates', () => {
  test.each([
    [1, 1, 5, '一月一号，星期五', 'yī yuè yī hào, xīngqīwǔ'],
    [2, 2, 2, '二月二号，星期二', "èr yuè èr hào, xīngqī'èr"],
    [3, 8, 1, '三月八号，星期一', 'sān yuè bā hào, xīngqīyī'],
    [5, 10, 3, '五月十号，星期三', 'wǔ yuè shí hào, xīngqīsān'],
    [7, 21, 4, '七月二十一号，星期四', 'qī yuè èrshíyī hào, xīngqīsì'],
    [10, 31, 0, '十月三十一号，星期天', 'shí yuè sānshíyī hào, xīngqītiān'],
    [12, 12, 6, '十二月十二号，星期六', "shí'èr yuè shí'èr hào, xīngqīliù"],
  ])('%s/%s is %s %s', (month, day, weekday, hanzi, pinyin) => {
    expect(date(month, day, weekday)).toMatchObject({ hanzi, pinyin });
  });
});

describe('floors', () => {
  test.each([
    [1, '一楼', 'yī lóu', 'ordinal'],
    [2, '二楼', 'èr lóu', 'ordinal'],
    [6, '六楼', 'liù lóu', undefined],
    [18, '十八楼', 'shíbā lóu', undefined],
    [-1, '负一楼', 'fù yī lóu', 'ordinal'],
    [-2, '负二楼', 'fù èr lóu', 'ordinal'],
  ])('%s is %s, %s', (n, hanzi, pinyin, note) => {
    expect(floor(n)).toEqual({ hanzi, pinyin, note });
  });
});

test.each([
  [['120'], '幺二零', 'yāo èr líng', 'yao'],
  [['8', '0'], '八，零', 'bā, líng', undefined],
  [
    ['121', '3045', '6789'],
    '幺二幺，三零四五，六七八九',
    'yāo èr yāo, sān líng sì wǔ, liù qī bā jiǔ',
    'yao',
  ],
])('%j is %s, %s', (groups, hanzi, pinyin, note) => {
  expect(phone(groups)).toEqual({ hanzi, pinyin, note });
});

test('every character of a number is known to the typeface', () => {
  const said = [999, 202, 15].map((n) => price(n).hanzi).join('');
  const others = [time(12, 45), time(1, 30), time(2, 5), date(4, 6, 0), floor(-7)].map(
    ({ hanzi }) => hanzi,
  );
  for (const char of `${said}${others.join('')}${phone(['108']).hanzi}`.replaceAll('，', '')) {
    expect(NUMBER_CHARACTERS).toContain(char);
  }
});
