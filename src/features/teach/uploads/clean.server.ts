import type { Database } from '#db/client.ts';
import { forgetOrphans, knownUploads } from '#db/repos/uploads.ts';
import { KEPT_COPIES } from '#src/server/backup/copies.ts';
import { storage, type Storage } from '#src/server/storage/storage.ts';
import { isUploadKey } from './store.server.ts';

/** Long enough for an application that is open in a tab which could not save for a while. */
const GRACE_MS = 24 * 60 * 60 * 1000;
/** As long as a daily copy is kept: one that knows such a file may still be brought back. */
const UNKNOWN_GRACE_MS = KEPT_COPIES * 24 * 60 * 60 * 1000;
const KEYS_AT_ONCE = 500;

/**
 * Removes the files that nothing needs: those of more than a day ago that no application names,
 * and those that have lain in the storage for as long as a copy is kept without the database knowing
 * them. Rejects, and removes nothing, where the database knows none of the files: it is likelier a
 * new or a wrong one than all of them are waste (UPLOADS-12).
 */
export const removeOrphans = async (
  db: Database,
  files: Storage,
  now: Date,
): Promise<{ forgotten: number; removed: number }> => {
  // Listed first: every file that is in this list was known before it was stored.
  const stored = (await files.list()).filter(isUploadKey);
  const before = await knownAmong(db, stored);
  if (stored.length > 0 && before.size === 0) {
    throw new Error(
      `The database knows none of the ${stored.length} files in the storage, so none was removed: it may not be the one that belongs to them.`,
    );
  }
  const forgotten = await forgetOrphans(db, new Date(now.getTime() - GRACE_MS));
  const after = await knownAmong(db, stored);
  const unknownSince = new Date(now.getTime() - UNKNOWN_GRACE_MS);
  let removed = 0;
  for (const key of stored.filter((name) => !after.has(name))) {
    if (!before.has(key) && (await files.storedAt(key)) > unknownSince) continue;
    await files.delete(key);
    removed += 1;
  }
  return { forgotten, removed };
};

const knownAmong = async (db: Database, keys: readonly string[]): Promise<Set<string>> => {
  const known = new Set<string>();
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    for (const key of await knownUploads(db, keys.slice(at, at + KEYS_AT_ONCE))) known.add(key);
  }
  return known;
};

/** The clean-up of this site's own files, as a task for the maintenance door. */
export const cleanUploads = async (db: Database) => removeOrphans(db, await storage(), new Date());
