import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { inTime } from '#src/lib/in-time.ts';
import { nameOf, type Owner } from './owner.ts';
import { TABLES, type Rows, type TableKeeper } from './tables.ts';

type Schema = DBSchema & { [Name in keyof Rows]: { key: string; value: Rows[Name] } };

const VERSION = 1;

/** Long enough for a life of practice on an old phone. */
const WORK_WITHIN_MS = 20_000;

const databaseName = (owner: Owner) => `hanlu-learning ${nameOf(owner)}`;

/**
 * An owner's tables in IndexedDB. Throws where the browser forbids it. Where the browser has dropped
 * the connection, as phones do to pages in the background, the next work opens another one. So it
 * does for guests whose practice was claimed in another tab; an account that left stays away.
 */
export const indexedTables = async (owner: Owner): Promise<TableKeeper> => {
  const name = databaseName(owner);
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  const lose = () => {
    connection = undefined;
  };
  const connect = async () => {
    const db = await openDB<Schema>(name, VERSION, {
      upgrade: (created) => {
        for (const table of TABLES) created.createObjectStore(table);
      },
      // Another tab removes the tables, or brings a newer form of them.
      blocking: () => {
        db.close();
        if (owner === 'guest') lose();
      },
      terminated: lose,
    });
    return db;
  };
  const open = () => {
    connection ??= inTime(connect(), WORK_WITHIN_MS);
    connection.catch(lose);
    return connection;
  };
  await open();
  return {
    isLasting: true,
    transact: async (work) => {
      const tx = (await open()).transaction(TABLES, 'readwrite');
      const working = work({
        events: tx.objectStore('events'),
        cards: tx.objectStore('cards'),
        choices: tx.objectStore('choices'),
        facts: tx.objectStore('facts'),
      });
      try {
        const [result] = await inTime(Promise.all([working, tx.done]), WORK_WITHIN_MS);
        return result;
      } catch (error) {
        abandon(tx);
        throw error;
      }
    },
    remove: async () => {
      (await open()).close();
      await removeTables(owner);
    },
  };
};

/** Removes an owner's tables, also those that can't be read. */
export const removeTables = (owner: Owner): Promise<void> =>
  inTime(deleteDB(databaseName(owner)), WORK_WITHIN_MS);

/** Undoes what a broken-off work has written. A fault of the device has undone it already. */
const abandon = (tx: { abort: () => void }) => {
  try {
    tx.abort();
  } catch {
    // It has ended.
  }
};
