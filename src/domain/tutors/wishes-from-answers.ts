import { BUDGET, type Budget, type ChineseLevel } from '../learning/answers.ts';
import { AGES, isUnderAge, type Age } from '../learner-age.ts';
import { SHORT_DAYS } from '../week.ts';
import type { Proficiency } from '../proficiency.ts';
import type { LessonCategory } from './choices.ts';
import { SPEAKS_WELL, type Wishes } from './match.ts';
import type { DayPart } from './week-cells.ts';

/** One answer of the eight questions as it is stored. */
type StoredAnswer = { readonly questionType: string; readonly preferenceData: unknown };

const CODES: Readonly<Record<string, string>> = { chinese: 'zh', arabic: 'ar', english: 'en' };
const PARTS: Readonly<Record<string, readonly DayPart[]>> = {
  am: ['morning'],
  pm: ['afternoon', 'evening'],
};

/** The lessons that lead to a goal; of a goal in own words nothing is guessed. */
const categoriesFor = (goal: unknown, age: Age | undefined): LessonCategory[] => {
  if (goal === 'business' || goal === 'travel') return ['Conversational'];
  if (goal !== 'academic') return [];
  return isUnderAge(age) ? ['HSK Standard', 'Saudi School Curriculum'] : ['HSK Standard'];
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What the question begins with is no wish: any price will do. */
const isAnyPrice = ({ min, max }: Budget) => min <= BUDGET.min && max >= BUDGET.max;

/** With so much Chinese nobody follows a lesson that is held in it. */
const NEEDS_ANOTHER_LANGUAGE: readonly unknown[] = [
  'frist_time',
  'HSK1',
  'HSK2',
] satisfies ChineseLevel[];

type Spoken = { language: string; proficiency: Proficiency };

/** What the eight answers wish of a tutor. Questions that were left open wish nothing. */
export const wishesFromAnswers = (stored: readonly StoredAnswer[]): Wishes => {
  const answerTo = (question: string): unknown =>
    stored.find(({ questionType }) => questionType === question)?.preferenceData;
  const age = AGES.find((one) => one === answerTo('age'));
  const schedule = answerTo('study_schedule') as
    { selectedDays?: unknown; selectedTimes?: unknown } | undefined;
  const days = SHORT_DAYS.filter((day) => listOf(schedule?.selectedDays).includes(day));
  const parts = listOf(schedule?.selectedTimes).flatMap((time) => PARTS[String(time)] ?? []);
  const budget = answerTo('budget_ranges') as Budget | undefined;
  const asked = listOf(answerTo('teacher_languages'));
  // Every tutor here speaks Chinese, and the question begins with it.
  const isOpen = asked.every((one) => one === 'chinese');
  const own = (listOf(answerTo('languages')) as Spoken[])
    .filter(
      ({ language, proficiency }) =>
        language !== CODES['chinese'] && SPEAKS_WELL.includes(proficiency),
    )
    .map(({ language }) => language);
  return {
    age,
    languages: isOpen ? [] : asked.flatMap((one) => CODES[String(one)] ?? []),
    common: isOpen && NEEDS_ANOTHER_LANGUAGE.includes(answerTo('chinese_levels')) ? own : [],
    times: days.length + parts.length > 0 ? { days, parts } : undefined,
    budget: budget && !isAnyPrice(budget) ? { min: budget.min, max: budget.max } : undefined,
    categories: categoriesFor(answerTo('learning_goals'), age),
  };
};
