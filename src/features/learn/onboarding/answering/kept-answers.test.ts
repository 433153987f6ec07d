// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keep, readKept } from './kept-answers.ts';

/** The questions as they would stand with one more before the third and the last one first. */
vi.mock('../questions/questions.ts', async (original) => {
  const questions = await original<typeof import('../questions/questions.ts')>();
  const [age, languages, ...others] = questions.QUESTION_TYPES;
  const last = others.pop();
  return { ...questions, QUESTION_TYPES: [last, age, languages, 'one_more', ...others] };
});

const KEY = 'onboardingData';
const answers = {
  1: '13-17',
  2: [
    { language: 'ar', proficiency: 'native' },
    { language: 'en', proficiency: 'advanced' },
  ],
  3: 'to read poems',
  4: 'HSK2',
  5: '2-5',
  6: { selectedDays: ['sun'], selectedTimes: ['am'] },
  7: ['arabic'],
  8: { min: 50, max: 90 },
};

afterEach(() => localStorage.clear());

test('answers stay those of their questions when the questions change places', () => {
  localStorage.setItem(KEY, JSON.stringify({ answers, step: 4, savedAt: Date.now() }));
  const kept = readKept();
  expect(kept?.answers).toEqual({
    age: '13-17',
    languages: answers[2],
    learning_goals: { other: 'to read poems' },
    chinese_levels: 'HSK2',
    weekly_hours: '2-5',
    study_schedule: { days: ['sun'], times: ['am'] },
    teacher_languages: ['arabic'],
    budget_ranges: { min: 50, max: 90 },
  });
  if (kept) keep(kept);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ answers });
});
