import type { Database } from '#db/client.ts';
import { dueAdminMails, type AdminMail } from '#db/repos/admin-mails.ts';
import { adminMails } from '#db/schema/admin.ts';
import { readConfig } from '#src/lib/config.ts';
import { sendMail } from '#src/server/mail.ts';
import {
  sendDue,
  type Outbox,
  type OutboxReport,
  type OutboxTools,
} from '#src/server/mail/outbox.ts';
import { adminLetter } from './letter.server.ts';

const HOUR_MS = 3_600_000;
/** With up to six hours between two tries, for as long as a weekend and a day. */
const LONGEST_WAIT_MS = 6 * HOUR_MS;
const TRIED_FOR_MS = 72 * HOUR_MS;

/** Sends what waits to be told to admins, as a task of the live server. */
export const mailAdmins = (db: Database, signal?: AbortSignal): Promise<OutboxReport> => {
  const { siteUrl } = readConfig(process.env);
  return sendAdminMails(db, { clock: () => new Date(), send: sendMail, siteUrl, signal });
};

/** As `mailAdmins`, with what it works with. */
export const sendAdminMails = (
  db: Database,
  { siteUrl, ...tools }: OutboxTools & { siteUrl: string },
): Promise<OutboxReport> => sendDue(db, adminOutbox(siteUrl), tools);

const adminOutbox = (siteUrl: string): Outbox<AdminMail, undefined> => ({
  table: adminMails,
  name: ({ kind }) => `A mail to an admin (${kind})`,
  due: dueAdminMails,
  about: () => Promise.resolve(undefined),
  letter: (db, mail) => adminLetter(db, mail, siteUrl),
  patience: ({ createdAt }) => ({
    longestMs: LONGEST_WAIT_MS,
    until: createdAt.getTime() + TRIED_FOR_MS,
  }),
});
