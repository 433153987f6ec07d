import { describe, expect, test } from 'vitest';
import { database } from '#db/client.ts';
import { addEvents, storeCards } from '#db/repos/learning.ts';
import { storeChoices } from '#db/repos/learning-choices.ts';
import { studentPreferences } from '#db/schema/onboarding.ts';
import type { LearnerAnswers } from '#src/domain/learning/choice.ts';
import type { Grade } from '#src/domain/learning/event.ts';
import { replay } from '#src/domain/learning/replay.ts';
import { characterId, type ItemId } from '#src/domain/learning/item.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { graded as gradedEvent } from '#tests/learning/graded.ts';
import { newAccount, ownDatabase } from '#tests/server/own-database.ts';
import { countFigures, countFiguresDaily } from './count-figures.server.ts';
import { learningFigures } from './learning-figures.server.ts';

const DAY = 86_400_000;
const NOW = new Date(Date.UTC(2026, 10, 23, 12));
const HARD = characterId('一');
const EASY = characterId('人');

ownDatabase();

const graded = (item: ItemId, daysAgo: number, grade: Grade) =>
  gradedEvent({ item, at: NOW.getTime() - daysAgo * DAY, grade });

/** Learns two characters, forgets one of them, and stops so many days ago. */
const learner = async (path?: string, begin = 40): Promise<string> => {
  const db = await database();
  const id = await newAccount();
  const events = [
    graded(HARD, begin, 3),
    graded(HARD, begin - 3, 1),
    graded(EASY, begin, 3),
    graded(EASY, begin - 3, 3),
  ];
  await addEvents(db, id, events);
  await storeCards(
    db,
    id,
    [...Map.groupBy(events, ({ item }) => item)].map(([item, log]) => ({
      card: replay(item, log),
      events: log.length,
    })),
  );
  if (path) await storeChoices(db, id, [{ name: 'path', value: path, at: 1 }]);
  return id;
};

const answerGoal = async (userId: string, goal: string) => {
  const answer = { userId, questionType: 'learning_goals', preferenceData: goal, updatedAt: NOW };
  await (await database()).insert(studentPreferences).values(answer);
};

const counted = async () => {
  const figures = await learningFigures('en');
  if (!figures) throw new Error('No figures were kept');
  return figures;
};

describe('whether anyone learns', () => {
  test('is told of nobody before it was counted, and counted once a day', async () => {
    const db = await database();
    const before = new Date(NOW.getTime() - DAY);
    expect(await learningFigures('en')).toBeUndefined();
    await countFiguresDaily(db, before);
    expect(await counted()).toMatchObject({ countedAt: before, recall: undefined, hardest: [] });
    await countFiguresDaily(db, new Date(NOW.getTime() - 1));
    expect(await counted()).toMatchObject({ countedAt: before });
    await countFiguresDaily(db, NOW);
    expect(await counted()).toMatchObject({ countedAt: NOW });
  });

  test('is told of nobody while there are fewer than five, then in figures that are true', async () => {
    const { paths, groups } = await buildCatalogue('en');
    const path = paths.find(({ steps }) =>
      steps.some(({ group }) => groups.find(({ id }) => id === group)?.items.includes(HARD)),
    );
    if (!path) throw new Error('No path teaches the characters of this test');
    for (let count = 0; count < 4; count += 1) await learner(path.id);
    expect(await countFigures(await database(), NOW)).toEqual({ learners: 4 });
    const few = await counted();
    expect(few.weeks.every(({ learners }) => learners === undefined)).toBe(true);
    expect(few).toMatchObject({
      knownAfter7: undefined,
      knownAfter30: undefined,
      recall: undefined,
      hardest: [],
    });
    expect(few.left.every(({ learners }) => learners === undefined)).toBe(true);

    await learner(path.id);
    expect(await countFigures(await database(), NOW)).toEqual({ learners: 1 });
    const figures = await counted();
    // Forty and thirty-seven days ago: two of the twelve weeks at most.
    expect(figures.weeks.filter(({ learners }) => learners === 5)).toHaveLength(1);
    expect(figures.knownAfter7).toBeGreaterThanOrEqual(1);
    expect(figures.recall?.measured).toBe(0.5);
    expect(figures.recall?.foretold).toBeGreaterThan(0.8);
    expect(figures.recall?.foretold).toBeLessThan(1);
    expect(figures.hardest).toMatchObject([{ hanzi: '一', forgotten: 0.5 }]);
    const left = figures.left.find(({ title }) => title === path.title);
    expect(left?.learners).toBe(5);
    expect(left?.steps.filter(({ learners }) => learners === 5)).toHaveLength(1);
  });

  test('knows where a path was left by those whom their answers led to it', async () => {
    const db = await database();
    const path = (await buildCatalogue('en')).paths.find(({ goals }) => goals.includes('travel'));
    const left = async () => {
      await countFigures(db, NOW);
      const figures = await counted();
      return figures.left.find(({ title }) => title === path?.title)?.learners;
    };
    const before = (await left()) ?? 0;
    const answers: LearnerAnswers = { goal: 'travel', level: null, hours: null, days: [] };
    for (let count = 0; count < 3; count += 1) {
      const onDevice = await learner();
      await storeChoices(db, onDevice, [{ name: 'answers', value: answers, at: 1 }]);
      // What was committed later stands against it; and what was chosen against both.
      await answerGoal(onDevice, count === 0 ? 'business' : 'travel');
      await answerGoal(await learner(), 'travel');
      await answerGoal(await learner('culture'), 'travel');
    }
    expect(await left()).toBe(before + 5);
  });

  test('is counted again only where something was done, or a day has come', async () => {
    const db = await database();
    await countFigures(db, NOW);
    expect(await countFigures(db, NOW)).toEqual({ learners: 0 });
    await learner('travel', 6);
    expect(await countFigures(db, NOW)).toEqual({ learners: 1 });
    expect(await countFigures(db, NOW)).toEqual({ learners: 0 });
    expect(await countFigures(db, new Date(NOW.getTime() + 2 * DAY))).toEqual({ learners: 1 });
    expect(await countFigures(db, new Date(NOW.getTime() + 2 * DAY))).toEqual({ learners: 0 });
  });
});
