import { STUDENT_CURRENCY } from '#src/domain/money.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, inLocale } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { languagesFor } from '../questions/languages.ts';
import { questionsMessages } from '../questions/questions.messages.ts';
import type { Preference } from '../preferences.ts';

/** Saved answers in words of a language; each word of a list by itself. */
export const answerWords = (locale: Locale, preference: Preference): string[] => {
  const questions = inLocale(locale, questionsMessages);
  switch (preference.questionType) {
    case 'age':
      return [...questions.age.options[preference.preferenceData].slice(0, 1)];
    case 'chinese_levels':
      return [...questions.chinese_levels.options[preference.preferenceData].slice(0, 1)];
    case 'weekly_hours':
      return [...questions.weekly_hours.options[preference.preferenceData].slice(0, 1)];
    case 'learning_goals': {
      const goals: Readonly<Record<string, readonly string[]>> = questions.learning_goals.options;
      const text = preference.preferenceData;
      return [(Object.hasOwn(goals, text) && goals[text]?.[0]) || text];
    }
    case 'languages': {
      const languages = languagesFor(locale);
      const { arabic, proficiencies } = questions.languages;
      return preference.preferenceData.map(({ language, proficiency }) => {
        const found = languages.find(({ code }) => code === language);
        const name = found?.names[locale] ?? arabic;
        return `${name} (${proficiencies[proficiency]})`;
      });
    }
    case 'study_schedule': {
      const { days, times } = questions.study_schedule;
      const { selectedDays, selectedTimes } = preference.preferenceData;
      return [
        ...selectedDays.map((day) => days[day]),
        ...selectedTimes.map((time) => times[time][0] ?? ''),
      ];
    }
    case 'teacher_languages':
      return preference.preferenceData.map(
        (language) => questions.teacher_languages.options[language][0] ?? '',
      );
    case 'budget_ranges': {
      const { min, max } = preference.preferenceData;
      const riyals = (amount: number) =>
        formatMoney(locale, STUDENT_CURRENCY, amount, 'in-sentence');
      return [fill(questions.budget_ranges.range, { min: riyals(min), max: riyals(max) })];
    }
  }
};
