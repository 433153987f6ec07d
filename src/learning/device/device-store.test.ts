import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newCard } from '#src/domain/learning/card.ts';
import type { Choice } from '#src/domain/learning/choice.ts';
import type { LearningEvent } from '#src/domain/learning/event.ts';
import { characterId } from '#src/domain/learning/item.ts';
import { deviceStore, type DeviceStore, type Received } from './device-store.ts';
import { indexedTables } from './indexed-tables.ts';
import { pageTables } from './page-tables.ts';

const LEARN = characterId('学');
const GOOD = characterId('好');

const seen = (id: string, at = 1): LearningEvent => ({
  id,
  item: LEARN,
  at,
  device: 'device-one',
  what: 'seen',
});
const cap = (value: 10 | 20, at: number): Choice => ({ name: 'cap', value, at });
const received = (some: Partial<Received>): Received => ({
  cards: [],
  choices: [],
  revision: 1,
  forgotten: 0,
  ...some,
});

let store: DeviceStore;
const kept = async () => {
  const { events, choices, cards } = await store.read();
  return {
    events: events.map(({ event, state }) => [event.id, state]),
    choices: choices.map(({ choice, isSent }) => [choice.value, isSent]),
    cards: cards.map(({ item }) => item),
  };
};

describe.each([
  ['in the browser', () => indexedTables('guest')],
  ['for one page', () => Promise.resolve(pageTables())],
])('what is kept %s', (_, openTables) => {
  beforeEach(async () => {
    store = deviceStore(await openTables());
  });
  afterEach(() => store.forget());

  test('is nothing at first', async () => {
    expect(await store.read()).toEqual({
      events: [],
      cards: [],
      choices: [],
      revision: 0,
      forgotten: 0,
    });
    expect(await store.declinedUntil()).toBe(0);
  });

  test('has an event once, and what became of it', async () => {
    await store.addEvents([seen('a'), seen('b'), seen('c')]);
    await store.settle({ taken: ['a', 'unknown'], refused: ['b'] });
    await store.addEvents([seen('a')]);
    const { events } = await kept();
    expect(events).toEqual([
      ['a', 'sent'],
      ['b', 'refused'],
      ['c', 'new'],
    ]);
  });

  test('drops events once their cards have come', async () => {
    await store.addEvents([seen('a'), seen('b')]);
    await store.receive(received({ cards: [newCard(LEARN)], revision: 7 }), ['a']);
    expect(await kept()).toMatchObject({ events: [['b', 'new']], cards: [LEARN] });
    expect((await store.read()).revision).toBe(7);
  });

  test('counts a choice as sent unless it was chosen anew in the meantime', async () => {
    await store.addChoices([cap(10, 1)]);
    await store.settleChoices([cap(10, 1)]);
    expect((await kept()).choices).toEqual([[10, true]]);
    await store.addChoices([cap(20, 2)]);
    await store.settleChoices([cap(10, 1)]);
    await store.dropChoices([cap(10, 1)]);
    expect((await kept()).choices).toEqual([[20, false]]);
    await store.dropChoices([cap(20, 2)]);
    expect((await kept()).choices).toEqual([]);
  });

  test('takes the account’s choice, except where one waits to be sent', async () => {
    await store.receive(received({ choices: [cap(10, 1)] }), []);
    expect((await kept()).choices).toEqual([[10, true]]);
    await store.addChoices([cap(20, 2)]);
    await store.receive(received({ choices: [cap(10, 1)] }), []);
    expect((await kept()).choices).toEqual([[20, false]]);
  });

  test('loses with the account’s forgetting all from before it, and nothing later', async () => {
    await store.receive(received({ cards: [newCard(LEARN)] }), []);
    await store.addEvents([seen('before', 4), seen('after', 6)]);
    await store.addChoices([cap(10, 4)]);
    await store.receive(received({ cards: [newCard(GOOD)], forgotten: 5 }), []);
    expect(await kept()).toEqual({ events: [['after', 'new']], choices: [], cards: [GOOD] });
    await store.addEvents([seen('late', 3)]);
    await store.receive(received({ forgotten: 5 }), []);
    expect((await kept()).events).toContainEqual(['late', 'new']);
  });

  test('stays whole when several things are done at once', async () => {
    await Promise.all([
      store.addEvents([seen('a')]),
      store.settle({ taken: ['a'], refused: [] }),
      store.addEvents([seen('a'), seen('b')]),
      store.decline(9),
    ]);
    const { events } = await kept();
    expect(events).toEqual([
      ['a', 'sent'],
      ['b', 'new'],
    ]);
    expect(await store.declinedUntil()).toBe(9);
  });
});
