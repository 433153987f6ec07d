import { and, eq, sql } from 'drizzle-orm';
import type { AvailabilityException } from '#src/domain/lessons/availability.ts';
import type { Database } from '../client.ts';
import { tutorExceptions, tutorSchedules } from '../schema/lessons.ts';
import { exceptionOf, exceptionsAhead, WHOLE_DAY } from './teachings.ts';

/** What a tutor changes without an approval. */
type Offer = {
  /** An IANA time zone. */
  zone: string;
  /** As applications store it. */
  weekly: unknown;
  exceptions: readonly AvailabilityException[];
  /** Of a lesson, in US dollars. */
  priceUsd: number | undefined;
  /** https. */
  lessonLink: string | undefined;
};

/** An offer with its version: the moment of its last change, which no two changes share (decision 145). */
export type KeptOffer = Offer & { version: number };

/**
 * What a tutor offers now, without exceptions of days that lie behind all clocks; undefined until
 * the first approval.
 */
export const offerOf = async (
  db: Database,
  tutorId: string,
  now: Date,
): Promise<KeptOffer | undefined> => {
  const [[schedule], exceptions] = await db.batch([
    db.select().from(tutorSchedules).where(eq(tutorSchedules.tutorId, tutorId)),
    exceptionsAhead(db, now, [tutorId]),
  ]);
  return (
    schedule && {
      version: schedule.changedAt.getTime(),
      zone: schedule.zone,
      weekly: schedule.weekly,
      exceptions: exceptions.map(exceptionOf),
      priceUsd: schedule.priceUsd ?? undefined,
      lessonLink: schedule.lessonLink ?? undefined,
    }
  );
};

/**
 * Replaces what a tutor offers, given that it is still what the change was made on. Answers whether
 * it was; lessons that were asked for stay as they are (LESSONS-22).
 */
export const keepOffer = async (
  db: Database,
  tutorId: string,
  { version, zone, weekly, exceptions, priceUsd, lessonLink }: KeptOffer,
  now: Date,
): Promise<boolean> => {
  const isUnchanged = sql`EXISTS (SELECT 1 FROM tutor_schedules
    WHERE tutor_id = ${tutorId} AND changed_at = ${version})`;
  const rows = exceptions.map(({ day, hour = WHOLE_DAY, isOpen }) => [day, hour, Number(isOpen)]);
  const [, , kept] = await db.batch([
    db.delete(tutorExceptions).where(and(eq(tutorExceptions.tutorId, tutorId), isUnchanged)),
    db.run(sql`INSERT INTO tutor_exceptions (tutor_id, day, hour, is_open)
      SELECT ${tutorId}, value ->> 0, value ->> 1, value ->> 2
      FROM json_each(${JSON.stringify(rows)}) WHERE ${isUnchanged}`),
    // Last: the version that the others look at is gone after it.
    db
      .update(tutorSchedules)
      .set({
        zone,
        weekly,
        priceUsd: priceUsd ?? null,
        lessonLink: lessonLink ?? null,
        linkChangedAt: sql`CASE WHEN lesson_link IS ${lessonLink ?? null}
          THEN link_changed_at ELSE ${now.getTime()} END`,
        changedAt: new Date(Math.max(now.getTime(), version + 1)),
      })
      .where(and(eq(tutorSchedules.tutorId, tutorId), isUnchanged))
      .returning({ tutorId: tutorSchedules.tutorId }),
  ]);
  return kept.length === 1;
};
