/**
 * A million events of 2,000 learners: how long the night takes to count the figures of the admins'
 * dashboard, how long it holds up a visitor at most, and how long the dashboard then takes.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { closeSharedDatabase, database, type Database } from '#db/client.ts';
import { addEvents, storeCards } from '#db/repos/learning.ts';
import { storeChoices } from '#db/repos/learning-choices.ts';
import { keepOutcome } from '#db/repos/learning-outcomes.ts';
import { rememberUser } from '#db/repos/users.ts';
import type { LearningEvent } from '#src/domain/learning/event.ts';
import { replay } from '#src/domain/learning/replay.ts';
import { countFigures } from '#src/features/learn/figures/count-figures.server.ts';
import { learningFigures } from '#src/features/learn/figures/learning-figures.server.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';

const LEARNERS = 2_000;
const ITEMS = 100;
const EVENTS_OF_ITEM = 5;
/** Of the dashboard. */
const GOAL_MS = 100;
/** For a visitor who comes while the night counts. */
const HOLDUP_GOAL_MS = 100;
const DAY_MS = 86_400_000;
/** As many rows as one statement takes. */
const AT_ONCE = 500;

/** Prints the figures, and says whether they met their goal. */
export const benchFigures = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-figures-'));
  process.env['DATA_DIR'] = folder;
  try {
    const db = await database();
    const { items, paths } = await buildCatalogue('en');
    for (let learner = 0; learner < LEARNERS; learner += 1) {
      const path = learner % 2 === 0 ? paths[learner % paths.length]?.id : undefined;
      await practise(
        db,
        learner,
        items.slice(0, ITEMS).map(({ item }) => item),
        path,
      );
    }
    const time = async (name: string, work: () => Promise<unknown>) => {
      const start = performance.now();
      await work();
      const took = performance.now() - start;
      console.log(`${name}: ${took.toFixed(0)} ms`);
      return took;
    };
    const holdup = monitorEventLoopDelay({ resolution: 1 });
    holdup.enable();
    await time('The night’s count', () => countFigures(db));
    holdup.disable();
    const longest = holdup.max / 1e6;
    console.log(`The longest that it held up a visitor: ${longest.toFixed(0)} ms`);
    await time('The dashboard’s figures, and what they are named', () => learningFigures('en'));
    const took = await time('The figures once more', () => learningFigures('en'));
    return took <= GOAL_MS && longest <= HOLDUP_GOAL_MS;
  } finally {
    await closeSharedDatabase();
    await rm(folder, { recursive: true });
  }
};

/** Two years of one learner, who stopped some weeks ago or not at all. */
const practise = async (
  db: Database,
  learner: number,
  items: readonly LearningEvent['item'][],
  path: string | undefined,
) => {
  const person = {
    issuer: 'https://id.example',
    subject: `learner-${learner}`,
    email: undefined,
    emailVerified: false,
    name: undefined,
  };
  const end = Date.now() - (learner % 60) * DAY_MS;
  const { id } = await rememberUser(db, person, { locale: 'ar', now: new Date() });
  const logs = items.map((item, place) =>
    Array.from({ length: EVENTS_OF_ITEM }, (_, turn): LearningEvent => ({
      id: newId(),
      item,
      at: Math.floor(end - (EVENTS_OF_ITEM - 1 - turn) * 140 * DAY_MS - place * DAY_MS),
      device: 'device-one',
      what: 'graded',
      skill: 'read',
      grade: (learner + place + turn) % 7 === 0 ? 1 : 3,
    })),
  );
  const events = logs.flat();
  for (let from = 0; from < events.length; from += AT_ONCE) {
    await addEvents(db, id, events.slice(from, from + AT_ONCE));
  }
  await storeCards(
    db,
    id,
    logs.map((log, place) => ({
      card: replay(items[place] ?? 'word.x.x', log),
      events: log.length,
    })),
  );
  if (path) await storeChoices(db, id, [{ name: 'path', value: path, at: 1 }]);
  await keepOutcome(db, id, {
    events: events.length,
    reviews: 400,
    recalled: 360,
    foretold: 361.5,
    knownAfter7: 20,
    knownAfter30: 60,
  });
};
