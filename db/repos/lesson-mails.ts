import { and, asc, eq, lte, notInArray, or } from 'drizzle-orm';
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
