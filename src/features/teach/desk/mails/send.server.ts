import type { Database } from '#db/client.ts';
import { dueAdminMails } from '#db/repos/admin-mails.ts';
import { adminMails } from '#db/schema/admin.ts';
import { outboxTools, plainOutbox, sendDue, type OutboxReport } from '#src/server/mail/outbox.ts';
import { adminLetter } from './letter.server.ts';

/** Sends what waits to be told to admins, as a task of the live server. */
export const mailAdmins = (db: Database, signal?: AbortSignal): Promise<OutboxReport> =>
  sendDue(db, adminOutbox, outboxTools(signal));

export const adminOutbox = plainOutbox({
  table: adminMails,
  name: ({ kind }) => `A mail to an admin (${kind})`,
  due: dueAdminMails,
  letter: (db, mail, { siteUrl }) => adminLetter(db, mail, siteUrl),
});
