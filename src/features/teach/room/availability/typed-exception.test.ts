import { expect, test } from 'vitest';
import { readException, type TypedException } from './typed-exception.ts';

const TODAY = '2027-03-20';
const TYPED: TypedException = {
  kind: 'days_off',
  day: '2027-03-25',
  lastDay: '',
  from: '09:00',
  to: '10:00',
};
const read = (typed: Partial<TypedException>) => readException({ ...TYPED, ...typed }, TODAY);

test('one day off, a holiday, hours off and hours more are read as they were typed', () => {
  expect(read({})).toEqual({ told: { kind: 'days_off', from: '2027-03-25', until: '2027-03-25' } });
  expect(read({ lastDay: '2027-04-02' })).toEqual({
    told: { kind: 'days_off', from: '2027-03-25', until: '2027-04-02' },
  });
  expect(read({ kind: 'hours_off', to: '12:00' })).toEqual({
    told: { kind: 'hours_off', day: '2027-03-25', from: 9, until: 12 },
  });
  expect(read({ kind: 'hours_more', day: TODAY })).toEqual({
    told: { kind: 'hours_more', day: TODAY, from: 9, until: 10 },
  });
});

test.each([
  [{ day: '' }, 'day', 'day'],
  [{ day: '2027-03-19' }, 'past', 'day'],
  [{ day: '2028-03-21' }, 'far', 'day'],
  [{ lastDay: '2027-03-24' }, 'order', 'lastDay'],
  [{ lastDay: '20270-03-24' }, 'day', 'lastDay'],
  [{ lastDay: '2028-03-21' }, 'far', 'lastDay'],
  [{ kind: 'hours_off', to: '09:00' }, 'hours', 'to'],
] as const)('%j is refused: %s', (typed, fault, field) => {
  expect(read(typed)).toEqual({ fault, field });
});

test('a last day that was typed for days off says nothing about hours', () => {
  expect(read({ kind: 'hours_more', lastDay: '2027-03-01' })).toHaveProperty('told');
});
