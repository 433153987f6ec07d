import { database } from '#db/client.ts';
import { signUpsByDay, userFigures, type UserFigures } from '#db/repos/users.ts';

const DAY_MS = 86_400_000;
export const CHART_DAYS = 30;

export type DayCount = { day: string; count: number };
export type MemberFigures = UserFigures & { days: DayCount[] };

/** Who has joined, and how many on each of the last 30 days (UTC), days without anyone included. */
export const memberFigures = async (now: Date): Promise<MemberFigures> => {
  const db = await database();
  const days = Array.from({ length: CHART_DAYS }, (_, index) =>
    new Date(now.getTime() - (CHART_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
  const counted = await signUpsByDay(db, new Date(`${days[0] ?? ''}T00:00:00Z`));
  const counts = new Map(counted.map(({ day, count }) => [day, count]));
  return {
    ...(await userFigures(db)),
    days: days.map((day) => ({ day, count: counts.get(day) ?? 0 })),
  };
};
