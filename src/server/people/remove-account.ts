import { randomUUID } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { closeDoors, deleteAccount, isMember } from '#db/repos/departures.ts';
import { profileOfTutor, leaveTeaching } from '#db/repos/tutor-profiles.ts';
import { addressOf } from '#db/repos/users.ts';
import { cancelAllAhead, endAllAheadOfStudent } from '../lessons/ahead.ts';
import { forgetKeptMails } from '../mail.ts';
import type { Storage } from '../storage/storage.ts';
import { noteDeletion } from './deletions.ts';

/**
 * Deletes an account by its owner's wish (OWNDATA-8): ends its sessions on all devices, ends what
 * lies ahead and tells those who shared it, removes what is its own with its files, and leaves a
 * former member where somebody else's lesson names one. Answers whether all of that is done: what a
 * crash or a failure cuts short `finishDeletions` does, within the hour.
 */
export const removeAccount = async (
  db: Database,
  files: Storage,
  account: string,
  at: Date,
): Promise<boolean> => {
  await noteDeletion(account, at);
  try {
    await takeAway(db, files, account, at);
    return true;
  } catch (error) {
    console.error('A deletion failed, and is done later:', error);
    return false;
  }
};

/** The deletion itself. Doing it again does no more. */
export const takeAway = async (
  db: Database,
  files: Storage,
  account: string,
  at: Date,
): Promise<void> => {
  await closeDoors(db, account);
  if (await isMember(db, account)) {
    // From now on nobody can ask, so that no request comes behind those that are declined.
    if (await profileOfTutor(db, account)) {
      await leaveTeaching(db, account, { eventId: randomUUID(), at });
      await cancelAllAhead(db, { tutorId: account, by: 'tutor', actorId: account, at });
    }
    await endAllAheadOfStudent(db, { studentId: account, at });
  }
  const address = await addressOf(db, account);
  if (address) await forgetKeptMails({ to: address });
  for (const key of await deleteAccount(db, account, at)) {
    // What the storage does not give up now is an orphan, which the daily clean-up removes.
    await files.delete(key).catch((error: unknown) => {
      console.error('A file of a deleted account stays until the clean-up:', error);
    });
  }
};
