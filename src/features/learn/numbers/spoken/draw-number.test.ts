import { expect, test } from 'vitest';
import { drawNumber, KINDS, withoutWeekday, type Kind, type SpokenNumber } from './draw-number.ts';
import { isTyped } from './typed-answer.ts';

const drawn = (kinds: readonly Kind[], count: number, today = '2026-11-25'): SpokenNumber[] => {
  let seed = 7;
  return Array.from({ length: count }, () => {
    const [number, next] = drawNumber(kinds, seed, today);
    seed = next;
    return number;
  });
};

test('the same seed gives the same numbers', () => {
  expect(drawn(KINDS, 40)).toEqual(drawn(KINDS, 40));
});

test('all kinds come, and only those that are asked for', () => {
  expect(new Set(drawn(KINDS, 200).map(({ kind }) => kind))).toEqual(new Set(KINDS));
  expect(new Set(drawn(['time'], 50).map(({ kind }) => kind))).toEqual(new Set(['time']));
});

test('what a number shows is a right answer to it', () => {
  for (const number of drawn(KINDS, 500)) {
    expect([number.figure, isTyped(number, number.figure)]).toEqual([number.figure, true]);
    expect(number.hanzi).toMatch(/^[\p{Script=Han}，]+$/u);
  }
});

test('there is no floor 0, and nobody has the numbers of telephones', () => {
  const floors = drawn(['floor'], 500).map(({ figure }) => Number(figure));
  expect(floors).not.toContain(0);
  expect([Math.min(...floors), Math.max(...floors)]).toEqual([-2, 33]);
  for (const { figure } of drawn(['phone'], 50)) expect(figure).toMatch(/^12\d \d{4} \d{4}$/);
});

test.each(['2026-11-25', '2027-12-31', '2028-02-29'])(
  'dates are those of the year from %s on, with the weekdays of its calendar',
  (today) => {
    const chinese = new Intl.DateTimeFormat('zh-CN', { weekday: 'long', timeZone: 'UTC' });
    const year = Array.from(
      { length: 365 },
      (_, days) => new Date(Date.parse(today) + days * 86_400_000),
    );
    const weekdays = new Map(
      year.map((day) => [
        `${day.getUTCMonth() + 1}/${day.getUTCDate()}`,
        chinese.format(day).replace('日', '天'),
      ]),
    );
    for (const { figure, hanzi } of drawn(['date'], 500, today)) {
      expect([figure, hanzi.split('，')[1]]).toEqual([figure, weekdays.get(figure)]);
    }
  },
);

test('a date can be said without the day of its week', () => {
  for (const number of drawn(['date'], 20).map(withoutWeekday)) {
    expect(number.hanzi).toMatch(/^\p{Script=Han}+月\p{Script=Han}+号$/u);
    expect(number.pinyin).toMatch(/ yuè .+ hào$/);
  }
  const [price] = drawn(['price'], 1);
  expect(price && withoutWeekday(price)).toBe(price);
});
