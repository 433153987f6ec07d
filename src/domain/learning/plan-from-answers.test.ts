import { describe, expect, test } from 'vitest';
import { choiceFromAnswers, isPracticeDay, isTakenAsKnown, loadOf } from './plan-from-answers.ts';

describe('stored answers', () => {
  test('say what the learner wants Chinese for, how much they know, when and how long they learn', () => {
    const stored = [
      { questionType: 'age', preferenceData: '18+' },
      { questionType: 'learning_goals', preferenceData: 'business' },
      { questionType: 'chinese_levels', preferenceData: 'HSK2' },
      { questionType: 'weekly_hours', preferenceData: '6-10' },
      {
        questionType: 'study_schedule',
        preferenceData: { selectedDays: ['sun', 'tue'], selectedTimes: ['am'] },
      },
    ];
    expect(choiceFromAnswers(stored, 7)).toEqual({
      at: 7,
      name: 'answers',
      value: { goal: 'business', level: 'HSK2', hours: '6-10', days: ['sun', 'tue'] },
    });
  });

  test('leave open what was left open, and a goal in own words', () => {
    const own = [{ questionType: 'learning_goals', preferenceData: 'My neighbours' }];
    expect(choiceFromAnswers(own, 7)?.value).toEqual({
      goal: null,
      level: null,
      hours: null,
      days: [],
    });
  });

  test('that this version can’t read say nothing', () => {
    const odd = [{ questionType: 'chinese_levels', preferenceData: 'HSK9' }];
    expect(choiceFromAnswers(odd, 7)).toBeUndefined();
  });
});

describe('a load', () => {
  test('is the usual one for who has said nothing', () => {
    expect(loadOf({ cap: undefined, hours: undefined, days: [] })).toEqual({
      cap: 20,
      newItemsAWeek: 20,
      practiceDays: 7,
    });
  });

  test('is the chosen one before that of the hours', () => {
    const { cap } = loadOf({ cap: 45, hours: '>2', days: ['mon'] });
    expect(cap).toBe(45);
  });
});

test('every day counts until some are named', () => {
  expect(isPracticeDay([], 'fri')).toBe(true);
  expect(isPracticeDay(['sat', 'sun'], 'sat')).toBe(true);
  expect(isPracticeDay(['sat', 'sun'], 'fri')).toBe(false);
});

test('a step is passed over from its level on, and never by who has not told theirs', () => {
  expect(isTakenAsKnown('HSK1', 'HSK2')).toBe(false);
  expect(isTakenAsKnown('HSK2', 'HSK2')).toBe(true);
  expect(isTakenAsKnown('HSK5_6', 'HSK2')).toBe(true);
  expect(isTakenAsKnown(undefined, 'HSK2')).toBe(false);
  expect(isTakenAsKnown('HSK5_6', undefined)).toBe(false);
});
