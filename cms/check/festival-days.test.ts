import { expect, test } from 'vitest';
import { frozenContent } from '#tests/frozen-content.ts';
import { readContent } from './content.ts';
import { festivalDays } from './rules/festivals.ts';
import { listIn, textIn } from './walk.ts';

// The days of the content against what this program's own calendars reckon.

const { documents } = readContent();
const daysOf = (id: string) =>
  listIn(
    documents.find(({ _id }) => _id === id),
    'days',
  ).map((day) => textIn(day, 'start'));

const YEARS = Array.from({ length: 10 }, (_, index) => 2026 + index);

const noon = (day: string) => Date.parse(`${day}T12:00:00+08:00`);

/** Where a day stands in a calendar: `1/15`. */
const reckoned = (calendar: 'chinese' | 'islamic-umalqura', day: string) => {
  const parts = new Intl.DateTimeFormat('en', {
    calendar,
    timeZone: 'Asia/Shanghai',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(noon(day));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('month')}/${part('day')}`;
};

/**
 * Where Intl is a day off: it puts the new moon on the wrong side of midnight in Beijing. By the
 * standard the month begins on the day of the new moon, to the minute.
 */
const OFF_BY_A_DAY = new Map([
  ['2027-02-06', 'new moon on 6 February 2027 at 23:56, which Intl takes for the 7th'],
  ['2027-02-20', 'the 15th of the same month'],
  ['2030-02-03', 'new moon on 3 February 2030 at 00:07, which Intl takes for the 2nd'],
  ['2030-02-17', 'the 15th of the same month'],
]);

test.each([
  ['festival-spring', '1/1'],
  ['festival-dragon-boat', '5/5'],
  ['festival-mid-autumn', '8/15'],
  ['festival-lantern', '1/15'],
])('%s is day %s of the lunar year, from 2026 to 2035', (id, wanted) => {
  const days = daysOf(id);
  expect(days.map((day) => Number(day.slice(0, 4)))).toEqual(YEARS);
  const others = days.filter((day) => reckoned('chinese', day) !== wanted);
  expect(others).toEqual(days.filter((day) => OFF_BY_A_DAY.has(day)));
});

test('Qingming is when the sun stands at 15 degrees, by the rule of thumb of this century', () => {
  expect(daysOf('festival-qingming')).toEqual(
    YEARS.map((year) => {
      const short = year - 2000;
      const day = Math.floor(short * 0.2422 + 4.81) - Math.floor(short / 4);
      return `${year}-04-0${day}`;
    }),
  );
});

test('Ramadan runs from the first day of its month to Eid, by the calendar of Umm al-Qura', () => {
  const ends = listIn(
    documents.find(({ _id }) => _id === 'festival-ramadan'),
    'days',
  ).map((day) => textIn(day, 'end'));
  const starts = daysOf('festival-ramadan');
  expect(starts).toHaveLength(YEARS.length + 1);
  for (const day of starts) expect(reckoned('islamic-umalqura', day)).toBe('9/1');
  for (const day of ends) expect(reckoned('islamic-umalqura', day)).toBe('10/1');
});

test('a year before the last day editors are asked for more, and not sooner', () => {
  const warned = (day: string) =>
    festivalDays(() => Date.parse(day))(frozenContent()).map(
      ({ document, severity }) => `${document} ${severity}`,
    );
  expect(warned('2034-02-07')).toEqual([]);
  expect(warned('2034-02-09')).toEqual(['festival-spring warning']);
});
