import { database } from '#db/client.ts';
import { signUpsByDay, userFigures, type UserFigures } from '#db/repos/users.ts';
import { lastDays, onEachDay, startOf, type DayCount } from '#src/lib/day-counts.ts';
import { readConfig } from '#src/lib/config.ts';

const CHART_DAYS = 30;

export type MemberFigures = UserFigures & { days: DayCount[] };

/** Who has joined, and how many on each of the last 30 days (UTC), days without anyone included. */
export const memberFigures = async (now: Date): Promise<MemberFigures> => {
  const db = await database();
  const { adminEmails } = readConfig(process.env);
  const days = lastDays(now, CHART_DAYS);
  const counted = await signUpsByDay(db, startOf(days[0] ?? ''));
  return { ...(await userFigures(db, adminEmails)), days: onEachDay(days, counted) };
};
