import type { Database } from '#db/client.ts';
import {
  dueApprovalMails,
  leaseApprovalMail,
  settleApprovalMail,
  type ApprovalMail,
} from '#db/repos/approval-mails.ts';
import { readConfig } from '#src/lib/config.ts';
import { sendMail, type Mail, type MailResult } from '#src/server/mail.ts';
import { approvalLetter } from './letter.server.ts';

const AT_ONCE = 50;
const MINUTE_MS = 60_000;
/** Longer than a mail server may take. */
const LEASE_MS = 10 * MINUTE_MS;
/** From a minute to six hours between two tries, for as long as a weekend and a day. */
const LONGEST_WAIT_MS = 360 * MINUTE_MS;
const TRIED_FOR_MS = 72 * 60 * MINUTE_MS;

type Tools = {
  clock: () => Date;
  send: (mail: Mail) => Promise<MailResult>;
  siteUrl: string;
  /** Ends the turn after the mail that is being sent. */
  signal?: AbortSignal | undefined;
};

type Report = { sent: number; dropped: number; failed: number };

/** Sends what waits to be told about applications, as a task of the live server. */
export const mailApprovals = (db: Database, signal?: AbortSignal): Promise<Report> =>
  sendApprovalMails(db, {
    clock: () => new Date(),
    send: sendMail,
    siteUrl: readConfig(process.env).siteUrl,
    signal,
  });

/**
 * As `mailApprovals`, with what it works with. Each mail goes out once, whatever runs at once
 * (decision 127). Where the mail server can't be reached, the others wait for the next time.
 */
export const sendApprovalMails = async (db: Database, tools: Tools): Promise<Report> => {
  const report = { sent: 0, dropped: 0, failed: 0 };
  for (;;) {
    const due = await dueApprovalMails(db, tools.clock(), AT_ONCE);
    for (const mail of due) {
      if (tools.signal?.aborted) return report;
      const until = new Date(tools.clock().getTime() + LEASE_MS);
      if (!(await leaseApprovalMail(db, mail, until))) continue;
      const result = await post(db, mail, tools);
      const settled = settledBy(result, mail, tools.clock().getTime());
      await settleApprovalMail(db, mail.id, settled);
      report[settled.state === 'waiting' ? 'failed' : settled.state] += 1;
      if (result && !result.ok && result.fault === 'unreachable') return report;
    }
    if (due.length < AT_ONCE) return report;
  }
};

type Result = MailResult | { ok: false; fault: 'broken' } | undefined;

/** Writes and sends a mail; undefined where there is nobody to read it. What is thrown is logged. */
const post = async (db: Database, mail: ApprovalMail, tools: Tools): Promise<Result> => {
  try {
    const letter = await approvalLetter(db, mail, tools.siteUrl);
    return letter && (await tools.send(letter));
  } catch (error) {
    console.error(`A mail about an application was not sent: ${mail.kind} ${mail.id}`, error);
    return { ok: false, fault: 'broken' };
  }
};

const settledBy = (result: Result, { attempts, createdAt }: ApprovalMail, now: number) => {
  if (result?.ok) return { state: 'sent' } as const;
  const last = createdAt.getTime() + TRIED_FOR_MS;
  if (!result || result.fault === 'invalid' || now >= last) return { state: 'dropped' } as const;
  const wait = Math.min(MINUTE_MS * 2 ** attempts, LONGEST_WAIT_MS);
  return { state: 'waiting', dueAt: new Date(Math.min(now + wait, last)) } as const;
};
