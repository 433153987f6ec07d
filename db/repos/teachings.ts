import { and, eq, gte, inArray } from 'drizzle-orm';
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
import { tutorApplications, tutorPages } from '../schema/tutors.ts';
import { users } from '../schema/users.ts';

/** A tutor as lessons see one: who, when, and where lessons take place. */
export type Teaching = {
  tutorId: string;
  name: string | undefined;
  /** Whether lessons can be asked for: of approved tutors who have not paused. */
  isAskable: boolean;
  availability: Availability;
  /** https, once the tutor has given one. */
  lessonLink: string | undefined;
};

const WHOLE_DAY = -1;
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
 * What tutors offer: their own schedule, else what the application says. All approved tutors, or
 * those with some ids whatever became of their application. Exceptions of days that lie behind all
 * clocks are left out.
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
        application: tutorApplications,
        schedule: tutorSchedules,
        pausedAt: tutorPages.pausedAt,
        role: users.role,
      })
      .from(tutorApplications)
      .innerJoin(users, eq(users.id, tutorApplications.userId))
      .leftJoin(tutorSchedules, eq(tutorSchedules.tutorId, tutorApplications.userId))
      .leftJoin(tutorPages, eq(tutorPages.tutorId, tutorApplications.userId))
      .where(
        ids ? inArray(tutorApplications.userId, ids) : eq(tutorApplications.state, 'approved'),
      ),
    db
      .select()
      .from(tutorExceptions)
      .where(
        and(
          gte(tutorExceptions.day, dayAfter(localDay('UTC', now.getTime()), -1)),
          ids && inArray(tutorExceptions.tutorId, ids),
        ),
      ),
  ]);
  const exceptionsOf = Map.groupBy(exceptions, ({ tutorId }) => tutorId);
  return rows.map(({ application, schedule, pausedAt, role }) => {
    const { userId: tutorId, state, data } = application;
    const applied = (data ?? {}) as Readonly<Record<string, unknown>>;
    const own = (exceptionsOf.get(tutorId) ?? []).map(({ day, hour, isOpen }) => ({
      day,
      hour: hour === WHOLE_DAY ? undefined : hour,
      isOpen,
    }));
    return {
      tutorId,
      name: applicantName(applied),
      isAskable: state === 'approved' && !pausedAt && role === 'teacher',
      availability: schedule
        ? availabilityOf(schedule.zone, schedule.weekly, own)
        : availabilityOf(applied['timezone'], applied['weeklyAvailability'], own),
      lessonLink: schedule?.lessonLink ?? undefined,
    };
  });
};

/** What one tutor offers; undefined where nobody of this id has applied. */
export const teachingOf = async (
  db: Database,
  tutorId: string,
  now: Date,
): Promise<Teaching | undefined> => {
  const [found] = await teachings(db, now, [tutorId]);
  return found;
};

type Schedule = { zone: string; weekly: unknown; lessonLink: string | undefined };

/** Replaces when and where a tutor teaches. Lessons that were asked for stay as they are. */
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

/** Lets a day or an hour be like its week again. */
export const dropException = async (
  db: Database,
  tutorId: string,
  { day, hour = WHOLE_DAY }: Pick<AvailabilityException, 'day' | 'hour'>,
): Promise<void> => {
  await db
    .delete(tutorExceptions)
    .where(
      and(
        eq(tutorExceptions.tutorId, tutorId),
        eq(tutorExceptions.day, day),
        eq(tutorExceptions.hour, hour),
      ),
    );
};
