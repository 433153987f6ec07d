import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { applicantName } from '#src/domain/applicant-name.ts';
import {
  weeklyHours,
  type Availability,
  type AvailabilityException,
} from '#src/domain/lessons/availability.ts';
import { dayAfter, localDay } from '#src/domain/local-day.ts';
import { isTimeZone } from '#src/domain/time-zones.ts';
import type { Database } from '../client.ts';
import { tutorExceptions, tutorSchedules } from '../schema/lessons.ts';
import { tutorPages, tutorProfiles } from '../schema/tutors.ts';
import { users } from '../schema/users.ts';
import { isVisible } from './tutor-pages.ts';

/** A tutor as lessons see one: who, when, where lessons take place, and for how much. */
export type Teaching = {
  tutorId: string;
  name: string | undefined;
  /** Whether lessons can be asked for: of visible tutors. */
  isAskable: boolean;
  availability: Availability;
  /** https, once the tutor has given one. */
  lessonLink: string | undefined;
  /** Of a lesson, in US dollars. */
  priceUsd: number | undefined;
};

/** The hour of an exception that is about a whole day. */
export const WHOLE_DAY = -1;

/** The statement that reads exceptions of all tutors or of some, without days that lie behind all clocks. */
export const exceptionsAhead = (db: Database, now: Date, tutorIds?: readonly string[]) =>
  db
    .select()
    .from(tutorExceptions)
    .where(
      and(
        gte(tutorExceptions.day, dayAfter(localDay('UTC', now.getTime()), -1)),
        tutorIds && inArray(tutorExceptions.tutorId, [...tutorIds]),
      ),
    );

/** An exception as the domain has it. */
export const exceptionOf = ({
  day,
  hour,
  isOpen,
}: typeof tutorExceptions.$inferSelect): AvailabilityException => ({
  day,
  hour: hour === WHOLE_DAY ? undefined : hour,
  isOpen,
});

/** A zone that can't be read: its hours would be anybody's guess, so there are none. */
const NEVER: Availability = { zone: 'UTC', weekly: {}, exceptions: [] };

const availabilityOf = (
  zone: unknown,
  weekly: unknown,
  exceptions: readonly AvailabilityException[],
): Availability =>
  typeof zone === 'string' && isTimeZone(zone)
    ? { zone, weekly: weeklyHours(weekly), exceptions }
    : NEVER;

/**
 * What tutors offer. All who are neither suspended nor gone, or those with some ids whatever became
 * of them. Exceptions of days that lie behind all clocks are left out.
 */
export const teachings = async (
  db: Database,
  now: Date,
  tutorIds?: readonly string[],
): Promise<Teaching[]> => {
  const ids = tutorIds && [...new Set(tutorIds)];
  const [rows, exceptions] = await db.batch([
    db
      .select({
        profile: tutorProfiles,
        schedule: tutorSchedules,
        isAskable: sql`${isVisible}`.mapWith(Boolean),
      })
      .from(tutorProfiles)
      .innerJoin(users, eq(users.id, tutorProfiles.tutorId))
      .leftJoin(tutorSchedules, eq(tutorSchedules.tutorId, tutorProfiles.tutorId))
      .leftJoin(tutorPages, eq(tutorPages.tutorId, tutorProfiles.tutorId))
      .where(ids ? inArray(tutorProfiles.tutorId, ids) : eq(tutorProfiles.state, 'visible')),
    exceptionsAhead(db, now, ids),
  ]);
  const exceptionsOf = Map.groupBy(exceptions, ({ tutorId }) => tutorId);
  return rows.map(({ profile: { tutorId, data }, schedule, isAskable }) => {
    const own = (exceptionsOf.get(tutorId) ?? []).map(exceptionOf);
    return {
      tutorId,
      name: applicantName(data),
      isAskable,
      availability: availabilityOf(schedule?.zone, schedule?.weekly, own),
      lessonLink: schedule?.lessonLink ?? undefined,
      priceUsd: schedule?.priceUsd ?? undefined,
    };
  });
};

/** What one tutor offers; undefined where nobody of this id was ever approved. */
export const teachingOf = async (
  db: Database,
  tutorId: string,
  now: Date,
): Promise<Teaching | undefined> => {
  const [found] = await teachings(db, now, [tutorId]);
  return found;
};

type Schedule = { zone: string; weekly: unknown; lessonLink: string | undefined };

/**
 * Replaces when and where a tutor teaches; the price stays. Lessons that were asked for are as they
 * were.
 */
export const keepSchedule = async (
  db: Database,
  tutorId: string,
  { zone, weekly, lessonLink }: Schedule,
  now: Date,
): Promise<void> => {
  const schedule = { zone, weekly, lessonLink: lessonLink ?? null, changedAt: now };
  await db
    .insert(tutorSchedules)
    .values({ tutorId, ...schedule })
    .onConflictDoUpdate({ target: tutorSchedules.tutorId, set: schedule });
};

/** Keeps that a day or an hour of a tutor is unlike its week, in place of what was said of it. */
export const keepException = async (
  db: Database,
  tutorId: string,
  { day, hour = WHOLE_DAY, isOpen }: AvailabilityException,
): Promise<void> => {
  await db
    .insert(tutorExceptions)
    .values({ tutorId, day, hour, isOpen })
    .onConflictDoUpdate({
      target: [tutorExceptions.tutorId, tutorExceptions.day, tutorExceptions.hour],
      set: { isOpen },
    });
};
