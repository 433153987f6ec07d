import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import { addEvents, standingOf } from '#db/repos/learning.ts';
import { beginSession, commitAnswers } from '#db/repos/onboarding.ts';
import type { LearningCard } from '#src/domain/learning/card.ts';
import { replay } from '#src/domain/learning/replay.ts';
import { GRADES, type Grade, type LearningEvent } from '#src/domain/learning/event.ts';
import { characterId, wordId, type ItemId } from '#src/domain/learning/item.ts';
import { readCards, sendEvents } from '#src/learning/learning.contract.ts';
import { endpoint } from '#src/server/endpoint.ts';
import { graded as gradedEvent } from '#tests/learning/graded.ts';
import { newAccount, ownDatabase } from '#tests/server/own-database.ts';
import { visit } from '#tests/server/visit.ts';
import { fromWire, type WireCard } from '../wire-card.ts';
import { takeEvents, tellCards } from './learning.server.ts';

const routes = { send: endpoint(sendEvents, takeEvents), read: endpoint(readCards, tellCards) };

ownDatabase();

const send = async (user: string | undefined, events: readonly unknown[], account = user) => {
  const body = { account, events };
  const response = await visit(routes.send, '/api/learning/events', { user, body });
  return { status: response.status, body: (await response.json()) as object };
};
const cards = async (user: string, since = 0) => {
  const response = await visit(routes.read, `/api/learning/cards?since=${since}`, { user });
  const { cards: wire, ...read } = (await response.json()) as {
    cards: WireCard[];
    revision: number;
    account: string;
    choices: unknown[];
  };
  return { ...read, cards: wire.map(fromWire) };
};

const YESTERDAY = Date.now() - 86_400_000;
const ITEMS: readonly ItemId[] = [characterId('学'), wordId('你好', 'nǐ hǎo')];
const eventId = (number: number) =>
  `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
const graded = (number: number, at = YESTERDAY + number * 1000): LearningEvent =>
  gradedEvent({
    id: eventId(number),
    item: ITEMS[number % 2] as ItemId,
    at,
    grade: GRADES[number % 4] as Grade,
  });
const byItem = (list: readonly LearningCard[]) =>
  Object.fromEntries(list.map((card) => [card.item, card]));
const replayed = (events: readonly LearningEvent[]) =>
  byItem(
    [...Map.groupBy(events, ({ item }) => item)].map(([item, log]) => ({
      ...replay(item, log),
      last: undefined,
      awaitsUndone: false,
    })),
  );

describe('what was learnt on a device', () => {
  test('comes into the account, and another device reads it there', async () => {
    const learner = await newAccount();
    const events = [graded(1), graded(2), graded(3)];
    const sent = await send(learner, events);
    expect(sent).toMatchObject({
      status: 200,
      body: { taken: events.map(({ id }) => id), refused: [] },
    });
    const read = await cards(learner);
    expect(read.account).toBe(learner);
    expect(byItem(read.cards)).toEqual(replayed(events));
  });

  test('is read from where a device stopped reading', async () => {
    const learner = await newAccount();
    await send(learner, [graded(1), graded(2)]);
    const { revision } = await cards(learner);
    await send(learner, [graded(3)]);
    const later = await cards(learner, revision);
    expect(later.cards.map(({ item }) => item)).toEqual([graded(3).item]);
    expect((await cards(learner, later.revision)).cards).toEqual([]);
  });

  test('gives the same cards in any order, in any pieces, at once and twice', async () => {
    const log = fc.array(fc.tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.boolean()), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(
        log,
        fc.infiniteStream(fc.integer({ min: 1, max: 4 })),
        async (moments, sizes) => {
          const learner = await newAccount();
          const events = moments.map(([at], index) => graded(index, YESTERDAY + at));
          const twice = events.filter((_, index) => moments[index]?.[1]);
          const pieces: LearningEvent[][] = [];
          for (let rest = [...events, ...twice]; rest.length > 0;) {
            pieces.push(rest.splice(0, sizes.next().value as number));
          }
          await Promise.all(pieces.map((piece) => send(learner, piece)));
          expect(byItem((await cards(learner)).cards)).toEqual(replayed(events));
        },
      ),
      { numRuns: 40 },
    );
  });

  test('is whole after a call that ended between its events and their cards', async () => {
    const learner = await newAccount();
    await send(learner, [graded(1)]);
    await addEvents(await database(), learner, [graded(3), graded(5)]);
    await send(learner, [graded(3), graded(5)]);
    expect(byItem((await cards(learner)).cards)).toEqual(
      replayed([graded(1), graded(3), graded(5)]),
    );
  });

  test('comes with its card or not at all', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const learner = await newAccount();
    const db = await database();
    await send(learner, [graded(1)]);
    await db.run(
      "CREATE TRIGGER no_cards BEFORE UPDATE ON learning_cards BEGIN SELECT RAISE(ABORT, 'no'); END",
    );
    const failed = await send(learner, [graded(3)]);
    await db.run('DROP TRIGGER no_cards');
    expect([failed.status, log.mock.calls.length]).toEqual([500, 1]);
    const { known } = await standingOf(db, learner, [graded(1), graded(3)]);
    expect(known).toEqual(new Set([eventId(1)]));
    await send(learner, [graded(3)]);
    expect(byItem((await cards(learner)).cards)).toEqual(replayed([graded(1), graded(3)]));
    log.mockRestore();
  });

  test('counts as of now where the device believes to be in the future', async () => {
    const learner = await newAccount();
    await send(learner, [graded(1, Date.now() + 9 * 3_600_000)]);
    const [card] = (await cards(learner)).cards;
    expect(card?.seenAt).toBeLessThanOrEqual(Date.now());
  });

  test('is taken without what is spoilt in it, which is named', async () => {
    const learner = await newAccount();
    const spoilt = [{ ...graded(2), grade: 9 }, { ...graded(4), item: 'nonsense' }, 'text', null];
    const { body } = await send(learner, [graded(1), ...spoilt]);
    expect(body).toMatchObject({
      taken: [graded(1).id],
      refused: [1, 2, 3, 4].map((index) => ({ index, reason: 'invalid' })),
    });
  });

  test('is not taken from nobody, nor into another account', async () => {
    const [learner, other] = [await newAccount(), await newAccount()];
    expect((await send(undefined, [graded(1)], learner)).status).toBe(401);
    const refused = await send(other, [graded(1)], learner);
    expect(refused).toMatchObject({ status: 409, body: { code: 'other_account' } });
    expect((await cards(learner)).cards).toEqual([]);
    expect((await visit(routes.read, '/api/learning/cards')).status).toBe(401);
  });

  test('is not taken in heaps of more than five hundred', async () => {
    const learner = await newAccount();
    const heap = Array.from({ length: 501 }, (_, index) => graded(index));
    expect((await send(learner, heap)).status).toBe(400);
  });
});

describe('what the eight questions told', () => {
  const answer = async (user: string, goal: string, now: Date) => {
    const db = await database();
    const key = { id: `session-${user}`, browser: 'browser' };
    const expiresAt = new Date(now.getTime() + 60_000);
    await beginSession(db, key, { now, expiresAt });
    const preferences = [{ questionType: 'learning_goals', preferenceData: goal }];
    const nothing = { guardianConfirmedAt: undefined, termsAcceptedAt: undefined };
    await commitAnswers(db, key, user, { preferences, ...nothing }, now);
  };
  const choicesOf = async (user: string) => (await cards(user)).choices;

  test('comes with the cards, to every device of the student', async () => {
    const user = await newAccount();
    expect(await choicesOf(user)).toEqual([]);
    const now = new Date();
    await answer(user, 'travel', now);
    expect(await choicesOf(user)).toEqual([
      {
        at: now.getTime(),
        name: 'answers',
        value: { goal: 'travel', level: null, hours: null, days: [] },
      },
    ]);
  });
});
