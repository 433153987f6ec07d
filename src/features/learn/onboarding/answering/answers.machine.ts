import {
  BUDGET,
  type Budget,
  type ChineseLevel,
  type ListedGoal,
  type WeeklyHours,
} from '#src/domain/learning/answers.ts';
import type { Age } from '#src/domain/learner-age.ts';
import type { Proficiency } from '#src/domain/proficiency.ts';
import { withoutUnsafe } from '#src/domain/safe-text.ts';
import { SHORT_DAYS, type ShortDay } from '#src/domain/week.ts';
import {
  isBudget,
  FIRST_LANGUAGE,
  MAX_LANGUAGES,
  MAX_OTHER_LENGTH,
  TEACHER_LANGUAGES,
  TIMES,
  type QuestionType,
  type SpokenLanguage,
  type TeacherLanguage,
  type Time,
} from '../questions/questions.ts';

/** A goal of the list, or one in the learner's own words, which may still be empty. */
type Goal = { readonly listed: ListedGoal } | { readonly other: string };

/** Answers as they stand on the screen; undefined and empty lists are questions left open. */
export type Answers = {
  readonly age: Age | undefined;
  readonly languages: readonly SpokenLanguage[];
  readonly learning_goals: Goal | undefined;
  readonly chinese_levels: ChineseLevel | undefined;
  readonly weekly_hours: WeeklyHours | undefined;
  readonly study_schedule: { readonly days: readonly ShortDay[]; readonly times: readonly Time[] };
  readonly teacher_languages: readonly TeacherLanguage[];
  readonly budget_ranges: Budget;
};

export type AnswerEvent =
  | { type: 'ageChosen'; age: Age }
  | { type: 'goalChosen'; goal: ListedGoal }
  | { type: 'otherChosen' }
  | { type: 'otherTyped'; text: string }
  | { type: 'levelChosen'; level: ChineseLevel }
  | { type: 'hoursChosen'; hours: WeeklyHours }
  | { type: 'languageAdded'; language: string }
  | { type: 'languageRemoved'; language: string }
  | { type: 'proficiencyChosen'; language: string; proficiency: Proficiency }
  | { type: 'dayToggled'; day: ShortDay }
  | { type: 'timeToggled'; time: Time }
  | { type: 'teacherLanguageToggled'; language: TeacherLanguage }
  | { type: 'budgetMoved'; end: 'min' | 'max'; value: number }
  | { type: 'budgetReset' };

export const UNANSWERED: Answers = {
  age: undefined,
  languages: [FIRST_LANGUAGE],
  learning_goals: undefined,
  chinese_levels: undefined,
  weekly_hours: undefined,
  study_schedule: { days: [], times: [] },
  teacher_languages: ['chinese'],
  budget_ranges: { min: BUDGET.min, max: BUDGET.max },
};

/** Choosing the chosen one again takes it back. */
const chosen = <T>(now: T | undefined, value: T) => (now === value ? undefined : value);

/** Toggles one of a list, which keeps the order of all. */
const toggled = <T>(all: readonly T[], now: readonly T[], value: T) =>
  all.filter((one) => (one === value ? !now.includes(one) : now.includes(one)));

// The server would refuse what whoever pastes it can't see.
const tidied = (text: string) => withoutUnsafe(text.slice(0, MAX_OTHER_LENGTH));

const isFixed = (language: string) => language === FIRST_LANGUAGE.language;

export const isFull = ({ languages }: Pick<Answers, 'languages'>) =>
  languages.length >= MAX_LANGUAGES;

const movedBudget = ({ min, max }: Budget, end: 'min' | 'max', value: number): Budget => {
  const step = Math.round(value / BUDGET.step) * BUDGET.step;
  return end === 'min'
    ? { min: Math.max(BUDGET.min, Math.min(step, max - BUDGET.gap)), max }
    : { min, max: Math.min(BUDGET.max, Math.max(step, min + BUDGET.gap)) };
};

/** What one touch of a control makes of the answers (QUESTIONNAIRE-4 to QUESTIONNAIRE-8). */
export const stepAnswers = (answers: Answers, event: AnswerEvent): Answers => {
  const { languages, learning_goals: goal, study_schedule: schedule } = answers;
  const isOther = goal !== undefined && 'other' in goal;
  switch (event.type) {
    case 'ageChosen':
      return { ...answers, age: chosen(answers.age, event.age) };
    case 'levelChosen':
      return { ...answers, chinese_levels: chosen(answers.chinese_levels, event.level) };
    case 'hoursChosen':
      return { ...answers, weekly_hours: chosen(answers.weekly_hours, event.hours) };
    case 'goalChosen': {
      const isAgain = goal !== undefined && 'listed' in goal && goal.listed === event.goal;
      return { ...answers, learning_goals: isAgain ? undefined : { listed: event.goal } };
    }
    case 'otherChosen':
      return { ...answers, learning_goals: isOther ? undefined : { other: '' } };
    case 'otherTyped':
      return isOther ? { ...answers, learning_goals: { other: tidied(event.text) } } : answers;
    case 'languageAdded': {
      const isKnown = languages.some(({ language }) => language === event.language);
      if (isKnown || isFull(answers)) return answers;
      const added = { language: event.language, proficiency: 'beginner' } as const;
      return { ...answers, languages: [...languages, added] };
    }
    case 'languageRemoved':
      if (isFixed(event.language)) return answers;
      return {
        ...answers,
        languages: languages.filter(({ language }) => language !== event.language),
      };
    case 'proficiencyChosen':
      if (isFixed(event.language)) return answers;
      return {
        ...answers,
        languages: languages.map((one) =>
          one.language === event.language ? { ...one, proficiency: event.proficiency } : one,
        ),
      };
    case 'dayToggled':
      return {
        ...answers,
        study_schedule: { ...schedule, days: toggled(SHORT_DAYS, schedule.days, event.day) },
      };
    case 'timeToggled':
      return {
        ...answers,
        study_schedule: { ...schedule, times: toggled(TIMES, schedule.times, event.time) },
      };
    case 'teacherLanguageToggled':
      return {
        ...answers,
        teacher_languages: toggled(TEACHER_LANGUAGES, answers.teacher_languages, event.language),
      };
    case 'budgetMoved':
      return {
        ...answers,
        budget_ranges: movedBudget(answers.budget_ranges, event.end, event.value),
      };
    case 'budgetReset':
      return { ...answers, budget_ranges: UNANSWERED.budget_ranges };
  }
};

/** Whether a question counts as answered; an open one never blocks (QUESTIONNAIRE-3). */
export const isAnswered = (answers: Answers, question: QuestionType): boolean => {
  switch (question) {
    case 'age':
    case 'chinese_levels':
    case 'weekly_hours':
      return answers[question] !== undefined;
    case 'languages':
    case 'teacher_languages':
      return answers[question].length > 0;
    case 'learning_goals': {
      const goal = answers.learning_goals;
      return goal !== undefined && ('listed' in goal || goal.other.trim() !== '');
    }
    case 'study_schedule': {
      const { days, times } = answers.study_schedule;
      return days.length + times.length > 0;
    }
    case 'budget_ranges':
      return isBudget(answers.budget_ranges);
  }
};
