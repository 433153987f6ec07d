import { deleteDB, openDB, type DBSchema } from 'idb';
import { nameOf, type Owner } from './owner.ts';
import { TABLES, type Rows, type TableKeeper } from './tables.ts';

type Schema = DBSchema & { [Name in keyof Rows]: { key: string; value: Rows[Name] } };

const VERSION = 1;

const databaseName = (owner: Owner) => `hanlu-learning ${nameOf(owner)}`;

/** An owner's tables in IndexedDB. Throws where the browser forbids it. */
export const indexedTables = async (owner: Owner): Promise<TableKeeper> => {
  const name = databaseName(owner);
  const db = await openDB<Schema>(name, VERSION, {
    upgrade: (created) => {
      for (const table of TABLES) created.createObjectStore(table);
    },
    // Another tab removes the account's copy, or brings a newer form of it.
    blocking: () => db.close(),
  });
  return {
    isLasting: true,
    transact: async (work) => {
      const tx = db.transaction(TABLES, 'readwrite');
      const working = work({
        events: tx.objectStore('events'),
        cards: tx.objectStore('cards'),
        choices: tx.objectStore('choices'),
        facts: tx.objectStore('facts'),
      });
      const [result] = await Promise.all([working, tx.done]);
      return result;
    },
    remove: async () => {
      db.close();
      await deleteDB(name);
    },
  };
};
