import { setImmediate as breathe } from 'node:timers/promises';
import type { Database } from '#db/client.ts';
import { eventsOf } from '#db/repos/learning.ts';
import {
  itemsAfter,
  keepOutcome,
  uncountedLearners,
  type Outcome,
} from '#db/repos/learning-outcomes.ts';
import { replay } from '#src/domain/learning/replay.ts';
import { mergeEvents, type LearningEvent, type Skill } from '#src/domain/learning/event.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import { review } from '#src/domain/learning/schedule.ts';
import { isKnown, retrievability, type Memory } from '#src/domain/learning/forgetting.ts';

const DAY_MS = 86_400_000;
/** What is asked again within a sitting says nothing of memory. */
const NEXT_DAY_MS = DAY_MS / 2;
const ITEMS_AT_ONCE = 100;

/**
 * Counts what became of the practice of each of those learners who did something since the last
 * time: figures for the site need no replay then. Answers how many they were.
 */
export const countOutcomes = async (
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<number> => {
  const learners = await uncountedLearners(db, userIds, now);
  for (const { userId, events, first } of learners) {
    await keepOutcome(db, userId, await outcomeOf(db, userId, { events, first, now }));
  }
  return learners.length;
};

type Life = { events: number; first: Date; now: Date };

const outcomeOf = async (
  db: Database,
  userId: string,
  { events, first, now }: Life,
): Promise<Outcome> => {
  const recall = { reviews: 0, recalled: 0, foretold: 0 };
  const [week, month] = [7, 30].map((days) => first.getTime() + days * DAY_MS) as [number, number];
  const known = { week: 0, month: 0 };
  let after = '';
  for (;;) {
    const items = await itemsAfter(db, userId, after, ITEMS_AT_ONCE);
    for (const [item, log] of await eventsOf(db, userId, items as ItemId[])) {
      addRecall(recall, log);
      if (isKnownAt(item, log, week)) known.week += 1;
      if (isKnownAt(item, log, month)) known.month += 1;
    }
    after = items.at(-1) ?? '';
    // Visitors are answered in between.
    await breathe();
    if (items.length < ITEMS_AT_ONCE) break;
  }
  return {
    events,
    ...recall,
    knownAfter7: week <= now.getTime() ? known.week : null,
    knownAfter30: month <= now.getTime() ? known.month : null,
  };
};

const isKnownAt = (item: ItemId, log: readonly LearningEvent[], moment: number): boolean => {
  const { skills } = replay(
    item,
    log.filter(({ at }) => at <= moment),
  );
  return Object.values(skills).some((memory) => isKnown(memory, moment));
};

/** Adds what was asked on a later day than before, and what the schedule had foretold of it. */
const addRecall = (
  recall: { reviews: number; recalled: number; foretold: number },
  events: readonly LearningEvent[],
): void => {
  const log = mergeEvents(events);
  const undone = new Set(log.flatMap((event) => (event.what === 'undone' ? [event.undoes] : [])));
  const memories = new Map<Skill, Memory>();
  for (const event of log) {
    if (event.what !== 'graded' || undone.has(event.id)) continue;
    const before = memories.get(event.skill);
    if (before && event.at - before.last_review >= NEXT_DAY_MS) {
      recall.reviews += 1;
      recall.recalled += event.grade > 1 ? 1 : 0;
      recall.foretold += retrievability(before, event.at);
    }
    memories.set(event.skill, review(before, event.grade, event.at));
  }
};
