import type { Database } from '#db/client.ts';
import { takenStarts } from '#db/repos/taken-starts.ts';
import type { Teaching } from '#db/repos/teachings.ts';
import { freeStarts } from '#src/domain/lessons/free-starts.ts';
import { overlap } from '#src/domain/lessons/lesson-time.ts';

/** So many free hours are named to whoever was too late. */
const NEXT = 5;

const iso = (moment: number) => new Date(moment).toISOString();

/** The free starts of a tutor within 28 days (LESSONS-4). */
export const startsOf = async (db: Database, { tutorId, availability }: Teaching, now: Date) =>
  freeStarts(availability, {
    now: now.getTime(),
    taken: await takenStarts(db, 'tutor', tutorId, now),
  });

/**
 * The first free hours of a tutor, for the failure of somebody who wanted another: without those that
 * touch the one that was refused, or what that person has at the same time.
 */
export const nextHours = async (
  db: Database,
  teaching: Teaching,
  now: Date,
  without: readonly number[],
) => {
  const free = (await startsOf(db, teaching, now)).filter(
    (start) => !without.some((other) => overlap(start, other)),
  );
  return { further: { next: free.slice(0, NEXT).map(iso) } };
};
