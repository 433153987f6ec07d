import { expect, test } from 'vitest';
import { wishesFromAnswers } from './wishes-from-answers.ts';

const answer = (questionType: string, preferenceData: unknown) => ({
  questionType,
  preferenceData,
});

test('the eight answers become wishes', () => {
  expect(
    wishesFromAnswers([
      answer('age', '6-12'),
      answer('learning_goals', 'academic'),
      answer('study_schedule', { selectedDays: ['tue', 'sun'], selectedTimes: ['pm'] }),
      answer('teacher_languages', ['chinese', 'arabic']),
      answer('budget_ranges', { min: 50, max: 120 }),
    ]),
  ).toEqual({
    age: '6-12',
    languages: ['zh', 'ar'],
    common: [],
    times: { days: ['sun', 'tue'], parts: ['afternoon', 'evening'] },
    budget: { min: 50, max: 120 },
    categories: ['HSK Standard', 'Saudi School Curriculum'],
  });
});

test('what was left open wishes nothing, nor does a goal in own words or the whole range of prices', () => {
  const nothing = {
    age: undefined,
    languages: [],
    common: [],
    times: undefined,
    budget: undefined,
    categories: [],
  };
  expect(wishesFromAnswers([])).toEqual(nothing);
  expect(wishesFromAnswers([answer('learning_goals', 'calligraphy')])).toEqual(nothing);
  expect(wishesFromAnswers([answer('budget_ranges', { min: 20, max: 500 })])).toEqual(nothing);
});

test('Chinese alone wishes for no language; who begins with it needs one that both speak', () => {
  const wished = (level: string, teachers: string[]) => {
    const { languages, common } = wishesFromAnswers([
      answer('languages', [
        { language: 'ar', proficiency: 'native' },
        { language: 'en', proficiency: 'intermediate' },
        { language: 'fr', proficiency: 'beginner' },
        { language: 'zh', proficiency: 'intermediate' },
      ]),
      answer('chinese_levels', level),
      answer('teacher_languages', teachers),
    ]);
    return { languages, common };
  };
  expect(wished('frist_time', ['chinese'])).toEqual({ languages: [], common: ['ar', 'en'] });
  expect(wished('HSK2', [])).toEqual({ languages: [], common: ['ar', 'en'] });
  expect(wished('HSK3', ['chinese'])).toEqual({ languages: [], common: [] });
  expect(wished('frist_time', ['chinese', 'english'])).toEqual({
    languages: ['zh', 'en'],
    common: [],
  });
});
