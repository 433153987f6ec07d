import { answeredMessages } from '#src/features/learn/onboarding/answered/answered.messages.ts';
import { answerWords } from '#src/features/learn/onboarding/answered/answer-words.ts';
import { readPreferences } from '#src/features/learn/onboarding/preferences.ts';
import { QUESTION_TYPES } from '#src/features/learn/onboarding/questions/questions.ts';
import { questionsMessages } from '#src/features/learn/onboarding/questions/questions.messages.ts';
import { choicesMessages } from '#src/features/teach/application/draft/choices.messages.ts';
import { deskMessages } from '#src/features/teach/desk/desk.messages.ts';
import { GOAL_CHOICES } from '#src/features/teach/desk/students/filters.ts';
import type { StudentWords } from '#src/features/teach/desk/students/students.server.ts';
import { listTutors } from '#src/features/teach/directory/directory.server.ts';
import { matchAnswers } from '#src/features/teach/directory/matches/matches.server.ts';
import { reasonLines } from '#src/features/teach/directory/matches/reason-words.ts';
import { AGES } from '#src/domain/learner-age.ts';
import { CHINESE_LEVELS } from '#src/domain/learning/answers.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';

/** What students answered and who suits them, in the words of the questions and of the matching. */
export const studentWords = async (locale: Locale<'admin'>): Promise<StudentWords> => {
  const { labels } = inLocale(locale, answeredMessages).saved;
  const list = new Intl.ListFormat(locale, { style: 'short', type: 'unit' });
  const tutors = await listTutors();
  const words = inLocale(locale, choicesMessages);
  return {
    answers: (stored) => {
      const known = readPreferences(stored);
      return QUESTION_TYPES.map((question) => {
        const preference = known.find(({ questionType }) => questionType === question);
        return {
          label: labels[question],
          words: preference && list.format(answerWords(locale, preference)),
        };
      });
    },
    tutors: (stored, zone) =>
      matchAnswers(tutors, stored, { zone, now: Date.now() }).matches.map(({ tutor, judged }) => ({
        name: tutor.listed.name,
        path: localizedPath(locale, `/tutors/${tutor.listed.slug}`),
        reasons: judged.flatMap(({ reason }) => reasonLines(locale, words, reason)),
      })),
  };
};

/** What may be chosen in the filter of students, in the words of the questions. */
export const studentChoices = (locale: Locale<'admin'>) => {
  const {
    age,
    chinese_levels: levels,
    learning_goals: goals,
  } = inLocale(locale, questionsMessages);
  const { ownGoal } = inLocale(locale, deskMessages).students;
  return {
    goal: GOAL_CHOICES.map(
      (goal) => [goal, goal === 'other' ? ownGoal : (goals.options[goal][0] ?? goal)] as const,
    ),
    level: CHINESE_LEVELS.map((level) => [level, levels.options[level][0] ?? level] as const),
    age: AGES.map((one) => [one, age.options[one][0] ?? one] as const),
  };
};
