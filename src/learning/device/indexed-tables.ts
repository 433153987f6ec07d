import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { nameOf, type Owner } from './owner.ts';
import { TABLES, type Rows, type TableKeeper } from './tables.ts';

type Schema = DBSchema & { [Name in keyof Rows]: { key: string; value: Rows[Name] } };

const VERSION = 1;

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
    connection ??= connect();
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
      }).catch((error: unknown) => {
        abandon(tx);
        throw error;
      });
      const [result] = await Promise.all([working, tx.done]);
      return result;
    },
    remove: async () => {
      (await open()).close();
      await deleteDB(name);
    },
  };
};

/** Undoes what a broken-off work has written. A fault of the device has undone it already. */
const abandon = (tx: { abort: () => void }) => {
  try {
    tx.abort();
  } catch {
    // It has ended.
  }
};
