import type { Database } from '#db/client.ts';
import { forgetOrphans, knownUploads } from '#db/repos/uploads.ts';
import { storage, type Storage } from '#src/server/storage/storage.ts';
import { isUploadKey } from './store.server.ts';

/** Long enough for an application that is open in a tab which could not save for a while. */
const GRACE_MS = 24 * 60 * 60 * 1000;
const KEYS_AT_ONCE = 500;

/**
 * Removes the files that nothing needs: those of more than a day ago that no application names,
 * and those in the storage that the database does not know, such as those of a deleted account.
 */
export const removeOrphans = async (
  db: Database,
  files: Storage,
  now: Date,
): Promise<{ forgotten: number; removed: number }> => {
  // Listed first: every file that is in this list was known before it was stored.
  const stored = (await files.list()).filter(isUploadKey);
  const forgotten = await forgetOrphans(db, new Date(now.getTime() - GRACE_MS));
  let removed = 0;
  for (let at = 0; at < stored.length; at += KEYS_AT_ONCE) {
    const keys = stored.slice(at, at + KEYS_AT_ONCE);
    const known = new Set(await knownUploads(db, keys));
    for (const key of keys.filter((name) => !known.has(name))) {
      await files.delete(key);
      removed += 1;
    }
  }
  return { forgotten, removed };
};

/** The clean-up of this site's own files, as a task for the maintenance door. */
export const cleanUploads = async (db: Database) => removeOrphans(db, await storage(), new Date());
