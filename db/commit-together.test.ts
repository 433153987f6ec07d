import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { newAccount, ownDatabase } from '#tests/server/own-database.ts';
import { database, type Database } from './client.ts';
import { commitTogether } from './commit-together.ts';
import { prepared, withValues } from './prepared.ts';
import { learningChoices } from './schema/learning.ts';

ownDatabase();

const insertChoice = prepared((db) =>
  db
    .insert(learningChoices)
    .values({
      userId: sql.placeholder('userId'),
      name: sql.placeholder('name'),
      at: new Date(0),
      choice: {},
    })
    .onConflictDoNothing()
    .returning({ name: learningChoices.name })
    .prepare(),
);

const choose = (db: Database, userId: string, name: string) =>
  withValues(insertChoice(db), { userId, name });

test('callers of one turn share a transaction, and each learns what its statements did', async () => {
  const [db, learner] = [await database(), await newAccount()];
  const batch = vi.spyOn(db.$client, 'batch');
  const done = await Promise.all([
    commitTogether(db, [choose(db, learner, 'one')]),
    commitTogether(db, [choose(db, learner, 'two'), choose(db, learner, 'one')]),
    commitTogether(db, [choose(db, learner, 'three')]),
  ]);
  expect(done).toEqual([[[{ name: 'one' }]], [[{ name: 'two' }], []], [[{ name: 'three' }]]]);
  expect(batch).toHaveBeenCalledOnce();
});

test('who fails leaves the others’ statements done, and nothing of its own', async () => {
  const [db, learner] = [await database(), await newAccount()];
  const done = await Promise.allSettled([
    commitTogether(db, [choose(db, learner, 'before')]),
    commitTogether(db, [choose(db, learner, 'own'), choose(db, 'nobody', 'own')]),
    commitTogether(db, [choose(db, learner, 'after')]),
  ]);
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const kept = await db.select({ name: learningChoices.name }).from(learningChoices);
  expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(['before', 'after']));
  expect(kept.map(({ name }) => name)).not.toContain('own');
});
