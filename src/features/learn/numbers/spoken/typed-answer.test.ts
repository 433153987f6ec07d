import { expect, test } from 'vitest';
import type { Kind } from './draw-number.ts';
import { isTyped } from './typed-answer.ts';

test.each<[Kind, string, string[]]>([
  ['price', '¥15.80', ['15.8', '15.80', '¥15.8', '15,8', '15.8元', '١٥٫٨', '۱۵.۸', ' 15.80 ']],
  ['price', '¥105', ['105', '105.00', '¥105', '١٠٥', '105块']],
  ['time', '2:30', ['2:30', '02:30', '14:30', '2.30', '230', '0230', '٢:٣٠', '2：30', '2点30分']],
  ['time', '12:00', ['12', '12:00', '0:00', '24:00', '1200']],
  ['date', '3/8', ['3/8', '03/08', '3-8', '3.8', '3 8', '0308', '3月8日', '٣/٨', '3月8号']],
  ['floor', '18', ['18', '18F', '١٨', '18楼']],
  ['floor', '-2', ['-2', '−2', 'B2', 'b2', '٢-', '\u200f-٢', '负2']],
  ['phone', '121 3045 6789', ['12130456789', '121 3045 6789', '121-3045-6789', '١٢١٣٠٤٥٦٧٨٩']],
])('%s %s may be typed as %j', (kind, figure, all) => {
  for (const typed of all) expect([typed, isTyped({ kind, figure }, typed)]).toEqual([typed, true]);
});

test.each<[Kind, string, string]>([
  ['price', '¥15.80', '15.08'],
  ['price', '¥105', '150'],
  ['time', '2:30', '3:30'],
  ['date', '3/8', '8/3'],
  ['floor', '-2', '2'],
  ['phone', '121 3045 6789', '1213045678'],
])('%s %s is not %s', (kind, figure, typed) => {
  expect(isTyped({ kind, figure }, typed)).toBe(false);
});

test.each<[Kind, string]>([
  ['price', ''],
  ['price', 'fifteen'],
  ['time', '2:75'],
  ['date', '8'],
  ['floor', '十'],
  ['phone', 'no'],
])('of a %s “%s” says nothing', (kind, typed) => {
  expect(isTyped({ kind, figure: '1' }, typed)).toBeUndefined();
});
