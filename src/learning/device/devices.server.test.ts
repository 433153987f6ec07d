import 'fake-indexeddb/auto';
import type { APIContext, APIRoute } from 'astro';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newCard, type LearningCard } from '#src/domain/learning/card.ts';
import { replay } from '#src/domain/learning/replay.ts';
import type { Choice } from '#src/domain/learning/choice.ts';
import { GRADES, type LearningEvent } from '#src/domain/learning/event.ts';
import { characterId, type ItemId } from '#src/domain/learning/item.ts';
import { call } from '#src/lib/call.ts';
import { endpoint } from '#src/server/endpoint.ts';
import { graded as gradedEvent } from '#tests/learning/graded.ts';
import { looseCharacters } from '#tests/learning/sample-catalogue.ts';
import { newAccount, ownDatabase } from '#tests/server/own-database.ts';
import { cardsOf } from './cards-of.ts';
import { dayOf, exercisesOf } from '../day.ts';
import { forgetLearning, readCards, sendChoices, sendEvents } from '../learning.contract.ts';
import { planOf } from '../plan.ts';
import { takeChoices, takeEvents, tellCards } from '../server/learning.server.ts';
import { forgetAll } from '../server/privacy.server.ts';
import { deviceStore, type DeviceStore } from './device-store.ts';
import { indexedTables } from './indexed-tables.ts';
import type { Owner } from './owner.ts';
import { pageTables } from './page-tables.ts';
import { synchronise } from './sync.ts';

const routes: Readonly<Record<string, APIRoute>> = {
  [sendEvents.path]: endpoint(sendEvents, takeEvents),
  [sendChoices.path]: endpoint(sendChoices, takeChoices),
  [readCards.path]: endpoint(readCards, tellCards),
  [forgetLearning.path]: endpoint(forgetLearning, forgetAll),
};

ownDatabase();
afterAll(() => vi.unstubAllGlobals());

/** What the network does to a request: `lost` before it arrives, `mute` before its answer does. */
type Network = 'good' | 'lost' | 'mute';
let network: Network = 'good';
let account = '';

beforeEach(async () => {
  account = await newAccount();
  network = 'good';
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (network === 'lost') throw new TypeError('Failed to fetch');
    const request = new Request(`http://127.0.0.1${address}`, init);
    const url = new URL(request.url);
    const context = {
      request,
      url,
      params: {},
      clientAddress: '127.0.0.1',
      locals: { user: { id: account } },
    } as unknown as APIContext;
    const response = await routes[url.pathname]?.(context);
    if (network === 'mute') throw new TypeError('Failed to fetch');
    return response;
  });
});

const indexedStore = async (owner: Owner) => deviceStore(await indexedTables(owner));
const pageStore = () => deviceStore(pageTables());

const ITEMS: readonly ItemId[] = [characterId('学'), characterId('好'), characterId('水')];
const DAY = 86_400_000;
const WEEK_AGO = Date.now() - 7 * DAY;

const cardsIn = async (store: DeviceStore) => {
  // Where its replay ended is for the account alone.
  const cards = [...(await cardsOf(await store.read())).values()].map(asOnDevices);
  // As they travel: what is undefined in a fresh card does not come back from the server.
  return Object.fromEntries(
    cards.map((card) => [card.item, JSON.parse(JSON.stringify(card)) as LearningCard]),
  );
};
const replayed = (events: readonly LearningEvent[]) =>
  Object.fromEntries(
    [...Map.groupBy(events, ({ item }) => item)].map(([item, log]) => [
      item,
      JSON.parse(JSON.stringify(asOnDevices(replay(item, log)))) as LearningCard,
    ]),
  );
const asOnDevices = (card: LearningCard): LearningCard => ({
  ...card,
  last: undefined,
  awaitsUndone: false,
});
const graded = (item = ITEMS[0] as ItemId, at = WEEK_AGO) => gradedEvent({ item, at });

const step = fc.oneof(
  fc.record({
    does: fc.constant('practises' as const),
    device: fc.integer({ min: 0, max: 1 }),
    item: fc.integer({ min: 0, max: 2 }),
    grade: fc.constantFrom(...GRADES),
    undoes: fc.boolean(),
    /** The clocks of devices differ by hours. */
    at: fc.integer({ min: 0, max: 6 * DAY }),
  }),
  fc.record({
    does: fc.constant('exchanges' as const),
    device: fc.integer({ min: 0, max: 1 }),
    network: fc.constantFrom<Network>('good', 'lost', 'mute'),
  }),
);

describe('two devices of one learner', () => {
  test('show the same cards after a week apart, whatever the network and the clocks did', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        // Each run is a learner of its own.
        account = await newAccount();
        const devices = [pageStore(), pageStore()];
        const all: LearningEvent[] = [];
        for (const one of steps) {
          const store = devices[one.device] as DeviceStore;
          if (one.does === 'exchanges') {
            network = one.network;
            await synchronise(store, account, 'en');
            continue;
          }
          const mine = all.filter(({ device }) => device === `device-${one.device}`);
          const undone = one.undoes ? mine.at(-1) : undefined;
          const common = { id: newId(), at: WEEK_AGO + one.at, device: `device-${one.device}` };
          const event: LearningEvent = undone
            ? { ...common, item: undone.item, what: 'undone', undoes: undone.id }
            : {
                ...common,
                item: ITEMS[one.item] as ItemId,
                what: 'graded',
                skill: 'read',
                grade: one.grade,
              };
          all.push(event);
          await store.addEvents([event]);
        }
        network = 'good';
        for (const store of [...devices, ...devices]) await synchronise(store, account, 'en');
        const [first, second] = await Promise.all(devices.map(cardsIn));
        expect(first).toEqual(replayed(all));
        expect(second).toEqual(first);
      }),
      { numRuns: 60 },
    );
  });
});

describe('two devices that met the same new things without a network', () => {
  const hanzi = [...'一二三四五六'];
  const catalogue = looseCharacters(hanzi);
  const plan = planOf([{ name: 'cap', value: 20, at: 1 }], []);
  const kept = hanzi.map((one) => ({ ...newCard(characterId(one)), favourite: true }));
  const now = new Date(WEEK_AGO);
  const newOf = async (store: DeviceStore) => {
    const cards = new Map(kept.map((card) => [card.item, card] as const));
    for (const [item, card] of await cardsOf(await store.read())) {
      cards.set(item, { ...card, favourite: true });
    }
    return {
      begun: dayOf(cards, now).done.newItems,
      left: exercisesOf(cards, catalogue, plan, now).filter(({ isNew }) => isNew),
    };
  };

  test('bring no more of them on that day once they have told each other', async () => {
    const devices = [pageStore(), pageStore()];
    const { left } = await newOf(pageStore());
    expect(left).toHaveLength(3);
    for (const store of devices) {
      await store.addEvents(left.map(({ item }) => graded(item, WEEK_AGO)));
    }
    for (const store of [...devices, ...devices]) await synchronise(store, account, 'en');
    for (const store of devices) expect(await newOf(store)).toEqual({ begun: 3, left: [] });
  });
});

describe('a device that keeps practice in its browser', () => {
  test('has everything back after it was wiped', async () => {
    const device = await indexedStore({ account });
    await device.addEvents([graded(), graded(ITEMS[1]), graded(ITEMS[1])]);
    expect(await synchronise(device, account, 'en')).toEqual({ ok: true });
    const before = await cardsIn(device);
    await device.forget();
    const wiped = await indexedStore({ account });
    expect(await cardsIn(wiped)).toEqual({});
    await synchronise(wiped, account, 'en');
    expect(await cardsIn(wiped)).toEqual(before);
    await wiped.forget();
  });

  test('keeps what could not be sent, over a reload, and sends it once', async () => {
    const device = await indexedStore({ account });
    const event = graded();
    await device.addEvents([event]);
    network = 'mute';
    expect(await synchronise(device, account, 'en')).toEqual({ ok: false, why: 'offline' });
    const reloaded = await indexedStore({ account });
    expect((await reloaded.read()).events).toEqual([{ event, state: 'new' }]);
    network = 'good';
    await synchronise(reloaded, account, 'en');
    expect((await reloaded.read()).events).toEqual([]);
    expect(await cardsIn(reloaded)).toEqual(replayed([event]));
    await reloaded.forget();
  });

  test('sends more than one call may bring', async () => {
    const device = await indexedStore({ account });
    await device.addEvents(Array.from({ length: 1201 }, (_, index) => graded(ITEMS[index % 3])));
    expect(await synchronise(device, account, 'en')).toEqual({ ok: true });
    expect((await device.read()).events).toEqual([]);
    await device.forget();
  });

  test('keeps to itself what the server can’t read', async () => {
    const device = await indexedStore({ account });
    const spoilt = { ...graded(), grade: 9 } as unknown as LearningEvent;
    await device.addEvents([spoilt, graded(ITEMS[1])]);
    expect(await synchronise(device, account, 'en')).toEqual({ ok: true });
    expect((await device.read()).events).toEqual([{ event: spoilt, state: 'refused' }]);
    expect(Object.keys(await cardsIn(device))).toEqual([ITEMS[1]]);
    await device.forget();
  });

  test('of two owners keeps them apart', async () => {
    const device = await indexedStore({ account });
    const guest = await indexedStore('guest');
    await device.addEvents([graded()]);
    expect((await guest.read()).events).toEqual([]);
    await device.forget();
    await guest.forget();
  });

  test('does not bring its practice into the account of whoever signed in since', async () => {
    const device = await indexedStore({ account: 'someone-else' });
    await device.addEvents([graded()]);
    expect(await synchronise(device, 'someone-else', 'en')).toEqual({
      ok: false,
      why: 'other_account',
    });
    expect((await device.read()).events).toHaveLength(1);
    await device.forget();
  });
});

describe('what a learner decided', () => {
  test('holds on every device, the newest of each name', async () => {
    const [one, other] = [await indexedStore({ account }), pageStore()];
    await one.addChoices([{ name: 'cap', value: 20, at: WEEK_AGO }]);
    await other.addChoices([
      { name: 'cap', value: 30, at: WEEK_AGO + DAY },
      { name: 'path', value: 'travel', at: WEEK_AGO },
    ]);
    for (const store of [other, one, other, one]) await synchronise(store, account, 'en');
    for (const store of [one, other]) {
      const { choices } = await store.read();
      expect(
        choices.map(({ choice }) => choice).toSorted((a, b) => a.name.localeCompare(b.name)),
      ).toEqual([
        { name: 'cap', value: 30, at: WEEK_AGO + DAY },
        { name: 'path', value: 'travel', at: WEEK_AGO },
      ]);
    }
    await one.forget();
  });
});

describe('two devices whose clocks are an hour apart', () => {
  const HOUR = 3_600_000;
  const capsOf = (stores: readonly DeviceStore[]) =>
    Promise.all(
      stores.map(async (store) => (await store.read()).choices.map(({ choice }) => choice.value)),
    );

  test.each([
    ['behind', -HOUR],
    ['ahead', HOUR],
  ])('keep the plan that was chosen last, with one clock %s', async (_, difference) => {
    const [right, wrong] = [pageStore(), pageStore()];
    await right.choose({ name: 'cap', value: 20 }, Date.now());
    for (const store of [right, wrong]) await synchronise(store, account, 'en');
    await wrong.choose({ name: 'cap', value: 30 }, Date.now() + difference);
    for (const store of [wrong, right]) await synchronise(store, account, 'en');
    expect(await capsOf([right, wrong])).toEqual([[30], [30]]);
    await right.choose({ name: 'cap', value: 45 }, Date.now());
    for (const store of [right, wrong]) await synchronise(store, account, 'en');
    expect(await capsOf([right, wrong])).toEqual([[45], [45]]);
  });

  test('keep what is learnt and chosen after everything was forgotten', async () => {
    const [one, behind] = [pageStore(), pageStore()];
    await call(forgetLearning, { account }, { locale: 'en' });
    await synchronise(behind, account, 'en');
    const clock = Date.now() - HOUR;
    await behind.happen([graded(ITEMS[0], clock)], clock);
    await behind.choose({ name: 'cap', value: 30 }, clock);
    // The server's next millisecond: what it gets from the future counts as now.
    await vi.waitUntil(async () => Date.now() > (await behind.read()).forgotten + 1);
    for (const store of [behind, one]) await synchronise(store, account, 'en');
    expect(await capsOf([one, behind])).toEqual([[30], [30]]);
    expect(Object.keys(await cardsIn(one))).toEqual([ITEMS[0]]);
  });
});

describe('a choice that the account does not know', () => {
  test('is dropped, so that device and account agree', async () => {
    const store = await indexedStore({ account });
    const unknown = { name: 'cap', value: 7, at: WEEK_AGO } as unknown as Choice;
    await store.addChoices([unknown, { name: 'path', value: 'travel', at: WEEK_AGO }]);
    expect(await synchronise(store, account, 'en')).toEqual({ ok: true });
    const names = (await store.read()).choices.map(({ choice }) => choice.name);
    expect(names).toEqual(['path']);
    await store.forget();
  });
});

describe('what a learner had forgotten', () => {
  const forget = () => call(forgetLearning, { account }, { locale: 'en' });

  test('is gone from every device, also from one that was away and has more of it', async () => {
    const [one, other] = [await indexedStore({ account }), pageStore()];
    await one.addEvents([graded(), graded(ITEMS[1])]);
    await one.addChoices([{ name: 'path', value: 'travel', at: WEEK_AGO }]);
    for (const store of [one, other]) await synchronise(store, account, 'en');
    await other.addEvents([graded(ITEMS[2])]);
    await other.addChoices([{ name: 'cap', value: 30, at: WEEK_AGO }]);
    expect(await forget()).toMatchObject({ ok: true });
    for (const store of [other, one, other, one]) await synchronise(store, account, 'en');
    for (const store of [one, other]) {
      expect(await store.read()).toMatchObject({ cards: [], events: [], choices: [] });
    }
    await one.forget();
  });

  test('does not stand in the way of what is learnt afterwards', async () => {
    const [one, other] = [await indexedStore({ account }), pageStore()];
    await one.addEvents([graded(), graded(ITEMS[1])]);
    for (const store of [one, other]) await synchronise(store, account, 'en');
    await forget();
    const fresh = graded(ITEMS[2], Date.now() + 5);
    await vi.waitUntil(() => Date.now() > fresh.at);
    await other.addEvents([fresh]);
    for (const store of [other, one, other]) await synchronise(store, account, 'en');
    for (const store of [one, other]) expect(await cardsIn(store)).toEqual(replayed([fresh]));
    await one.forget();
  });

  test('is forgotten for whoever is signed in alone', async () => {
    const store = pageStore();
    await store.addEvents([graded()]);
    await synchronise(store, account, 'en');
    const result = await call(forgetLearning, { account: 'someone-else' }, { locale: 'en' });
    expect(result).toMatchObject({ ok: false, code: 'other_account' });
    await synchronise(store, account, 'en');
    expect(Object.keys(await cardsIn(store))).toEqual([ITEMS[0]]);
  });
});
