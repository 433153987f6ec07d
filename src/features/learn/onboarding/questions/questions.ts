import { BUDGET, type Budget } from '#src/domain/learning/answers.ts';
import type { Proficiency } from '#src/domain/proficiency.ts';

/**
 * The eight questions in their order; the names are those of the wire (QUESTIONNAIRE-1,
 * QUESTIONNAIRE-2).
 */
export const QUESTION_TYPES = [
  'age',
  'languages',
  'learning_goals',
  'chinese_levels',
  'weekly_hours',
  'study_schedule',
  'teacher_languages',
  'budget_ranges',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/**
 * The number under which a browser keeps the answer, and by which the picture is called. It is the
 * question's own and not its place: a new question takes the next free one wherever it is asked, and
 * no number is given again.
 */
export const QUESTION_NUMBERS = {
  age: 1,
  languages: 2,
  learning_goals: 3,
  chinese_levels: 4,
  weekly_hours: 5,
  study_schedule: 6,
  teacher_languages: 7,
  budget_ranges: 8,
} as const satisfies Record<QuestionType, number>;

export type SpokenLanguage = { readonly language: string; readonly proficiency: Proficiency };

/** The first language of every learner here, which can be neither changed nor removed. */
export const FIRST_LANGUAGE: SpokenLanguage = { language: 'ar', proficiency: 'native' };
/** Languages in all, Arabic included. */
export const MAX_LANGUAGES = 3;

/** In UTF-16 units; an aim in a sentence or two, not an essay. */
export const MAX_OTHER_LENGTH = 200;

export const TIMES = ['am', 'pm'] as const;
export type Time = (typeof TIMES)[number];

export const TEACHER_LANGUAGES = ['chinese', 'arabic', 'english'] as const;
export type TeacherLanguage = (typeof TEACHER_LANGUAGES)[number];

/** Whether an amount is one that the sliders can be moved to. */
export const isPrice = (riyals: number): boolean =>
  riyals >= BUDGET.min && riyals <= BUDGET.max && (riyals - BUDGET.min) % BUDGET.step === 0;

/** Whether both ends are such amounts, a gap apart. */
export const isBudget = ({ min, max }: Budget): boolean =>
  isPrice(min) && isPrice(max) && max - min >= BUDGET.gap;

/** Answers are kept so long for a visitor who has not signed up, in the browser and on the server. */
export const KEPT_MS = 7 * 24 * 60 * 60_000;
