import { join } from 'node:path';
import { backUp } from '#db/backup.ts';
import type { Database } from '#db/client.ts';
import { readConfig } from '#src/lib/config.ts';

/** The copy of this site's database, as a task for the maintenance door. */
export const backUpSite = async (db: Database) => {
  const path = await backUp(db, join(readConfig(process.env).dataDir, 'backups'), new Date());
  return { copy: path ?? 'none, since the database is hosted elsewhere' };
};
