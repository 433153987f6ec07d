import { asc, sql, type SQL } from 'drizzle-orm';
import type { TutorNotice } from '#src/domain/tutors/approval-notices.ts';
import type { Database } from '../client.ts';
import { approvalMails } from '../schema/approval-mails.ts';
import { newId } from './new-id.ts';
import { isDue } from './outbox.ts';

export type ApprovalMail = typeof approvalMails.$inferSelect;

type Told = {
  reasons?: readonly { section: string; reason: string }[] | undefined;
  reason?: string | undefined;
  at: Date;
};

/**
 * The statement that writes a mail to a tutor, for the batch of the change that it tells; `about`
 * selects the tutor as `user_id`, and nobody where nothing changed.
 */
export const mailToTutor = (
  db: Database,
  about: SQL,
  kind: TutorNotice,
  { reasons = [], reason, at }: Told,
) =>
  db.run(sql`INSERT INTO approval_mails
      (id, reader_id, tutor_id, kind, reasons, reason, created_at, due_at)
    SELECT ${newId}, user_id, user_id, ${kind}, ${JSON.stringify(reasons)}, ${reason ?? null},
      ${at.getTime()}, ${at.getTime()}
    FROM (${about})`);

/** Mails that are due, the longest waiting first. */
export const dueApprovalMails = (db: Database, now: Date, most: number): Promise<ApprovalMail[]> =>
  db
    .select()
    .from(approvalMails)
    .where(isDue(approvalMails, now))
    .orderBy(asc(approvalMails.dueAt), asc(approvalMails.createdAt))
    .limit(most);
