import { deleteDB, openDB, type DBSchema } from 'idb';
import type { LearningCard } from '#src/domain/learning/card.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { DeviceStore, KeptChoice, KeptEvent } from './device-store.ts';
import { nameOf, type Owner } from './owner.ts';

type Tables = DBSchema & {
  events: { key: string; value: KeptEvent };
  cards: { key: ItemId; value: LearningCard };
  choices: { key: string; value: KeptChoice };
  /** `revision`, `forgotten`, and `declined`: until when the practice is someone else's. */
  facts: { key: string; value: number };
};

const VERSION = 1;

export const databaseName = (owner: Owner) => `hanlu-learning ${nameOf(owner)}`;

/** An owner's practice in IndexedDB. Throws where the browser forbids it. */
export const indexedStore = async (owner: Owner): Promise<DeviceStore> => {
  const name = databaseName(owner);
  const db = await openDB<Tables>(name, VERSION, {
    upgrade: (created) => {
      for (const table of ['events', 'cards', 'choices', 'facts'] as const) {
        created.createObjectStore(table);
      }
    },
    // Another tab removes the account's copy, or brings a newer form of it.
    blocking: () => db.close(),
  });
  return {
    isLasting: true,
    read: async () => {
      const tx = db.transaction(['events', 'cards', 'choices', 'facts']);
      const [events, cards, choices, revision, forgotten] = await Promise.all([
        tx.objectStore('events').getAll(),
        tx.objectStore('cards').getAll(),
        tx.objectStore('choices').getAll(),
        tx.objectStore('facts').get('revision'),
        tx.objectStore('facts').get('forgotten'),
      ]);
      return { events, cards, choices, revision: revision ?? 0, forgotten: forgotten ?? 0 };
    },
    addEvents: async (added) => {
      const { store, done } = db.transaction('events', 'readwrite');
      for (const event of added) {
        if (!(await store.getKey(event.id))) await store.put({ event, state: 'new' }, event.id);
      }
      await done;
    },
    addChoices: async (added) => {
      const { store, done } = db.transaction('choices', 'readwrite');
      for (const choice of added) await store.put({ choice, isSent: false }, choice.name);
      await done;
    },
    settle: async ({ taken, refused }) => {
      const { store, done } = db.transaction('events', 'readwrite');
      const states = [
        ...taken.map((id) => [id, 'sent'] as const),
        ...refused.map((id) => [id, 'refused'] as const),
      ];
      for (const [id, state] of states) {
        const kept = await store.get(id);
        if (kept) await store.put({ ...kept, state }, id);
      }
      await done;
    },
    settleChoices: async (sent) => {
      const { store, done } = db.transaction('choices', 'readwrite');
      for (const choice of sent) {
        const kept = await store.get(choice.name);
        if (kept?.choice.at === choice.at) await store.put({ choice, isSent: true }, choice.name);
      }
      await done;
    },
    dropChoices: async (refused) => {
      const { store, done } = db.transaction('choices', 'readwrite');
      for (const { name, at } of refused) {
        if ((await store.get(name))?.choice.at === at) await store.delete(name);
      }
      await done;
    },
    receive: async ({ cards, choices, revision, forgotten }, sent) => {
      const tx = db.transaction(['events', 'cards', 'choices', 'facts'], 'readwrite');
      const kept = tx.objectStore('choices');
      if (forgotten !== ((await tx.objectStore('facts').get('forgotten')) ?? 0)) {
        const [events, chosen] = await Promise.all([
          tx.objectStore('events').getAll(),
          kept.getAll(),
        ]);
        void tx.objectStore('cards').clear();
        for (const { event } of events) {
          if (event.at <= forgotten) void tx.objectStore('events').delete(event.id);
        }
        for (const { choice } of chosen) {
          if (choice.at <= forgotten) void kept.delete(choice.name);
        }
        void tx.objectStore('facts').put(forgotten, 'forgotten');
      }
      for (const card of cards) void tx.objectStore('cards').put(card, card.item);
      for (const id of sent) void tx.objectStore('events').delete(id);
      void tx.objectStore('facts').put(revision, 'revision');
      for (const choice of choices) {
        const own = await kept.get(choice.name);
        if (own?.isSent !== false) await kept.put({ choice, isSent: true }, choice.name);
      }
      await tx.done;
    },
    declinedUntil: async () => (await db.get('facts', 'declined')) ?? 0,
    decline: async (until) => void (await db.put('facts', until, 'declined')),
    forget: async () => {
      db.close();
      await deleteDB(name);
    },
  };
};
