import { describe, expect, test } from 'vitest';
import { choiceFromAnswers } from './choice-from-answers.ts';

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
