import { describe, expect, test } from 'vitest';
import { database } from '#db/client.ts';
import { keepReminder, reminderOf } from '#db/repos/learning-reminders.ts';
import type { LearningEvent } from '#src/domain/learning/event.ts';
import {
  exportLearning,
  forgetLearning,
  readDays,
  sendChoices,
  sendEvents,
} from '#src/learning/learning.contract.ts';
import { endpoint } from '#src/server/endpoint.ts';
import { graded as gradedEvent } from '#tests/learning/graded.ts';
import { newAccount, ownDatabase } from '#tests/server/own-database.ts';
import { visit as visitRoute } from '#tests/server/visit.ts';
import { tellDays } from './days.server.ts';
import { takeChoices, takeEvents } from './learning.server.ts';
import { exportAll, forgetAll } from './privacy.server.ts';

const routes = {
  send: endpoint(sendEvents, takeEvents),
  choose: endpoint(sendChoices, takeChoices),
  forget: endpoint(forgetLearning, forgetAll),
  export: endpoint(exportLearning, exportAll),
  days: endpoint(readDays, tellDays),
};

ownDatabase();

const visit = (
  route: keyof typeof routes,
  user: string | undefined,
  { query = {}, body }: { query?: Record<string, string>; body?: object } = {},
) => {
  const path = `/api/learning?${new URLSearchParams(query).toString()}`;
  return visitRoute(routes[route], path, { user, body });
};

const YESTERDAY = Date.now() - 86_400_000;
const graded = (at = YESTERDAY) => gradedEvent({ at });
const practise = (user: string, events: readonly LearningEvent[]) =>
  visit('send', user, { body: { account: user, events } });

const TABLES = ['events', 'cards', 'choices', 'reminders', 'forgotten', 'outcomes'];
const rowsOf = async (user: string) => {
  const db = await database();
  const counts = await Promise.all(
    TABLES.map(async (table) => {
      const sql = `select count(*) as n from learning_${table} where user_id = ?`;
      const { rows } = await db.$client.execute({ sql, args: [user] });
      return [table, Number(rows[0]?.['n'])] as const;
    }),
  );
  return Object.fromEntries(counts);
};
const learnALot = async (user: string) => {
  await practise(user, [graded(), graded()]);
  const choices = [{ name: 'path', value: 'travel', at: YESTERDAY }];
  await visit('choose', user, { body: { account: user, choices } });
  await keepReminder(await database(), user, {
    days: ['sun'],
    zone: 'Asia/Riyadh',
    nextAt: new Date(),
  });
};

describe('what is kept of a learner', () => {
  test('goes along with them as one file', async () => {
    const learner = await newAccount();
    await learnALot(learner);
    const reply = await visit('export', learner);
    expect(reply.headers.get('content-disposition')).toBe(
      'attachment; filename="hanlu-learning.json"',
    );
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const kept = (await reply.json()) as Record<string, unknown[]>;
    expect(kept['events']).toHaveLength(2);
    expect(kept['cards']).toMatchObject([{ item: 'character.学' }]);
    expect(kept['choices']).toMatchObject([{ name: 'path', value: 'travel' }]);
    expect(kept['reminder']).toMatchObject({ days: ['sun'], zone: 'Asia/Riyadh' });
  });

  test('is a whole file also where there is nothing, and where there is much', async () => {
    const [newcomer, learner] = [await newAccount(), await newAccount()];
    const empty = await (await visit('export', newcomer)).json();
    expect(empty).toEqual({ choices: [], reminder: null, lessons: [], cards: [], events: [] });
    const events = Array.from({ length: 2_500 }, (_, index) => graded(YESTERDAY + (index % 7)));
    for (let from = 0; from < events.length; from += 500) {
      await practise(learner, events.slice(from, from + 500));
    }
    const kept = (await (await visit('export', learner)).json()) as { events: LearningEvent[] };
    expect(new Set(kept.events.map(({ id }) => id))).toEqual(new Set(events.map(({ id }) => id)));
    expect(kept.events).toHaveLength(events.length);
  });

  test('is forgotten by one press, and nobody else’s with it', async () => {
    const [learner, other] = [await newAccount(), await newAccount()];
    await learnALot(learner);
    await learnALot(other);
    const before = await rowsOf(other);
    const reply = await visit('forget', learner, { body: { account: learner } });
    expect(reply.status).toBe(200);
    expect(await rowsOf(learner)).toEqual({
      events: 0,
      cards: 0,
      choices: 0,
      reminders: 0,
      outcomes: 0,
      // That it was forgotten, and when: devices that were away must hear of it.
      forgotten: 1,
    });
    expect(await rowsOf(other)).toEqual(before);
  });

  test('changes nothing and tells nothing to whoever is not signed in', async () => {
    const learner = await newAccount();
    await learnALot(learner);
    expect((await visit('forget', undefined, { body: { account: learner } })).status).toBe(401);
    expect((await visit('forget', learner)).status).toBe(405);
    expect((await visit('export', undefined)).status).toBe(401);
    expect((await visit('days', undefined, { query: THIS_MONTH })).status).toBe(401);
    expect(await rowsOf(learner)).toMatchObject({ events: 2, cards: 1, forgotten: 0 });
  });

  test('goes with the account', async () => {
    const learner = await newAccount();
    await learnALot(learner);
    await visit('forget', learner, { body: { account: learner } });
    await practise(learner, [graded(Date.now())]);
    const db = await database();
    await db.$client.execute({ sql: 'delete from users where id = ?', args: [learner] });
    expect(Object.values(await rowsOf(learner))).toEqual(TABLES.map(() => 0));
    expect(await reminderOf(db, learner)).toBeUndefined();
  });
});

const THIS_MONTH = { zone: 'Asia/Riyadh', from: '2026-11-01', until: '2026-11-30' };

describe('the days on which somebody practised', () => {
  const daysOf = async (user: string, query: Record<string, string>) =>
    ((await (await visit('days', user, { query })).json()) as { days: string[] }).days;

  test('are those of their own clock', async () => {
    const learner = await newAccount();
    await practise(learner, [
      graded(Date.parse('2026-11-02T21:30:00Z')),
      graded(Date.parse('2026-11-05T09:00:00Z')),
      graded(Date.parse('2026-11-05T10:00:00Z')),
    ]);
    expect(await daysOf(learner, THIS_MONTH)).toEqual(['2026-11-03', '2026-11-05']);
    const newYork = { ...THIS_MONTH, zone: 'America/New_York' };
    expect(await daysOf(learner, newYork)).toEqual(['2026-11-02', '2026-11-05']);
  });

  test('begin and end where was asked, and what was only looked at does not count', async () => {
    const learner = await newAccount();
    const { id, item, device } = graded();
    const at = Date.parse('2026-11-09T09:00:00Z');
    await practise(learner, [
      graded(Date.parse('2026-10-31T20:59:00Z')),
      graded(Date.parse('2026-10-31T21:01:00Z')),
      graded(Date.parse('2026-11-20T12:00:00Z')),
      { id, item, device, at, what: 'seen' },
    ]);
    expect(await daysOf(learner, THIS_MONTH)).toEqual(['2026-11-01', '2026-11-20']);
  });

  test('are told for known zones and for a year at most', async () => {
    const learner = await newAccount();
    const ask = async (more: object) =>
      (await visit('days', learner, { query: { ...THIS_MONTH, ...more } })).status;
    expect(await ask({ zone: 'Asia/Nowhere' })).toBe(400);
    expect(await ask({ from: '2024-01-01' })).toBe(400);
    expect(await ask({ from: '2026-12-01' })).toBe(400);
    expect(await ask({ from: 'yesterday' })).toBe(400);
    expect(await ask({ from: '2025-12-01' })).toBe(200);
  });
});
