import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import type { adminMails } from '../schema/admin.ts';
import type { approvalMails } from '../schema/approval-mails.ts';
import type { lessonMails } from '../schema/lessons.ts';

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
