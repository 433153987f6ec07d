import { chmod } from 'node:fs/promises';
import type { Database } from './client.ts';

/**
 * Writes a whole and consistent copy of a database file to a path, readable by its owner alone,
 * while the site goes on. A hosted database is copied where it is hosted: then nothing is written.
 */
export const copyDatabase = async ({ $client: client }: Database, path: string): Promise<void> => {
  if (client.protocol !== 'file') return;
  await client.execute({ sql: 'VACUUM INTO ?', args: [path] });
  await chmod(path, 0o600);
};
