import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from './client.ts';

const NAME = /^hanlu-\d{4}-\d{2}-\d{2}T[\d-]+Z\.db$/;

/** How many copies are kept; the oldest go first. */
export const KEPT_COPIES = 14;

/**
 * Writes a whole copy of a database file into a folder, while the site goes on, and answers its
 * path. A hosted database is copied where it is hosted: then undefined.
 */
export const backUp = async (
  { $client: client }: Database,
  folder: string,
  now: Date,
): Promise<string | undefined> => {
  if (client.protocol !== 'file') return undefined;
  await mkdir(folder, { recursive: true });
  const path = join(resolve(folder), `hanlu-${now.toISOString().replaceAll(/[:.]/g, '-')}.db`);
  await client.execute({ sql: 'VACUUM INTO ?', args: [path] });
  const copies = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of copies.slice(0, -KEPT_COPIES)) await rm(join(folder, name));
  return path;
};
