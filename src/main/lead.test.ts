import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '#db/client.ts';
import { adminMails } from '#db/schema/admin.ts';
import { users } from '#db/schema/users.ts';
import { adminOutbox } from '#src/features/teach/desk/mails/send.server.ts';
import { sendDue } from '#src/server/mail/outbox.ts';
import { sharedServer } from '#tests/server/shared-server.ts';
import { seekLead, type Lead } from './lead.ts';
import { startSchedule } from './schedule.ts';

const TIMES = { leaseMs: 600, askMs: 100 };

const { server, connect } = sharedServer();
let leads: Lead[] = [];
afterEach(async () => {
  await Promise.all(leads.map(({ close }) => close()));
  leads = [];
});

const seek = async () => {
  const db = await connect();
  const lead = seekLead(() => Promise.resolve(db), TIMES);
  leads.push(lead);
  return lead;
};
const eventually = <Seen>(look: () => Seen) => vi.waitFor(look, { timeout: 10_000, interval: 20 });
const leading = () => leads.filter(({ term }) => term());

test('of several processes one leads, and when it stops another one does at once', async () => {
  await Promise.all([seek(), seek(), seek()]);
  await eventually(() => expect(leading()).toHaveLength(1));
  const [first] = leading();
  const ended = first?.term();
  await first?.close();
  expect(ended?.aborted).toBe(true);
  await eventually(() => expect(leading()).toHaveLength(1));
  expect(leading()).not.toContain(first);
});

test('the lead of a process that is killed goes over to another', async () => {
  const module = join(import.meta.dirname, 'lead.ts');
  const script = `const { seekLead } = await import(${JSON.stringify(module)});
    const { openDatabase } = await import('#db/client.ts');
    const db = await openDatabase(${JSON.stringify(server().config)});
    const lead = seekLead(async () => db, ${JSON.stringify(TIMES)});
    setInterval(() => lead.term() && process.stdout.write('leads\\n'), 20);`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(other.stdout, 'data');
  const lead = await seek();
  // It has asked and was told no.
  await eventually(() => expect(server().asked()).toBeGreaterThan(20));
  expect(lead.term()).toBeUndefined();
  other.kill('SIGKILL');
  await eventually(() => expect(lead.term()).toBeDefined());
});

test('who can’t ask any more ends what it does before another one begins', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const lead = await seek();
  await eventually(() => expect(lead.term()).toBeDefined());
  const term = lead.term();
  await server().close();
  await eventually(() => expect(term?.aborted).toBe(true));
  expect(lead.term()).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('what one alone does is done by the one that leads, and the rest by each', async () => {
  const done = { alone: [0, 0], everywhere: [0, 0] };
  const processes = await Promise.all(
    [0, 1].map(async (at) => {
      const db = await connect();
      const lead = await seek();
      const count = (counts: number[]) => () =>
        Promise.resolve((counts[at] = (counts[at] ?? 0) + 1));
      const schedule = startSchedule(
        [
          { name: 'Mails', run: count(done.alone), firstMs: 10, everyMs: 20 },
          { name: 'List', run: count(done.everywhere), firstMs: 10, everyMs: 20, everywhere: true },
        ],
        () => Promise.resolve(db),
        lead,
      );
      return async () => {
        await schedule.close();
        await lead.close();
      };
    }),
  );
  await eventually(() => {
    expect(Math.max(...done.alone)).toBeGreaterThan(5);
    expect(Math.min(...done.everywhere)).toBeGreaterThan(5);
  });
  expect(Math.min(...done.alone)).toBe(0);
  const leader = done.alone.findIndex((times) => times > 0);
  await processes[leader]?.();
  await eventually(() => expect(done.alone[1 - leader]).toBeGreaterThan(5));
  await processes[1 - leader]?.();
});

test('a mail goes out once, also where two processes send at once', async () => {
  const [one, other] = [await connect(), await connect()];
  const now = new Date();
  const tutor = { id: 'lin', issuer: 'https://id.example', subject: 'lin', createdAt: now };
  await one.insert(users).values({ ...tutor, email: 'lin@hanlu.example', emailVerified: true });
  await one.insert(adminMails).values(
    Array.from({ length: 30 }, (_, n) => ({
      ...{ id: `mail-${n}`, to: `admin-${n}@hanlu.example`, kind: 'application_arrived' as const },
      ...{ aboutId: 'lin', createdAt: now, dueAt: now },
    })),
  );
  const sent: string[] = [];
  const outbox = {
    ...adminOutbox,
    letter: (_: Database, { to }: { to: string }) =>
      Promise.resolve({ to, subject: 's', text: 't', html: 'h' }),
  };
  const tools = {
    clock: () => new Date(),
    send: ({ to }: { to: string }) => {
      sent.push(to);
      return Promise.resolve({ ok: true } as const);
    },
    ...{ siteUrl: 'https://hanlu.example', from: 'noreply@hanlu.example' },
  };
  const reports = await Promise.all([one, other].map((db) => sendDue(db, outbox, tools)));
  expect(new Set(sent).size).toBe(30);
  expect(sent).toHaveLength(30);
  expect(reports.every((report) => report.sent > 0)).toBe(true);
});
