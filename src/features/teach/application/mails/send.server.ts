import type { Database } from '#db/client.ts';
import { dueApprovalMails, type ApprovalMail } from '#db/repos/approval-mails.ts';
import { approvalMails } from '#db/schema/approval-mails.ts';
import { readConfig } from '#src/lib/config.ts';
import { sendMail } from '#src/server/mail.ts';
import {
  sendDue,
  type Outbox,
  type OutboxReport,
  type OutboxTools,
} from '#src/server/mail/outbox.ts';
import { approvalLetter } from './letter.server.ts';

const HOUR_MS = 3_600_000;
/** With up to six hours between two tries, for as long as a weekend and a day. */
const LONGEST_WAIT_MS = 6 * HOUR_MS;
const TRIED_FOR_MS = 72 * HOUR_MS;

/** Sends what waits to be told about applications, as a task of the live server. */
export const mailApprovals = (db: Database, signal?: AbortSignal): Promise<OutboxReport> => {
  const { siteUrl } = readConfig(process.env);
  return sendApprovalMails(db, { clock: () => new Date(), send: sendMail, siteUrl, signal });
};

/** As `mailApprovals`, with what it works with. */
export const sendApprovalMails = (
  db: Database,
  { siteUrl, ...tools }: OutboxTools & { siteUrl: string },
): Promise<OutboxReport> => sendDue(db, approvalOutbox(siteUrl), tools);

const approvalOutbox = (siteUrl: string): Outbox<ApprovalMail, undefined> => ({
  table: approvalMails,
  name: ({ kind }) => `A mail about an application (${kind})`,
  due: dueApprovalMails,
  about: () => Promise.resolve(undefined),
  letter: (db, mail) => approvalLetter(db, mail, siteUrl),
  patience: ({ createdAt }) => ({
    longestMs: LONGEST_WAIT_MS,
    until: createdAt.getTime() + TRIED_FOR_MS,
  }),
});
