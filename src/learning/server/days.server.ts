import { database } from '#db/client.ts';
import { practisedQuarters } from '#db/repos/practice.ts';
import { localDay } from '#src/domain/local-day.ts';
import { done, fail, type Asked } from '#src/server/endpoint.ts';

const DAY_MS = 86_400_000;

/** The days of a time zone on which the signed-in learner practised, in their order. */
export const tellDays = async (
  { zone, from, until }: { zone: string; from: string; until: string },
  { context: { locals } }: Asked,
) => {
  if (!locals.user) return fail('signed_out');
  const account = locals.user.id;
  // A day wider on both sides than any time zone lies from UTC; what is too much is left out below.
  const quarters = await practisedQuarters(await database(), account, {
    from: new Date(Date.parse(from) - DAY_MS),
    until: new Date(Date.parse(until) + 2 * DAY_MS),
  });
  const days = new Set(quarters.map((quarter) => localDay(zone, quarter.getTime())));
  return done({
    success: true as const,
    account,
    days: [...days].filter((day) => day >= from && day <= until).sort(),
  });
};
