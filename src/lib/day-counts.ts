const DAY_MS = 86_400_000;

/** How often something happened on a day (`2030-03-01`, in UTC). */
export type DayCount = { day: string; count: number };

/** The last days (UTC), the present one included, the oldest first. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );

/** The moment at which a day begins. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Every one of the days, with nothing on those that were not counted. */
export const onEachDay = (days: readonly string[], counted: readonly DayCount[]): DayCount[] => {
  const counts = new Map(counted.map(({ day, count }) => [day, count]));
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
};
