import { and, count, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { adminMails } from '../schema/admin.ts';
import { approvalMails } from '../schema/approval-mails.ts';
import { lessonMails } from '../schema/lessons.ts';

/** A table of mails that are written with the change that they tell, and sent later. */
export type MailTable = typeof adminMails | typeof approvalMails | typeof lessonMails;

/** A waiting mail, whatever it tells. */
export type WaitingMail = {
  id: string;
  state: 'waiting' | 'leased' | 'sent' | 'dropped';
  dueAt: Date;
  attempts: number;
};

/** How a mail that was taken ended, or when it is tried again. */
export type Settled = { state: 'sent' | 'dropped' } | { state: 'waiting'; dueAt: Date };

/** Takes a mail as it was seen, until a moment. Of several that try exactly one does. */
export const leaseMail = async (
  db: Database,
  table: MailTable,
  { id, state, dueAt, attempts }: WaitingMail,
  until: Date,
): Promise<boolean> => {
  const leased = await db.run(sql`UPDATE ${table}
    SET state = 'leased', due_at = ${until.getTime()}, attempts = ${attempts + 1}
    WHERE id = ${id} AND state = ${state} AND due_at = ${dueAt.getTime()}
      AND attempts = ${attempts}`);
  return leased.rowsAffected === 1;
};

/** Ends a mail that was taken, or gives it back to be tried again at a moment. */
export const settleMail = async (
  db: Database,
  table: MailTable,
  id: string,
  settled: Settled,
): Promise<void> => {
  const due = settled.state === 'waiting' ? sql`, due_at = ${settled.dueAt.getTime()}` : sql``;
  await db.run(sql`UPDATE ${table} SET state = ${settled.state}${due}
    WHERE id = ${id} AND state = 'leased'`);
};

/** Of mails whose time has come, also of those that somebody began to send and not to its end. */
export const isDue = (table: MailTable, now: Date) =>
  and(inArray(table.state, ['waiting', 'leased']), lte(table.dueAt, now));

/** How many mails of each kind are due and not sent yet. */
export const countWaitingMails = async (
  db: Database,
  now: Date,
): Promise<Record<'admins' | 'approvals' | 'lessons', number>> => {
  const waitingIn = async (table: MailTable) => {
    const [row] = await db.select({ mails: count() }).from(table).where(isDue(table, now));
    return row?.mails ?? 0;
  };
  const [admins, approvals, lessons] = await Promise.all(
    [adminMails, approvalMails, lessonMails].map(waitingIn),
  );
  return { admins: admins ?? 0, approvals: approvals ?? 0, lessons: lessons ?? 0 };
};
