import type { Database } from '#db/client.ts';
import {
  leaseMail,
  settleMail,
  type MailTable,
  type Settled,
  type WaitingMail,
} from '#db/repos/outbox.ts';
import { readConfig } from '#src/lib/config.ts';
import { addressIn, sendMail, type Mail, type MailFault, type MailResult } from '../mail.ts';

const AT_ONCE = 50;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than a mail server may take. */
const LEASE_MS = 10 * MINUTE_MS;
/** Between two tries of a mail that has days. */
export const LONGEST_PAUSE_MS = 6 * HOUR_MS;

/** How long a mail is tried: with pauses that double from a minute on to the longest, until its end. */
type Patience = { longestMs: number; until: number };

/** What a letter is written with: the site's address, the sender's, and the time. */
export type Writing = { siteUrl: string; from: string; now: Date };

/** Mails of one table, and what is known of them. */
export type Outbox<Item extends WaitingMail, About> = {
  table: MailTable;
  /** What the log says of one that could not be written. */
  name: (item: Item) => string;
  /** Mails whose time has come, the longest waiting first. */
  due: (db: Database, now: Date, most: number) => Promise<Item[]>;
  /** Reads what a mail is about, before it is taken: one that can't be read is not lost. */
  about: (db: Database, item: Item) => Promise<About>;
  /** Undefined where there is nothing to tell any more, or nobody to read it. */
  letter: (db: Database, item: Item, about: About, writing: Writing) => Promise<Mail | undefined>;
  patience: (item: Item, about: About) => Patience;
};

/**
 * An outbox of mails that stand for themselves and are tried for as long as a weekend and a day, with up
 * to six hours between two tries.
 */
export const plainOutbox = <Item extends WaitingMail & { createdAt: Date }>(
  plain: Pick<Outbox<Item, undefined>, 'table' | 'name' | 'due'> & {
    letter: (db: Database, item: Item, writing: Writing) => Promise<Mail | undefined>;
  },
): Outbox<Item, undefined> => ({
  ...plain,
  about: () => Promise.resolve(undefined),
  letter: (db, item, _about, writing) => plain.letter(db, item, writing),
  patience: ({ createdAt }) => ({
    longestMs: LONGEST_PAUSE_MS,
    until: createdAt.getTime() + 72 * HOUR_MS,
  }),
});

export type OutboxTools = {
  clock: () => Date;
  send: (mail: Mail) => Promise<MailResult>;
  siteUrl: string;
  from: string;
  /** Ends the turn after the mail that is being sent. */
  signal?: AbortSignal | undefined;
};

/** What the live server sends with. */
export const outboxTools = (signal?: AbortSignal): OutboxTools => {
  const { siteUrl, mail } = readConfig(process.env);
  return { clock: () => new Date(), send: sendMail, siteUrl, from: addressIn(mail.from), signal };
};

export type OutboxReport = { sent: number; dropped: number; failed: number };

/** `broken`: the mail could not be written. */
type Fault = MailFault | 'broken';
type Result = MailResult | { ok: false; fault: Fault } | undefined;

/** Whether a mail may go out another time that did not for this reason. */
export const mayPass = (fault: Fault): boolean => fault !== 'invalid';

/** How long to wait after a try in vain: a minute after the first, and twice as long each time. */
export const pauseAfter = (attempts: number, longestMs: number): number =>
  Math.min(MINUTE_MS * 2 ** attempts, longestMs);

/**
 * Sends the mails whose time has come. Each goes out once, whatever runs at once (decision 127).
 * Where the mail server can't be reached, the others wait for the next turn.
 */
export const sendDue = async <Item extends WaitingMail, About>(
  db: Database,
  outbox: Outbox<Item, About>,
  tools: OutboxTools,
): Promise<OutboxReport> => {
  const report = { sent: 0, dropped: 0, failed: 0 };
  for (;;) {
    const due = await outbox.due(db, tools.clock(), AT_ONCE);
    for (const item of due) {
      if (tools.signal?.aborted) return report;
      const about = await outbox.about(db, item);
      const until = new Date(tools.clock().getTime() + LEASE_MS);
      if (!(await leaseMail(db, outbox.table, item, until))) continue;
      const result = await post(db, outbox, item, about, tools);
      const patience = outbox.patience(item, about);
      const settled = settledBy(result, item.attempts, patience, tools.clock().getTime());
      await settleMail(db, outbox.table, item.id, settled);
      report[settled.state === 'waiting' ? 'failed' : settled.state] += 1;
      if (result && !result.ok && result.fault === 'unreachable') return report;
    }
    if (due.length < AT_ONCE) return report;
  }
};

/** Writes and sends a mail. What is thrown is logged. */
const post = async <Item extends WaitingMail, About>(
  db: Database,
  outbox: Outbox<Item, About>,
  item: Item,
  about: About,
  { clock, send, siteUrl, from }: OutboxTools,
): Promise<Result> => {
  try {
    const letter = await outbox.letter(db, item, about, { siteUrl, from, now: clock() });
    return letter && (await send(letter));
  } catch (error) {
    console.error(`${outbox.name(item)} was not sent: ${item.id}`, error);
    return { ok: false, fault: 'broken' };
  }
};

const settledBy = (
  result: Result,
  attempts: number,
  { longestMs, until }: Patience,
  now: number,
): Settled => {
  if (result?.ok) return { state: 'sent' };
  if (!result || !mayPass(result.fault) || now >= until) return { state: 'dropped' };
  const dueAt = Math.min(now + pauseAfter(attempts, longestMs), until);
  return { state: 'waiting', dueAt: new Date(dueAt) };
};
