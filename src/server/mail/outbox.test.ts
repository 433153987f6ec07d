import { beforeEach, expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import { dueApprovalMails } from '#db/repos/approval-mails.ts';
import { approvalMails } from '#db/schema/approval-mails.ts';
import { newAccount, ownDatabase } from '#tests/server/own-database.ts';
import type { MailResult } from '../mail.ts';
import { plainOutbox, sendDue, type OutboxReport } from './outbox.ts';

ownDatabase({ per: 'test' });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START = Date.UTC(2027, 0, 4);
let now = START;
let answer: MailResult | Promise<never> = { ok: true };
/** Ids of the mails that the mail server was given, in order. */
let posted: string[] = [];

beforeEach(() => {
  now = START;
  answer = { ok: true };
  posted = [];
});

/** Any table of mails will do. `broken` can't be written, and `stale` has nothing to tell. */
const outbox = plainOutbox({
  table: approvalMails,
  name: ({ id }) => `A mail (${id})`,
  due: dueApprovalMails,
  letter: (_, { id }) => {
    if (id === 'broken') throw new Error('no content');
    const letter = { to: 'sara@reader.example', subject: id, text: id, html: id };
    return Promise.resolve(id === 'stale' ? undefined : letter);
  },
});

const write = async (...ids: string[]) => {
  const tutorId = await newAccount();
  const at = new Date(START);
  const mailOf = (id: string) =>
    ({ id, readerId: tutorId, tutorId, kind: 'received', createdAt: at, dueAt: at }) as const;
  await (await database()).insert(approvalMails).values(ids.map(mailOf));
};

/** A process's turn; answers what became of the mails. */
const turn = async (signal = new AbortController()): Promise<OutboxReport> =>
  sendDue(await database(), outbox, {
    clock: () => new Date(now),
    send: ({ subject }) => {
      posted.push(subject);
      if (subject === 'last') signal.abort();
      return Promise.resolve(answer);
    },
    siteUrl: 'https://hanlu.example',
    from: 'noreply@hanlu.example',
    signal: signal.signal,
  });

test('a mail goes out once, however many processes send at once', async () => {
  await write('one');
  await Promise.all([turn(), turn(), turn()]);
  now += HOUR_MS;
  await turn();
  expect(posted).toEqual(['one']);
});

test('mails wait while the mail server is away, the first speaks for all, and go out once when it is back', async () => {
  await write('one', 'two');
  answer = { ok: false, fault: 'unreachable' };
  expect(await turn()).toEqual({ sent: 0, dropped: 0, failed: 1 });
  expect(posted).toEqual(['one']);
  now += 5 * MINUTE_MS;
  posted = [];
  answer = { ok: true };
  await Promise.all([turn(), turn()]);
  await turn();
  expect(posted.toSorted()).toEqual(['one', 'two']);
});

test('what the mail server refuses is tried again with pauses that double to six hours, for three days', async () => {
  await write('one');
  answer = { ok: false, fault: 'refused' };
  const tries: number[] = [];
  for (; now <= START + 96 * HOUR_MS; now += MINUTE_MS) {
    if ((await turn()).failed > 0) tries.push((now - START) / MINUTE_MS);
  }
  expect(tries.slice(0, 5)).toEqual([0, 1, 3, 7, 15]);
  expect(posted).toHaveLength(tries.length + 1);
  expect(tries.at(-1)).toBeLessThan(72 * 60);
  expect(tries.at(-1)).toBeGreaterThan(66 * 60 - 1);
});

test('a mail that can’t be written keeps none of the others, and is tried again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await write('broken', 'one');
  expect(await turn()).toEqual({ sent: 1, dropped: 0, failed: 1 });
  now += MINUTE_MS;
  expect(await turn()).toEqual({ sent: 0, dropped: 0, failed: 1 });
  expect(log).toHaveBeenCalledWith('A mail (broken) was not sent: broken', expect.any(Error));
  log.mockRestore();
});

test('what is no news any more, or goes to an address that is none, is dropped', async () => {
  await write('stale');
  expect(await turn()).toEqual({ sent: 0, dropped: 1, failed: 0 });
  await write('one');
  answer = { ok: false, fault: 'invalid' };
  expect(await turn()).toEqual({ sent: 0, dropped: 1, failed: 0 });
  now += HOUR_MS;
  expect(await turn()).toEqual({ sent: 0, dropped: 0, failed: 0 });
});

test('a turn that is told to end sends the mail that it is at, and no other', async () => {
  await write('last', 'one');
  expect(await turn()).toEqual({ sent: 1, dropped: 0, failed: 0 });
  expect(posted).toEqual(['last']);
  expect(await turn()).toEqual({ sent: 1, dropped: 0, failed: 0 });
});

test('a mail whose sender died comes again when its lease is over', async () => {
  await write('one');
  // As of a process that is killed while the mail server takes the mail.
  answer = new Promise<never>(() => undefined);
  void turn();
  await vi.waitFor(() => expect(posted).toEqual(['one']));
  answer = { ok: true };
  now += 10 * MINUTE_MS - 1;
  await turn();
  expect(posted).toEqual(['one']);
  now += 1;
  await turn();
  expect(posted).toEqual(['one', 'one']);
});
