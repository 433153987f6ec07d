import { expect, test } from 'vitest';
import type { Reason } from '#src/domain/tutors/match.ts';
import { reasonLines } from './reason-words.ts';

const WORDS = {
  ageRanges: {
    kindergarten: 'Kindergarten (3–6)',
    elementary: 'Elementary (7–12)',
    secondary: 'Secondary (13–17)',
    adult: 'Adult (18+)',
  },
  lessonCategories: {
    'HSK Standard': 'HSK',
    Conversational: 'conversation',
    'Saudi School Curriculum': 'the Saudi school curriculum',
  },
};
const said = (locale: 'ar' | 'en', reason: Reason) =>
  reasonLines(locale, WORDS, reason).map(({ fits, text }) => `${fits ? '+' : '–'} ${text}`);

const TIMES: Reason = {
  kind: 'times',
  days: ['sun', 'tue'],
  wished: 3,
  parts: ['evening'],
};
const PRICE: Reason = {
  kind: 'price',
  riyals: 75,
  budget: { min: 50, max: 120 },
  is: 'inside',
};

test('reasons are told in sentences', () => {
  expect(said('en', TIMES)).toEqual([
    '+ Free on 2 of the 3 days asked for, in the evening: Sunday and Tuesday',
  ]);
  expect(said('en', { ...TIMES, days: ['sun'] })).toEqual([
    '+ Free on one of the 3 days asked for, in the evening: Sunday',
  ]);
  expect(said('en', { ...TIMES, days: [] })).toEqual([
    '– No free hour on the days asked for, in the evening',
  ]);
  expect(
    said('en', { ...TIMES, days: ['sun', 'tue', 'thu'], parts: ['afternoon', 'evening'] }),
  ).toEqual(['+ Free on all the days asked for, in the afternoon or evening']);
  expect(said('en', { ...TIMES, days: [], parts: ['morning', 'afternoon', 'evening'] })).toEqual([
    '– No free hour on the days asked for, between 05:00 and midnight',
  ]);
  expect(said('en', { ...TIMES, wished: 7, parts: [] })).toEqual([
    '+ Free on 2 days of the week: Sunday and Tuesday',
  ]);
  expect(
    said('en', { kind: 'languages', well: ['ar', 'zh'], little: [], missing: ['en'] }),
  ).toEqual(['+ Speaks Arabic and Chinese', '– Does not speak English']);
  expect(said('en', { kind: 'age', age: '6-12', isTaught: false })).toEqual([
    '– Does not teach learners of this age: Elementary (7–12)',
  ]);
});

test('and so they are in Arabic, with its own plurals', () => {
  expect(said('ar', TIMES)).toEqual([
    '+ ساعات متاحة في يومين من الأيام المطلوبة الـ3، مساءً: الأحد والثلاثاء',
  ]);
  expect(said('ar', PRICE)).toEqual(['+ سعر الدرس 75 ريالًا سعوديًّا، ضمن الميزانية (من 50 إلى 120)']);
  expect(
    said('ar', {
      kind: 'categories',
      taught: [],
      wished: ['Conversational'],
    }),
  ).toEqual(['– لا تشمل الدروس: conversation']);
});

test('a price is said to be where it is', () => {
  expect(said('en', PRICE)[0]).toMatch(/^\+ .*75.* within the budget of .*50.* to .*120/);
  expect(said('en', { ...PRICE, riyals: 130, is: 'above' })[0]).toMatch(
    /^– .*130.* above the budget of /,
  );
  expect(said('en', { ...PRICE, riyals: 30, is: 'below' })[0]).toMatch(
    /^\+ .*30.* below the budget of /,
  );
});
