import { describe, expect, test } from 'vitest';
import { newCard, type LearningCard } from '#src/domain/learning/card.ts';
import type { Exercise } from '#src/domain/learning/day-plan.ts';
import type { LearningEvent } from '#src/domain/learning/event.ts';
import { characterId, type ItemId } from '#src/domain/learning/item.ts';
import { review as scheduled } from '#src/domain/learning/schedule.ts';
import type { Catalogue, CataloguePath } from '#src/learning/catalogue/catalogue.ts';
import type { Happening } from '#src/learning/device/journal.ts';
import { planOf } from '#src/learning/plan.ts';
import { createReview } from './review.store.ts';
import type { Situation } from './situation.ts';

const DAY = 86_400_000;
const NOW = new Date(2027, 2, 10, 12);
const [ONE, TWO, THREE] = [...'一二三'].map(characterId) as [ItemId, ItemId, ItemId];

const path: CataloguePath = {
  id: 'numbers',
  title: 'Numbers',
  description: 'How to count',
  icon: '数',
  goals: [],
  steps: [{ group: 'all', title: 'All', reason: 'All', knownFrom: undefined }],
};
const catalogue: Catalogue = {
  items: [ONE, TWO, THREE].map((item) => ({
    item,
    hanzi: item.slice(-1),
    pinyin: 'yī',
    meaning: item,
    skills: ['read'],
  })),
  groups: [{ id: 'all', kind: 'level', title: 'All', address: '/', items: [ONE, TWO, THREE] }],
  paths: [path],
};

const known = (item: ItemId, daysAgo: number): LearningCard => ({
  ...newCard(item),
  seenAt: 1,
  skills: { read: scheduled(undefined, 3, NOW.getTime() - daysAgo * DAY) },
});

const situation = (cards: LearningCard[], chosen?: 'numbers'): Situation => ({
  cards: new Map(cards.map((card) => [card.item, card])),
  catalogue,
  hearing: 'open',
  plan: planOf(chosen ? [{ at: 1, name: 'path', value: chosen }] : [], catalogue.paths),
});

/** A journal that the test reads, and that may break. */
const fakeJournal = () => {
  const log: Happening[] = [];
  let isBroken = false;
  const write = (happenings: readonly Happening[]): Promise<LearningEvent[]> => {
    if (isBroken) return Promise.reject(new Error('Full'));
    return Promise.resolve(
      happenings.map((one) => {
        log.push(one);
        return { ...one, id: `event-${log.length}`, at: 1, device: 'this-device' };
      }),
    );
  };
  return { log, write, break: () => (isBroken = true) };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

const sitting = (...cards: LearningCard[]) => {
  const journal = fakeJournal();
  let missed: readonly Exercise[] = [];
  const store = createReview(journal.write, (still) => (missed = still));
  store.plan(situation(cards), NOW);
  return { journal, store, missed: () => missed };
};

describe('a review', () => {
  test('goes straight to what is due', () => {
    const { store } = sitting(known(ONE, 10));
    expect(store.$review.get()).toMatchObject({ at: 'sitting', session: { at: 'asking' } });
  });

  test('invites whoever is here for the first time, or back after a break', () => {
    const store = createReview(fakeJournal().write, () => undefined);
    store.plan(situation([], 'numbers'), NOW);
    expect(store.$review.get()).toEqual({ at: 'invited', why: 'first', exercises: 3 });
    store.plan(situation([known(ONE, 20)]), NOW);
    expect(store.$review.get()).toEqual({ at: 'invited', why: 'back', exercises: 1 });
    store.begin();
    expect(store.$review.get().at).toBe('sitting');
  });

  test('has nothing to ask where nothing is due, and knows what was done today', () => {
    const store = createReview(fakeJournal().write, () => undefined);
    store.plan(
      situation(
        [ONE, TWO, THREE].map((item) => known(item, 1)),
        'numbers',
      ),
      NOW,
    );
    expect(store.$review.get()).toEqual({ at: 'nothing', done: 0, wantsPath: false });
    store.plan(situation([known(ONE, 0)]), NOW);
    expect(store.$review.get()).toEqual({ at: 'nothing', done: 1, wantsPath: false });
  });

  test('wants a path first where nothing is due and nothing new can come', () => {
    const store = createReview(fakeJournal().write, () => undefined);
    store.plan(situation([known(ONE, 1)]), NOW);
    expect(store.$review.get()).toEqual({ at: 'nothing', done: 0, wantsPath: true });
  });

  test('under way keeps its plan, whatever changes around it', () => {
    const { store } = sitting(known(ONE, 10), known(TWO, 9));
    store.send({ type: 'answered', grade: 3 });
    const before = store.$review.get();
    store.plan(situation([]), NOW);
    expect(store.$review.get()).toBe(before);
  });
});

describe('a page that was open over night', () => {
  const TOMORROW = new Date(NOW.getTime() + DAY);

  test('asks what the new day brings, where that of the last is over', () => {
    const { store } = sitting(known(ONE, 10));
    store.send({ type: 'answered', grade: 3 });
    store.send({ type: 'wentOn' });
    store.plan(situation([known(ONE, 0), known(TWO, 9)]), NOW);
    expect(store.$review.get()).toMatchObject({ session: { at: 'ended' } });
    store.plan(situation([known(ONE, 0), known(TWO, 9)]), TOMORROW);
    expect(store.$review.get()).toMatchObject({
      session: { at: 'asking', queue: [{ exercise: { item: TWO } }] },
    });
  });

  test('goes on with a sitting that is under way', () => {
    const { store } = sitting(known(ONE, 10), known(TWO, 9));
    store.send({ type: 'answered', grade: 3 });
    const before = store.$review.get();
    store.plan(situation([known(THREE, 9)]), TOMORROW);
    expect(store.$review.get()).toBe(before);
  });
});

describe('what was missed', () => {
  test('comes once more after a reload, and then no more', () => {
    const before = sitting(known(ONE, 10), known(TWO, 9));
    before.store.send({ type: 'answered', grade: 1 });
    expect(before.missed()).toMatchObject([{ item: ONE, skill: 'read' }]);
    before.store.send({ type: 'wentOn' });
    expect(before.missed()).toMatchObject([{ item: ONE, skill: 'read' }]);

    const after = sitting();
    const missed = before.missed();
    after.store.plan({ ...situation([known(ONE, 0), known(TWO, 9)]), missed }, NOW);
    after.store.send({ type: 'answered', grade: 3 });
    after.store.send({ type: 'wentOn' });
    expect(after.store.$review.get()).toMatchObject({
      session: { queue: [{ as: 'repeat', exercise: { item: ONE } }] },
    });
    after.store.send({ type: 'answered', grade: 3 });
    expect(after.missed()).toEqual([]);
    after.store.send({ type: 'wentOn' });
    expect(after.journal.log).toEqual([{ item: TWO, what: 'graded', skill: 'read', grade: 3 }]);
  });

  test('alone makes a sitting, after which the day is done', () => {
    const { store, missed } = sitting();
    const again = [{ item: ONE, skill: 'read', isNew: false } as const];
    store.plan({ ...situation([known(ONE, 0)]), missed: again }, NOW);
    expect(store.$review.get()).toMatchObject({ session: { queue: [{ as: 'repeat' }] } });
    store.send({ type: 'answered', grade: 1 });
    store.send({ type: 'wentOn' });
    expect(store.$review.get()).toEqual({ at: 'nothing', done: 1, wantsPath: false });
    expect(missed()).toEqual([]);
  });

  test('is let go where its answer was taken back, or it was put aside', () => {
    const again = [{ item: ONE, skill: 'read', isNew: false } as const];
    for (const card of [known(ONE, 1), { ...known(ONE, 0), suspended: true }]) {
      const { store } = sitting();
      store.plan({ ...situation([card]), missed: again }, NOW);
      expect(store.$review.get().at).toBe('nothing');
    }
  });
});

describe('the journal', () => {
  test('has each answer once, as it is given', async () => {
    const { journal, store } = sitting(known(ONE, 10));
    store.send({ type: 'answered', grade: 1 });
    store.send({ type: 'wentOn' });
    store.send({ type: 'answered', grade: 3 });
    store.send({ type: 'wentOn' });
    await settled();
    expect(journal.log).toEqual([{ item: ONE, what: 'graded', skill: 'read', grade: 1 }]);
  });

  test('tells that an answer was undone, and of the new one', async () => {
    const { journal, store } = sitting(known(ONE, 10));
    store.send({ type: 'answered', grade: 1 });
    store.send({ type: 'undone' });
    store.send({ type: 'answered', grade: 3 });
    await settled();
    expect(journal.log).toContainEqual({ item: ONE, what: 'undone', undoes: 'event-1' });
    expect(journal.log).toContainEqual({ item: ONE, what: 'graded', skill: 'read', grade: 3 });
    expect(journal.log).toHaveLength(3);
  });

  test('takes the good grade back for what was too easy', async () => {
    const { journal, store } = sitting(known(ONE, 10));
    store.send({ type: 'answered', grade: 3 });
    store.send({ type: 'wasTooEasy' });
    await settled();
    expect(journal.log.slice(1)).toEqual([
      { item: ONE, what: 'undone', undoes: 'event-1' },
      { item: ONE, what: 'graded', skill: 'read', grade: 4 },
    ]);
    store.send({ type: 'undone' });
    await settled();
    expect(journal.log.at(-1)).toEqual({ item: ONE, what: 'undone', undoes: 'event-3' });
  });

  test('has the way in which it was asked in the end, and asks it so once more', async () => {
    const { journal, store, missed } = sitting();
    const asked = (daysAgo: number) => scheduled(undefined, 3, NOW.getTime() - daysAgo * DAY);
    const heard = { ...known(ONE, 2), skills: { read: asked(2), hear: asked(30) } };
    const ears = catalogue.items.map((one) => ({ ...one, skills: ['read', 'hear'] as const }));
    store.plan({ ...situation([heard]), catalogue: { ...catalogue, items: ears } }, NOW);
    expect(store.$review.get()).toMatchObject({
      session: { queue: [{ exercise: { skill: 'hear' } }] },
    });
    store.send({ type: 'answered', grade: 1, skill: 'read' });
    expect(missed()).toMatchObject([{ item: ONE, skill: 'read' }]);
    store.send({ type: 'wentOn' });
    expect(store.$review.get()).toMatchObject({
      session: { queue: [{ as: 'repeat', exercise: { skill: 'read' } }] },
    });
    await settled();
    expect(journal.log).toEqual([{ item: ONE, what: 'graded', skill: 'read', grade: 1 }]);
  });

  test('has what was put aside, and nothing of what was put off', async () => {
    const { journal, store } = sitting(known(ONE, 10), known(TWO, 9));
    store.send({ type: 'postponed' });
    store.send({ type: 'suspended' });
    await settled();
    expect(journal.log).toEqual([{ item: TWO, what: 'suspended' }]);
    store.send({ type: 'undone' });
    await settled();
    expect(journal.log.at(-1)).toEqual({ item: TWO, what: 'undone', undoes: 'event-1' });
  });

  test('that could not be written gives the exercise back, and says so', async () => {
    const { journal, store } = sitting(known(ONE, 10));
    const before = store.$review.get();
    journal.break();
    store.send({ type: 'answered', grade: 3 });
    store.send({ type: 'wentOn' });
    await settled();
    expect(store.$review.get()).toEqual(before);
    expect(store.$isUnwritten.get()).toBe(true);
  });
});
