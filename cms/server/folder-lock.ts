import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A database without content: SQLite's lock on it is the system's, and ends with its process. */
const LOCK_FILE = 'lock.db';
/** Who only looks whether somebody has the folder holds it for a moment. */
const LOOK_MS = 500;

/**
 * Takes a folder, which is made where there is none, for one holder alone; answers how to give it
 * back, or nothing where somebody has it (decision 312). Who forgets the answer gives the folder back.
 */
export const lockFolder = (folder: string): (() => void) | undefined => {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(path.join(folder, LOCK_FILE), { timeout: LOOK_MS });
  try {
    // Nothing is ever written, so the journal needs no file beside it.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    let isHeld = true;
    return () => {
      if (isHeld) lock.close();
      isHeld = false;
    };
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
};

/** Whether somebody has a folder. */
export const isFolderLocked = (folder: string): boolean => {
  if (!existsSync(path.join(folder, LOCK_FILE))) return false;
  const giveBack = lockFolder(folder);
  giveBack?.();
  return giveBack === undefined;
};

const SQLITE_BUSY = 5;

const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === SQLITE_BUSY;
