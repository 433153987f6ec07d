import type { Database } from '#db/client.ts';
import { dueApprovalMails } from '#db/repos/approval-mails.ts';
import { approvalMails } from '#db/schema/approval-mails.ts';
import { outboxTools, plainOutbox, sendDue, type OutboxReport } from '#src/server/mail/outbox.ts';
import { approvalLetter } from './letter.server.ts';

/** Sends what waits to be told about applications, as a task of the live server. */
export const mailApprovals = (db: Database, signal?: AbortSignal): Promise<OutboxReport> =>
  sendDue(db, approvalOutbox, outboxTools(signal));

export const approvalOutbox = plainOutbox({
  table: approvalMails,
  name: ({ kind }) => `A mail about an application (${kind})`,
  due: dueApprovalMails,
  letter: (db, mail, { siteUrl }) => approvalLetter(db, mail, siteUrl),
});
