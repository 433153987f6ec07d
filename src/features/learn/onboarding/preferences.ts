import * as z from 'zod/mini';
import { CHINESE_LEVELS, GOALS, WEEKLY_HOURS } from '#src/domain/learning/answers.ts';
import { AGES } from '#src/domain/learner-age.ts';
import { PROFICIENCIES } from '#src/domain/proficiency.ts';
import { isSafeLine } from '#src/domain/safe-text.ts';
import { SHORT_DAYS } from '#src/domain/week.ts';
import { UNANSWERED, isAnswered, type Answers } from './answering/answers.machine.ts';
import { LANGUAGE_CODES } from './questions/languages.ts';
import {
  FIRST_LANGUAGE,
  MAX_LANGUAGES,
  MAX_OTHER_LENGTH,
  QUESTION_TYPES,
  TEACHER_LANGUAGES,
  TIMES,
  isBudget,
  isPrice,
  type QuestionType,
} from './questions/questions.ts';

const record = <Type extends QuestionType, Data extends z.ZodMiniType>(
  questionType: Type,
  preferenceData: Data,
) => z.strictObject({ questionType: z.literal(questionType), preferenceData });

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;
const distinct = <Item extends z.ZodMiniType>(item: Item, max: number) =>
  z.array(item).check(z.maxLength(max), z.refine(isDistinct, 'repeated'));

/** Words that can be shown as they are: no controls, and nothing that turns the text about. */
const plainText = z.string().check(
  z.maxLength(MAX_OTHER_LENGTH),
  z.refine((text) => text.trim() !== '', 'blank'),
  z.refine(isSafeLine, 'unsafe_text'),
);

const fixedLanguage = z.strictObject({
  language: z.literal(FIRST_LANGUAGE.language),
  proficiency: z.literal(FIRST_LANGUAGE.proficiency),
});
const addedLanguage = z.strictObject({
  language: z.enum(LANGUAGE_CODES),
  proficiency: z.enum(PROFICIENCIES),
});
const amount = z.int().check(z.refine(isPrice, { error: 'no_price', abort: true }));

/** One answer as it travels and is stored (QUESTIONNAIRE-2 to QUESTIONNAIRE-8). */
export const preferenceSchema = z.discriminatedUnion('questionType', [
  record('age', z.enum(AGES)),
  record(
    'languages',
    z.tuple([fixedLanguage], addedLanguage).check(
      z.refine((languages) => languages.length <= MAX_LANGUAGES, 'too_many_languages'),
      z.refine((languages) => isDistinct(languages.map(({ language }) => language)), 'repeated'),
    ),
  ),
  record('learning_goals', plainText),
  record('chinese_levels', z.enum(CHINESE_LEVELS)),
  record('weekly_hours', z.enum(WEEKLY_HOURS)),
  record(
    'study_schedule',
    z
      .strictObject({
        selectedDays: distinct(z.enum(SHORT_DAYS), SHORT_DAYS.length),
        selectedTimes: distinct(z.enum(TIMES), TIMES.length),
      })
      .check(
        z.refine((chosen) => chosen.selectedDays.length + chosen.selectedTimes.length > 0, 'blank'),
      ),
  ),
  record(
    'teacher_languages',
    distinct(z.enum(TEACHER_LANGUAGES), TEACHER_LANGUAGES.length).check(z.minLength(1, 'blank')),
  ),
  record(
    'budget_ranges',
    z.strictObject({ min: amount, max: amount }).check(z.refine(isBudget, 'too_narrow')),
  ),
]);
export type Preference = z.output<typeof preferenceSchema>;

/** All answers of a questionnaire, each question at most once. */
export const preferencesSchema = z.array(preferenceSchema).check(
  z.maxLength(QUESTION_TYPES.length),
  z.refine((all) => isDistinct(all.map(({ questionType }) => questionType)), 'repeated'),
);

/** Stored answers; one that a newer version of the questions no longer knows is left out. */
export const readPreferences = (stored: readonly unknown[]): Preference[] =>
  stored.flatMap((one) => z.safeParse(preferencesSchema, [one]).data ?? []);

/** The answer to one question in the form of the wire, whether it counts as answered or not. */
export const dataOf = (answers: Answers, question: QuestionType): unknown => {
  const { learning_goals: goal, study_schedule: schedule } = answers;
  if (question === 'study_schedule') {
    return { selectedDays: schedule.days, selectedTimes: schedule.times };
  }
  if (question !== 'learning_goals') return answers[question];
  return goal && ('listed' in goal ? goal.listed : goal.other.trim());
};

/** The answered questions, ready to be sent. */
export const preferencesOf = (answers: Answers): Preference[] =>
  QUESTION_TYPES.filter((question) => isAnswered(answers, question)).map((questionType) =>
    preferenceSchema.parse({ questionType, preferenceData: dataOf(answers, questionType) }),
  );

const withPreference = (answers: Answers, preference: Preference): Answers => {
  switch (preference.questionType) {
    case 'learning_goals': {
      const text = preference.preferenceData;
      const listed = GOALS.find((goal) => goal === text);
      return { ...answers, learning_goals: listed ? { listed } : { other: text } };
    }
    case 'study_schedule': {
      const { selectedDays: days, selectedTimes: times } = preference.preferenceData;
      return { ...answers, study_schedule: { days, times } };
    }
    default:
      return { ...answers, [preference.questionType]: preference.preferenceData };
  }
};

/** The screen's answers from stored ones; a question that is not among them was left open. */
export const answersOf = (preferences: readonly Preference[]): Answers =>
  preferences.reduce(withPreference, { ...UNANSWERED, teacher_languages: [] });
