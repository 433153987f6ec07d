import { database } from '#db/client.ts';
import { subscriberFigures } from '#db/repos/subscribers.ts';
import { lastDays, onEachDay, startOf, type DayCount } from '#src/lib/day-counts.ts';

const CHART_DAYS = 30;

export type NewsletterFigures = {
  confirmed: number;
  pending: number;
  unsubscribed: number;
  days: DayCount[];
};

/** How many subscribe to the newsletter, and how many began on each of the last 30 days (UTC). */
export const newsletterFigures = async (now: Date): Promise<NewsletterFigures> => {
  const days = lastDays(now, CHART_DAYS);
  const { byDay, ...states } = await subscriberFigures(await database(), startOf(days[0] ?? ''));
  return { ...states, days: onEachDay(days, byDay) };
};
