import type { FestivalDay } from '#src/content/festivals.ts';

/** How a festival stands to a day: which of its days is meant, by its place in the table. */
export type Occasion =
  | { at: 'today' | 'now' | 'next'; index: number }
  /** All days of the table have passed. */
  | { at: 'over' };

/** What a festival's table, earliest first, says on a day: FESTIVALS-13. */
export const occasionOn = (today: string, days: readonly FestivalDay[]): Occasion => {
  const index = days.findIndex(({ end }) => end >= today);
  const day = days[index];
  if (!day) return { at: 'over' };
  if (day.start > today) return { at: 'next', index };
  return { at: day.start === day.end ? 'today' : 'now', index };
};
