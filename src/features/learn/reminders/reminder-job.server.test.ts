import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import { addEvents, storeCards } from '#db/repos/learning.ts';
import { reminderOf } from '#db/repos/learning-reminders.ts';
import * as settings from '#src/content/site-settings.ts';
import { replay } from '#src/domain/learning/replay.ts';
import { characterId, wordId } from '#src/domain/learning/item.ts';
import { endpoint } from '#src/server/endpoint.ts';
import type { Mail, MailResult } from '#src/server/mail.ts';
import { signToken } from '#src/server/secret.ts';
import { graded } from '#tests/learning/graded.ts';
import { standingClock } from '#tests/server/clock.ts';
import { newAccount, ownDatabase } from '#tests/server/own-database.ts';
import { visit as visitRoute } from '#tests/server/visit.ts';
import { setReminder } from './reminders.contract.ts';
import { standingOf, takeReminder } from './reminders.server.ts';
import { sendReminders } from './reminder-job.server.ts';
import { stopLink } from './stop-link.server.ts';

const routes = {
  set: endpoint(setReminder, takeReminder),
  stop: stopLink.follow,
};

ownDatabase();
standingClock();

/** By the clocks of Riyadh, three hours before UTC; 23 November 2026 is a Monday. */
const at = (day: number, hour: number, minute = 0) =>
  new Date(Date.UTC(2026, 10, day, hour - 3, minute));

let people = 0;
const someone = async ({ verified = true } = {}): Promise<string> => {
  people += 1;
  return newAccount({ email: `learner-${people}@hanlu.example`, emailVerified: verified });
};

const visit = (
  route: keyof typeof routes,
  { path = '', ...init }: Parameters<typeof visitRoute>[2] & { path?: string } = {},
) => visitRoute(routes[route], `/api/learning/reminders${path}`, init);
const ask = (user: string | undefined, days: string[], zone = 'Asia/Riyadh') =>
  visit('set', { user, body: { days, zone } });

/** Somebody who learnt a character so long ago that it is due, and asked to be told on Mondays. */
const whoForgets = async () => {
  const learner = await someone();
  await learn(learner, at(1, 12));
  vi.setSystemTime(at(23, 9));
  await ask(learner, ['mon']);
  return learner;
};
const learn = async (learner: string, when: Date, item = characterId('学')) => {
  const event = graded({ item, at: when.getTime() });
  const db = await database();
  await addEvents(db, learner, [event]);
  await storeCards(db, learner, [{ card: replay(event.item, [event]), events: 1 }]);
};

let mails: Mail[] = [];
let post: MailResult = { ok: true };
beforeEach(async () => {
  mails = [];
  post = { ok: true };
  await (await database()).$client.execute('delete from learning_reminders');
});
type Tools = Parameters<typeof sendReminders>[1];
const run = async (now: Date, changed: Partial<Tools> = {}) =>
  sendReminders(await database(), {
    clock: () => now,
    siteUrl: 'https://hanlu.example',
    send: (mail) => {
      mails.push(mail);
      return Promise.resolve(post);
    },
    ...changed,
  });

describe('a reminder', () => {
  test('comes once on its day, whatever runs twice', async () => {
    await whoForgets();
    expect(await run(at(23, 16, 55))).toMatchObject({ sent: 0 });
    await Promise.all([run(at(23, 17)), run(at(23, 17)), run(at(23, 17, 1))]);
    await run(at(23, 20));
    await run(at(24, 17));
    expect(mails).toHaveLength(1);
    await run(at(30, 17));
    expect(mails).toHaveLength(2);
  });

  test('counts only what the content still has, and does not come for what it has lost', async () => {
    const learner = await whoForgets();
    await learn(learner, at(1, 12), wordId('龘龘', 'dádá'));
    await run(at(23, 17));
    expect(mails[0]?.text).toContain('شيء واحد ممّا تعلّمتموه يوشك أن يُنسى');

    const other = await someone();
    await learn(other, at(1, 12), wordId('龘龘', 'dádá'));
    vi.setSystemTime(at(23, 9));
    await ask(other, ['mon']);
    expect(await run(at(23, 17))).toMatchObject({ sent: 0, nothingDue: 1 });
  });

  test('says how much is due, in its reader’s language, and how to stop it by one press', async () => {
    const learner = await whoForgets();
    await run(at(23, 17));
    const [mail] = mails;
    expect(mail?.to).toBe(`learner-${people}@hanlu.example`);
    expect(mail?.subject).toBe('حان وقت مراجعة ما تعلّمتموه من الصينية');
    expect(mail?.text).toContain('شيء واحد ممّا تعلّمتموه يوشك أن يُنسى');
    expect(mail?.text).toContain('https://hanlu.example/ar/review');
    expect(mail?.html).toMatch(/<a href="https:\/\/hanlu\.example\/ar\/reminders\/stop\?token=/);
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = /^<https:\/\/hanlu\.example\/api\/learning\/reminders(\/stop\?token=.+)>$/.exec(
      mail?.headers?.['List-Unsubscribe'] ?? '',
    );
    const path = address?.[1] ?? '';
    expect((await visit('stop', { method: 'POST', path })).status).toBe(200);
    expect(await reminderOf(await database(), learner)).toBeUndefined();
    await run(at(30, 17));
    expect(mails).toHaveLength(1);
  });

  test('does not come where nothing is due', async () => {
    const learner = await someone();
    await learn(learner, at(22, 12));
    vi.setSystemTime(at(23, 9));
    await ask(learner, ['mon']);
    expect(await run(at(23, 17))).toEqual({ sent: 0, failed: 0, nothingDue: 1 });
    expect(mails).toEqual([]);
  });

  test('does not come to whoever has practised on the day', async () => {
    const learner = await whoForgets();
    const event = { item: characterId('好'), id: newId(), device: 'device-one' };
    await addEvents(await database(), learner, [
      { ...event, at: at(23, 8).getTime(), what: 'traced' },
    ]);
    expect(await run(at(23, 17))).toMatchObject({ sent: 0, nothingDue: 1 });
  });

  test('does come to whoever only looked at something or kept it', async () => {
    const learner = await whoForgets();
    const event = { item: characterId('好'), device: 'device-one', at: at(23, 8).getTime() };
    await addEvents(await database(), learner, [
      { ...event, id: newId(), what: 'seen' },
      { ...event, id: newId(), what: 'favourite' },
    ]);
    expect(await run(at(23, 17))).toMatchObject({ sent: 1 });
  });

  test('comes at its hour, where it was kept for an earlier one', async () => {
    await whoForgets();
    const { $client } = await database();
    await $client.execute({
      sql: 'update learning_reminders set next_at = ?',
      args: [at(23, 16).getTime()],
    });
    expect(await run(at(23, 16))).toEqual({ sent: 0, failed: 0, nothingDue: 0 });
    expect(await run(at(23, 17))).toMatchObject({ sent: 1 });
  });

  test('that could not be sent is tried again on that day only', async () => {
    await whoForgets();
    post = { ok: false, fault: 'unreachable' };
    expect(await run(at(23, 17))).toMatchObject({ failed: 1 });
    expect(await run(at(23, 17, 20))).toMatchObject({ failed: 0 });
    expect(await run(at(23, 17, 30))).toMatchObject({ failed: 1 });
    expect(await run(at(23, 20, 50))).toMatchObject({ failed: 1 });
    post = { ok: true };
    expect(await run(at(23, 21, 30))).toMatchObject({ sent: 0, failed: 0 });
    expect(await run(at(24, 17))).toMatchObject({ sent: 0 });
    expect(await run(at(30, 17))).toMatchObject({ sent: 1 });
  });

  test('is the last one of a turn in which the mail server is away, and nobody is lost', async () => {
    await whoForgets();
    await whoForgets();
    post = { ok: false, fault: 'unreachable' };
    expect(await run(at(23, 17))).toEqual({ sent: 0, failed: 1, nothingDue: 0 });
    expect(mails).toHaveLength(1);
    post = { ok: true };
    expect(await run(at(23, 17, 30))).toMatchObject({ sent: 2 });
  });

  test('that is refused holds up nobody, and one to an address that is none is not tried again', async () => {
    await whoForgets();
    await whoForgets();
    post = { ok: false, fault: 'refused' };
    expect(await run(at(23, 17))).toMatchObject({ failed: 2 });
    post = { ok: false, fault: 'invalid' };
    expect(await run(at(23, 17, 30))).toMatchObject({ failed: 2 });
    expect(await run(at(23, 18))).toMatchObject({ failed: 0 });
  });

  test('is the last one of a turn that is told to end', async () => {
    await whoForgets();
    await whoForgets();
    const ending = new AbortController();
    const send = (mail: Mail) => {
      mails.push(mail);
      ending.abort();
      return Promise.resolve(post);
    };
    expect(await run(at(23, 17), { send, signal: ending.signal })).toMatchObject({ sent: 1 });
    expect(await run(at(23, 17, 5))).toMatchObject({ sent: 1 });
  });

  test('whose letter can’t be written is tried again, and holds up nobody', async () => {
    await whoForgets();
    await whoForgets();
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const brand = vi.spyOn(settings, 'brandName').mockRejectedValueOnce(new Error('no content'));
    expect(await run(at(23, 17))).toMatchObject({ sent: 1, failed: 1 });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    brand.mockRestore();
    expect(await run(at(23, 17, 30))).toMatchObject({ sent: 1 });
    expect(new Set(mails.map(({ to }) => to))).toHaveLength(2);
  });

  test('whose turn comes after nine is let go, however early the others began', async () => {
    await whoForgets();
    await whoForgets();
    let now = at(23, 20, 59);
    const send = (mail: Mail) => {
      mails.push(mail);
      now = at(23, 21);
      return Promise.resolve(post);
    };
    expect(await run(now, { clock: () => now, send })).toMatchObject({ sent: 1, nothingDue: 1 });
  });

  test('is let go where the server stood still until late', async () => {
    await whoForgets();
    expect(await run(at(23, 22))).toMatchObject({ sent: 0 });
    expect(await run(at(30, 17))).toMatchObject({ sent: 1 });
  });
});

describe('asking for reminders', () => {
  test('needs an account with an address of its own', async () => {
    expect((await ask(undefined, ['mon'])).status).toBe(401);
    const stranger = await someone({ verified: false });
    const refused = await ask(stranger, ['mon']);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'no_address' });
    expect(await reminderOf(await database(), stranger)).toBeUndefined();
  });

  test('takes days and zones that exist', async () => {
    const learner = await someone();
    expect((await ask(learner, ['someday'])).status).toBe(400);
    expect((await ask(learner, ['mon', 'mon'])).status).toBe(400);
    expect((await ask(learner, ['mon'], 'Asia/Nowhere')).status).toBe(400);
    vi.setSystemTime(at(23, 9));
    const taken = await ask(learner, ['mon', 'thu']);
    expect(await taken.json()).toMatchObject({ days: ['mon', 'thu'], next: '2026-11-23' });
  });

  test('is taken back by no days', async () => {
    const learner = await whoForgets();
    expect(await (await ask(learner, [])).json()).toMatchObject({ days: [], next: null });
    await run(at(23, 17));
    expect(mails).toEqual([]);
  });

  test('suggests the region’s working days where the questions were not answered', async () => {
    const learner = await someone();
    expect(await standingOf(learner, 'en')).toEqual({
      days: [],
      suggested: ['sun', 'tue', 'thu'],
      email: `learner-${people}@hanlu.example`,
      place: undefined,
    });
  });

  test('tells by the clock of which city they come, and takes another one after a move', async () => {
    const learner = await someone();
    await ask(learner, ['mon'], 'Africa/Cairo');
    expect(await standingOf(learner, 'ar')).toMatchObject({ place: 'القاهرة' });
    const moved = await ask(learner, ['mon'], 'Asia/Shanghai');
    expect(await moved.json()).toMatchObject({ place: 'Beijing' });
    expect(await standingOf(learner, 'ar')).toMatchObject({ place: 'بكين' });
  });
});

describe('the link that stops reminders', () => {
  test('asks first, and changes nothing when a mail program opens it', async () => {
    const learner = await whoForgets();
    await run(at(23, 17));
    const url = new URL(/https:\S+\/reminders\/stop\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '');
    expect(await stopLink.read('ar', url.searchParams)).toMatchObject({ at: 'ask' });
    const led = await visit('stop', { path: `/stop${url.search}` });
    expect(led.status).toBe(303);
    expect(await reminderOf(await database(), learner)).toBeDefined();
    const pressed = await visit('stop', { method: 'POST', path: `/stop${url.search}&lang=ar` });
    expect(pressed.headers.get('location')).toMatch(/^\/ar\/reminders\/stop\?token=.+&now=1$/);
    expect(await stopLink.read('ar', url.searchParams)).toEqual({
      at: 'done',
      justNow: false,
      id: learner,
    });
  });

  test('in a mail that was sent long ago stays valid', async () => {
    const learner = await whoForgets();
    const token = await signToken('learning reminder stop', learner);
    expect(await stopLink.read('ar', new URLSearchParams({ token }))).toMatchObject({ at: 'ask' });
  });

  test('of somebody else’s making does nothing', async () => {
    const learner = await whoForgets();
    const forged = new URLSearchParams({ token: `${learner}.AAAA` });
    expect(await stopLink.read('ar', forged)).toEqual({ at: 'useless' });
    const reply = await visit('stop', { method: 'POST', path: `/stop?${forged.toString()}` });
    expect(reply.status).toBe(400);
    expect(await reminderOf(await database(), learner)).toBeDefined();
  });
});
