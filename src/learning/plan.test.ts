import { describe, expect, test } from 'vitest';
import type { Choice, LearnerAnswers } from '#src/domain/learning/choice.ts';
import type { CataloguePath } from './catalogue/catalogue.ts';
import { planOf } from './plan.ts';

const path = (id: string, goals: CataloguePath['goals']): CataloguePath => ({
  id,
  title: id,
  description: id,
  icon: '字',
  goals,
  steps: [],
});
const paths = [path('travel', ['travel']), path('trade', ['business']), path('culture', [])];

const OPEN: LearnerAnswers = { goal: null, level: null, hours: null, days: [] };
const answers = (value: Partial<LearnerAnswers>): Choice => ({
  at: 0,
  name: 'answers',
  value: { ...OPEN, ...value },
});

describe('the plan of a learner', () => {
  test('without answers and choices has no path yet, and the usual load on every day', () => {
    expect(planOf([], paths)).toEqual({
      path: undefined,
      level: undefined,
      load: { cap: 20, newItemsAWeek: 20, practiceDays: 7 },
      days: [],
      strictness: 'usual',
    });
  });

  test('follows the answers: goal to path, level, hours to load, days', () => {
    const plan = planOf(
      [answers({ goal: 'business', level: 'HSK2', hours: '6-10', days: ['sun', 'tue'] })],
      paths,
    );
    expect(plan.path?.id).toBe('trade');
    expect(plan.level).toBe('HSK2');
    expect(plan.load).toEqual({ cap: 30, newItemsAWeek: 30, practiceDays: 2 });
    expect(plan.days).toEqual(['sun', 'tue']);
  });

  test.each([
    ['>2', 10],
    ['2-5', 20],
    ['6-10', 30],
    ['10+', 45],
  ] as const)('gives %s hours a week at most %i exercises a day', (hours, cap) => {
    expect(planOf([answers({ hours })], paths).load.cap).toBe(cap);
  });

  test('is what was chosen, whatever the answers say', () => {
    const plan = planOf(
      [
        answers({ goal: 'travel', hours: '>2' }),
        { at: 1, name: 'path', value: 'culture' },
        { at: 1, name: 'cap', value: 45 },
        { at: 1, name: 'strictness', value: 'lighter' },
      ],
      paths,
    );
    expect(plan.path?.id).toBe('culture');
    expect(plan.load.cap).toBe(45);
    expect(plan.strictness).toBe('lighter');
  });

  test('falls back to the answers where an editor took the chosen path out', () => {
    const gone: Choice = { at: 1, name: 'path', value: 'gone' };
    expect(planOf([answers({ goal: 'travel' }), gone], paths).path?.id).toBe('travel');
    expect(planOf([gone], paths).path).toBeUndefined();
  });
});
