import type { ShortDay } from '#src/domain/week.ts';
import { CHINESE_LEVELS, type ChineseLevel, type WeeklyHours } from './answers.ts';
import type { DailyCap } from './choice.ts';
import type { Load } from './day-plan.ts';

/** Exercises a day at most, by the hours that a learner gives to Chinese in a week. */
const CAP_OF: Readonly<Record<WeeklyHours, DailyCap>> = {
  '>2': 10,
  '2-5': 20,
  '6-10': 30,
  '10+': 45,
};

const DAYS_OF_WEEK = 7;

/** The load of someone who has said nothing about it. */
const USUAL_HOURS: WeeklyHours = '2-5';

/**
 * How much a learner is given: the cap that they chose, or else that of their weekly hours. In a
 * week as many new items come as exercises fit into one day, on the days that count; where no day
 * was named, all of them do.
 */
export const loadOf = ({
  cap,
  hours,
  days,
}: {
  cap: DailyCap | undefined;
  hours: WeeklyHours | undefined;
  days: readonly ShortDay[];
}): Load => {
  const exercises = cap ?? CAP_OF[hours ?? USUAL_HOURS];
  return { cap: exercises, newItemsAWeek: exercises, practiceDays: days.length || DAYS_OF_WEEK };
};

/** Whether a learner of a level is taken to know what is known from another level on. */
export const isTakenAsKnown = (
  level: ChineseLevel | undefined,
  knownFrom: ChineseLevel | undefined,
): boolean =>
  level !== undefined &&
  knownFrom !== undefined &&
  CHINESE_LEVELS.indexOf(level) >= CHINESE_LEVELS.indexOf(knownFrom);

/** Whether a day is one on which the learner wants to practise; where none was named, all are. */
export const isPracticeDay = (days: readonly ShortDay[], day: ShortDay): boolean =>
  days.length === 0 || days.includes(day);
