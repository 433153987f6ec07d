import { describe, expect, test } from 'vitest';
import {
  asDate,
  asMonthYear,
  asVideoAddress,
  dateInWords,
  isDate,
  isInOrder,
  isMonthYear,
  isVideoAddress,
} from './formats.ts';

test.each([
  ['0', '0'],
  ['09', '09'],
  ['092', '09/2'],
  ['092019', '09/2019'],
  ['09/20195', '09/2019'],
  ['9 2019', '92/019'],
  ['٠٩٢٠١٥', '09/2015'],
  ['9/2015', '9/2015'],
  ['19/2015', '19/2015'],
  ['9/', '09/'],
  ['09/', '09/'],
  ['/2015', '/2015'],
])('%s typed as a month is %s', (typed, shown) => {
  expect(asMonthYear(typed)).toBe(shown);
});

test.each([
  ['01', '01'],
  ['0109', '01/09'],
  ['01092019', '01/09/2019'],
  ['01/09/20199', '01/09/2019'],
  ['01/9/', '01/09/'],
  ['1/09/2019', '1/09/2019'],
  ['۰۱۰۹۲۰۱۹', '01/09/2019'],
])('%s typed as a date is %s', (typed, shown) => {
  expect(asDate(typed)).toBe(shown);
});

test('a month has a number from 1 to 12 and a year of four digits', () => {
  const isRight = ['01/2020', '12/1999', '00/2020', '13/2020', '1/2020', '01/20', '01/0020'];
  expect(isRight.map(isMonthYear)).toEqual([true, true, false, false, false, false, false]);
});

test('a date is in the calendar', () => {
  const isRight = ['29/02/2024', '29/02/2023', '31/04/2020', '00/01/2020', '1/1/2020'];
  expect(isRight.map(isDate)).toEqual([true, false, false, false, false]);
});

test('order is of time, not of letters', () => {
  expect(isInOrder('12/2019', '01/2020')).toBe(true);
  expect(isInOrder('01/2020', '12/2019')).toBe(false);
  expect(isInOrder('02/01/2020', '01/02/2020')).toBe(true);
});

describe('video addresses', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?t=3&v=dQw4w9WgXcQ',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.bilibili.com/video/BV1xx411c7mD/',
    'https://vimeo.com/123456789',
    'https://player.vimeo.com/video/123456789',
    'https://vimeo.com/76979871/abcdef0123',
    '  https://vimeo.com/123456789  ',
  ])('%s is one', (address) => {
    expect(isVideoAddress(address)).toBe(true);
  });

  test.each([
    '',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/',
    'https://www.youtube.com/@someone',
    'https://www.youtube.com/watch?v=short',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://user@youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'https://www.bilibili.com/video/av170001',
    'https://vimeo.com/about',
    'https://example.com/video.mp4',
  ])('%s is none', (address) => {
    expect(isVideoAddress(address)).toBe(false);
  });

  test.each([
    ['youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtube.com/watch?v=dQw4w9WgXcQ'],
    [' www.bilibili.com/video/BV1xx411c7mD', 'https://www.bilibili.com/video/BV1xx411c7mD'],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
    ['youtu.be/dQw4', 'youtu.be/dQw4'],
    ['example.com/video.mp4', 'example.com/video.mp4'],
  ])('%s typed as an address is %s', (typed, shown) => {
    expect(asVideoAddress(typed)).toBe(shown);
  });
});

test.each([
  ['ar', '09/2015', 'سبتمبر 2015'],
  ['ar', '01/06/2020', '1 يونيو 2020'],
  ['en', '01/06/2020', '1 June 2020'],
  ['zh', '09/2015', '2015年9月'],
  ['zh', '01/06/2020', '2020年6月1日'],
  ['en', '31/02/2020', undefined],
  ['en', '9/20', undefined],
] as const)('in %s %s reads %s', (locale, typed, words) => {
  expect(dateInWords(locale, typed)).toBe(words);
});
