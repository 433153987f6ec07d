import { GOALS } from './answers.ts';
import { choiceSchema } from './choice-schema.ts';
import type { Choice } from './choice.ts';

/** One answer of the eight questions as it is stored. */
type StoredAnswer = { readonly questionType: string; readonly preferenceData: unknown };

/**
 * What stored answers say about a plan, as a choice that was made at a time; undefined where they
 * say nothing. A goal in someone's own words leads nowhere by itself.
 */
export const choiceFromAnswers = (
  stored: readonly StoredAnswer[],
  at: number,
): Choice | undefined => {
  const answerTo = (question: string): unknown =>
    stored.find(({ questionType }) => questionType === question)?.preferenceData ?? null;
  const schedule = answerTo('study_schedule') as { selectedDays?: unknown } | null;
  const goal = answerTo('learning_goals');
  const choice = choiceSchema.safeParse({
    at,
    name: 'answers',
    value: {
      goal: GOALS.some((listed) => listed === goal) ? goal : null,
      level: answerTo('chinese_levels'),
      hours: answerTo('weekly_hours'),
      days: schedule?.selectedDays ?? [],
    },
  });
  return choice.data;
};
