import { and, asc, eq, inArray, lte, notInArray, or } from 'drizzle-orm';
import { REMINDER_KINDS } from '#src/domain/lessons/notices.ts';
import type { Database } from '../client.ts';
import { lessonMails } from '../schema/lessons.ts';

export type LessonMail = typeof lessonMails.$inferSelect;

/**
 * Mails whose time has come, the longest waiting first. One that somebody began to send and did not
 * finish comes again when its lease is over; a reminder never does (decision 127).
 */
export const dueMails = (db: Database, now: Date, most: number): Promise<LessonMail[]> =>
  db
    .select()
    .from(lessonMails)
    .where(
      and(
        lte(lessonMails.dueAt, now),
        or(
          eq(lessonMails.state, 'waiting'),
          and(eq(lessonMails.state, 'leased'), notInArray(lessonMails.kind, [...REMINDER_KINDS])),
        ),
      ),
    )
    .orderBy(asc(lessonMails.dueAt))
    .limit(most);

/** Takes a mail as it was seen, until a moment. Of several that try exactly one does. */
export const leaseMail = async (
  db: Database,
  { id, state, dueAt, attempts }: LessonMail,
  until: Date,
): Promise<boolean> => {
  const leased = await db
    .update(lessonMails)
    .set({ state: 'leased', dueAt: until, attempts: attempts + 1 })
    .where(
      and(
        eq(lessonMails.id, id),
        eq(lessonMails.state, state),
        eq(lessonMails.dueAt, dueAt),
        eq(lessonMails.attempts, attempts),
      ),
    )
    .returning({ id: lessonMails.id });
  return leased.length > 0;
};

/** Ends a mail that was taken. */
export const endMail = async (
  db: Database,
  id: string,
  state: 'sent' | 'dropped',
): Promise<void> => {
  await db.update(lessonMails).set({ state }).where(eq(lessonMails.id, id));
};

/** Whether one of the two was sent a mail of a kind about a lesson. */
export const wasSent = async (
  db: Database,
  { lessonId, to, kind }: Pick<LessonMail, 'lessonId' | 'to' | 'kind'>,
): Promise<boolean> => {
  const sent = await db.$count(
    lessonMails,
    and(
      eq(lessonMails.lessonId, lessonId),
      eq(lessonMails.to, to),
      eq(lessonMails.kind, kind),
      eq(lessonMails.state, 'sent'),
    ),
  );
  return sent > 0;
};

/** Gives back a mail that could not be sent, to be tried again at a moment. */
export const retryMail = async (db: Database, id: string, dueAt: Date): Promise<void> => {
  await db
    .update(lessonMails)
    .set({ state: 'waiting', dueAt })
    .where(and(eq(lessonMails.id, id), inArray(lessonMails.state, ['leased'])));
};
