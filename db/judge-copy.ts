import { ConfigError } from '#src/lib/config.ts';
import { closeDatabase, foundAs, openDatabase } from './client.ts';

/** What a database holds, and whether it is sound. */
export type Judgement =
  | { is: 'sound'; people: number; applications: number; uploads: string[]; dangling: number }
  | { is: 'damaged' }
  /** Code older than the one that wrote it can't serve it. */
  | { is: 'newer' };

/**
 * Opens a database file that nobody uses, brings it to the shape of this code and looks through all
 * of it. Writes to the file, so it is given a copy of the copy.
 */
export const judgeDatabase = async (path: string): Promise<Judgement> => {
  try {
    const db = await openDatabase({ url: `file:${path}`, authToken: undefined });
    try {
      if (foundAs(db) === 'newer') return { is: 'newer' };
      const read = async (sql: string) => (await db.$client.execute(sql)).rows;
      const [integrity] = await read('PRAGMA integrity_check');
      if (integrity?.['integrity_check'] !== 'ok') return { is: 'damaged' };
      const count = async (table: string) =>
        Number((await read(`SELECT count(*) AS n FROM ${table}`))[0]?.['n']);
      return {
        is: 'sound',
        people: await count('users'),
        applications: await count('tutor_applications'),
        uploads: (await read('SELECT key FROM uploads')).map(({ key }) => String(key)),
        dangling: (await read('PRAGMA foreign_key_check')).length,
      };
    } finally {
      await closeDatabase(db);
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    return { is: 'damaged' };
  }
};
