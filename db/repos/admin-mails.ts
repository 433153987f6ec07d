import { asc, sql, type SQL } from 'drizzle-orm';
import type { AdminNotice } from '#src/domain/admin-notices.ts';
import type { Database } from '../client.ts';
import { adminMails } from '../schema/admin.ts';
import { newId } from './new-id.ts';
import { isDue } from './outbox.ts';

export type AdminMail = typeof adminMails.$inferSelect;

/** Who is told, and of what. */
type Telling = {
  kind: AdminNotice;
  /** In small letters, as the settings name the admins. */
  adminEmails: readonly string[];
  at: Date;
};

/**
 * The statement that writes a mail to each admin, for the batch of the change that it tells; `about`
 * selects what it is about as `about_id`, and nothing where nothing changed.
 */
export const mailToAdmins = (db: Database, about: SQL, { kind, adminEmails, at }: Telling) =>
  db.run(sql`INSERT INTO admin_mails (id, "to", kind, about_id, created_at, due_at)
    SELECT ${newId}, admins.value, ${kind}, about_id, ${at.getTime()}, ${at.getTime()}
    FROM (${about}), json_each(${JSON.stringify([...new Set(adminEmails)])}) admins`);

/** Mails that are due, the longest waiting first. */
export const dueAdminMails = (db: Database, now: Date, most: number): Promise<AdminMail[]> =>
  db
    .select()
    .from(adminMails)
    .where(isDue(adminMails, now))
    .orderBy(asc(adminMails.dueAt), asc(adminMails.createdAt))
    .limit(most);
