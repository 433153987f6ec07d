import { and, asc, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { TutorNotice } from '#src/domain/tutors/approval-notices.ts';
import type { Database } from '../client.ts';
import { approvalMails } from '../schema/approval-mails.ts';

export type ApprovalMail = typeof approvalMails.$inferSelect;

type Told = {
  reasons?: readonly { section: string; reason: string }[] | undefined;
  reason?: string | undefined;
  at: Date;
};

const NEW_ID = sql`lower(hex(randomblob(16)))`;

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
    SELECT ${NEW_ID}, user_id, user_id, ${kind}, ${JSON.stringify(reasons)}, ${reason ?? null},
      ${at.getTime()}, ${at.getTime()}
    FROM (${about})`);

/** Mails whose time has come, the longest waiting first, also those that nobody sent to their end. */
export const dueApprovalMails = (db: Database, now: Date, most: number): Promise<ApprovalMail[]> =>
  db
    .select()
    .from(approvalMails)
    .where(and(lte(approvalMails.dueAt, now), inArray(approvalMails.state, ['waiting', 'leased'])))
    .orderBy(asc(approvalMails.dueAt), asc(approvalMails.createdAt))
    .limit(most);
