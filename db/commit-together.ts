import type { Row } from '@libsql/client';
import DataLoader from 'dataloader';
import type { Database } from './client.ts';
import { prepared, type Statement } from './prepared.ts';

type Statements = readonly Statement[];

/** A transaction of everybody who waits would keep all others waiting. */
const MOST_CALLERS = 64;

/**
 * Runs statements in one transaction, and answers the rows that each of them returned. Callers of the
 * same turn share a transaction, so that the disk, or a server elsewhere, is waited for once
 * (decision 294). Where it fails each caller's statements are run by themselves, so that nobody fails
 * with another: they must bear it to be run twice.
 */
export const commitTogether = (db: Database, statements: Statements): Promise<Row[][]> =>
  callersOf(db).load(statements);

const callersOf = prepared(
  (db) =>
    new DataLoader((callers: readonly Statements[]) => commit(db, callers), {
      cache: false,
      maxBatchSize: MOST_CALLERS,
      // A request that has come in this turn still reads what it needs first.
      batchScheduleFn: setImmediate,
    }),
);

const commit = async (
  db: Database,
  callers: readonly Statements[],
): Promise<ArrayLike<Row[][] | Error>> => {
  const [only, ...others] = callers;
  if (only && others.length === 0) return [await alone(db, only)];
  try {
    const done = await inOneTransaction(db, callers.flat());
    return callers.map(({ length }) => done.splice(0, length));
  } catch {
    const done: (Row[][] | Error)[] = [];
    for (const statements of callers) done.push(await alone(db, statements));
    return done;
  }
};

const alone = (db: Database, statements: Statements): Promise<Row[][] | Error> =>
  inOneTransaction(db, statements).catch((error: unknown) => error as Error);

const inOneTransaction = async (db: Database, statements: Statements): Promise<Row[][]> => {
  const results = await db.$client.batch([...statements], 'write');
  return results.map(({ rows }) => rows);
};
