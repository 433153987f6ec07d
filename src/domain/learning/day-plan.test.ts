import { describe, expect, test } from 'vitest';
import { newCard, type LearningCard } from './card.ts';
import { extend } from './replay.ts';
import { planDay, type Load, type PathItem } from './day-plan.ts';
import { SKILLS, type LearningEvent } from './event.ts';
import { characterId, type ItemId } from './item.ts';
import { dueAt, retrievability } from './forgetting.ts';

const DAY = 86_400_000;
const START = Date.UTC(2027, 0, 3);
const LOAD: Load = { cap: 20, newItemsAWeek: 20, practiceDays: 7 };

const path: PathItem[] = Array.from({ length: 300 }, (_, index) => ({
  item: characterId(String.fromCodePoint(0x4e00 + index)),
  skills: SKILLS,
}));

let ids = 0;
const graded = (item: ItemId, skill: (typeof SKILLS)[number], at: number): LearningEvent => {
  ids += 1;
  const id = `01900000-0000-7000-8000-${ids.toString(16).padStart(12, '0')}`;
  return { id, item, at, device: 'device-one', what: 'graded', skill, grade: 3 };
};

/** A learner who practises every day at noon and answers “good” to all. */
const liveThrough = (days: number, load = LOAD, isAway = (_day: number) => false) => {
  const cards = new Map<ItemId, LearningCard>();
  const counts: number[] = [];
  const recalled: number[] = [];
  let mostOfOneItem = 0;
  for (let day = 0; day < days; day += 1) {
    const now = START + day * DAY + DAY / 2;
    if (isAway(day)) continue;
    const start = START + day * DAY;
    const today = { now, start, end: start + DAY, done: { exercises: 0, newItems: 0 } };
    const plan = planDay(cards, path, load, today, 'usual');
    counts.push(plan.length);
    const items = new Set(plan.map(({ item }) => item));
    mostOfOneItem = Math.max(mostOfOneItem, plan.length - items.size + 1);
    for (const [index, { item, skill }] of plan.entries()) {
      const card = cards.get(item) ?? newCard(item);
      const memory = card.skills[skill];
      if (memory) recalled.push(retrievability(memory, now));
      const event = graded(item, skill, now + index);
      cards.set(item, extend(card, [event]) ?? card);
    }
  }
  return { cards, counts, recalled, mostOfOneItem };
};

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a year of a path with 300 items at 20 new ones a week', () => {
  const year = liveThrough(365);

  test('never asks for more than the cap on any day', () => {
    expect(Math.max(...year.counts)).toBeLessThanOrEqual(LOAD.cap);
  });

  test('asks for no item twice on a day', () => {
    expect(year.mostOfOneItem).toBe(1);
  });

  test('keeps what is due at the promised share, by the model’s own figures', () => {
    expect(mean(year.recalled)).toBeGreaterThanOrEqual(0.88);
    expect(mean(year.recalled)).toBeLessThanOrEqual(0.92);
  });

  test('meets every item within twenty-two weeks, and in every way within the year', () => {
    const met = [...year.cards.values()];
    expect(met).toHaveLength(300);
    const lastMet = Math.max(...met.map(({ seenAt }) => seenAt ?? Infinity));
    expect(lastMet).toBeLessThan(START + 22 * 7 * DAY);
    expect(met.filter(({ skills }) => Object.keys(skills).length === SKILLS.length)).toHaveLength(
      300,
    );
  });
});

describe('a plan', () => {
  test('begins with what is most at risk', () => {
    const { cards } = liveThrough(30);
    const now = START + 60 * DAY;
    const plan = planDay(
      cards,
      [],
      LOAD,
      { now, start: now - DAY / 2, end: now + DAY / 2, done: { exercises: 0, newItems: 0 } },
      'usual',
    );
    const risks = plan.map(({ item, skill }) => {
      const memory = cards.get(item)?.skills[skill];
      return memory ? retrievability(memory, now) : 1;
    });
    expect(plan).toHaveLength(LOAD.cap);
    expect(risks).toEqual(risks.toSorted((one, other) => one - other));
  });

  test('has nothing new while more waits than a calm week can hold', () => {
    const { cards } = liveThrough(60);
    const now = START + 120 * DAY;
    const today = {
      now,
      start: now - DAY / 2,
      end: now + DAY / 2,
      done: { exercises: 0, newItems: 0 },
    };
    expect(planDay(cards, path, LOAD, today, 'usual').filter(({ isNew }) => isNew)).toEqual([]);
  });

  test('is over when the day’s cap is done', () => {
    const { cards } = liveThrough(60);
    const now = START + 120 * DAY;
    const today = {
      now,
      start: now - DAY / 2,
      end: now + DAY / 2,
      done: { exercises: LOAD.cap, newItems: 0 },
    };
    expect(planDay(cards, path, LOAD, today, 'usual')).toEqual([]);
  });

  test('asks to read what was said aloud elsewhere first', () => {
    const item = path[0]?.item as ItemId;
    const said = extend(newCard(item), [graded(item, 'say', START)]) ?? newCard(item);
    const today = {
      now: START + DAY,
      start: START + DAY,
      end: START + 2 * DAY,
      done: { exercises: 0, newItems: 0 },
    };
    const plan = planDay(new Map([[item, said]]), path, LOAD, today, 'usual');
    expect(plan).toContainEqual({ item, skill: 'read', isNew: true });
  });

  test('asks for an item in one way a day, the most at risk, and in the other tomorrow', () => {
    const item = path[0]?.item as ItemId;
    const card = extend(newCard(item), [
      graded(item, 'recall', START),
      graded(item, 'read', START + DAY),
    ]) as LearningCard;
    const dayAfter = (before: LearningCard, day: number) => {
      const now = START + day * DAY;
      const today = {
        now,
        start: now - DAY / 2,
        end: now + DAY / 2,
        done: { exercises: 0, newItems: 0 },
      };
      return planDay(new Map([[item, before]]), path.slice(0, 1), LOAD, today, 'usual');
    };
    expect(dayAfter(card, 30)).toEqual([{ item, skill: 'recall', isNew: false }]);
    const asked = extend(card, [graded(item, 'recall', START + 30 * DAY)]) as LearningCard;
    expect(dayAfter(asked, 30)).toEqual([]);
    expect(dayAfter(asked, 31)).toEqual([{ item, skill: 'read', isNew: false }]);
    const both = extend(asked, [graded(item, 'read', START + 31 * DAY)]) as LearningCard;
    expect(dayAfter(both, 31)).toEqual([]);
    expect(dayAfter(both, 32)).toEqual([{ item, skill: 'hear', isNew: true }]);
  });

  test('meets what was only heard in a game like anything new, and asks for nothing of it before', () => {
    const item = path[0]?.item as ItemId;
    const heard = extend(newCard(item), [graded(item, 'hear', START)]) as LearningCard;
    const now = START + 30 * DAY;
    const today = { now, start: now, end: now + DAY, done: { exercises: 0, newItems: 0 } };
    const planOf = (card: LearningCard, newItemsAWeek: number) =>
      planDay(
        new Map([[item, card]]),
        path.slice(0, 1),
        { ...LOAD, newItemsAWeek },
        today,
        'usual',
      );
    expect(planOf(heard, 20)).toEqual([{ item, skill: 'read', isNew: true }]);
    expect(planOf(heard, 0)).toEqual([]);
    const read = extend(heard, [graded(item, 'read', START + 29 * DAY)]) as LearningCard;
    expect(planOf(read, 0)).toEqual([{ item, skill: 'hear', isNew: false }]);
  });

  test('leaves out what can not be asked here, and goes on with what can', () => {
    const item = path[0]?.item as ItemId;
    const events = [graded(item, 'read', START), graded(item, 'read', START + 20 * DAY)];
    const card = extend(newCard(item), events) as LearningCard;
    const now = START + 22 * DAY;
    const today = { now, start: now, end: now + DAY, done: { exercises: 0, newItems: 0 } };
    const plan = (canBeAsked?: (one: ItemId, skill: string) => boolean) =>
      planDay(new Map([[item, card]]), path.slice(0, 1), LOAD, today, 'usual', canBeAsked);
    expect(plan()).toEqual([{ item, skill: 'hear', isNew: true }]);
    expect(plan((_, skill) => skill !== 'hear')).toEqual([{ item, skill: 'recall', isNew: true }]);
    const heard = extend(card, [graded(item, 'hear', now + 1)]) as LearningCard;
    // It was asked today all the same, so that its other ways wait.
    const after = planDay(
      new Map([[item, heard]]),
      path.slice(0, 1),
      LOAD,
      { ...today, now: now + 2 },
      'usual',
      (_, skill) => skill !== 'hear',
    );
    expect(after).toEqual([]);
  });

  test('leaves out what was suspended', () => {
    const item = path[0]?.item as ItemId;
    const asked = extend(newCard(item), [graded(item, 'read', START)]) as LearningCard;
    const cards = new Map([[item, { ...asked, suspended: true }]]);
    const now = START + 30 * DAY;
    const today = {
      now,
      start: now - DAY / 2,
      end: now + DAY / 2,
      done: { exercises: 0, newItems: 0 },
    };
    expect(planDay(cards, path.slice(0, 1), LOAD, today, 'usual')).toEqual([]);
  });

  test('asks a stricter learner earlier', () => {
    const item = path[0]?.item as ItemId;
    const card = extend(newCard(item), [graded(item, 'read', START)]) as LearningCard;
    const memory = card.skills.read;
    if (!memory) throw new Error('The skill was graded.');
    expect(dueAt(memory, 'stricter')).toBeLessThan(dueAt(memory, 'usual'));
    expect(dueAt(memory, 'lighter')).toBeGreaterThan(dueAt(memory, 'usual'));
  });
});
