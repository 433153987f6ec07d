import type { Database } from '#db/client.ts';
import { clearEnded, giveTurnBack, takeTurn, type Cleared } from '#db/repos/retention.ts';
import { forgetKeptMails } from '../mail.ts';
import type { Storage } from '../storage/storage.ts';
import { rememberedDeletions } from './deletions.ts';
import { PERIODS } from './periods.ts';
import { takeAway } from './remove-account.ts';

const DAY_MS = 86_400_000;

type Report = Cleared & {
  /** Mails in the outbox folder, where no mail server is set. */
  kept: number;
};

/** Removes what has had its time (OWNDATA-12), as a task of the live server. */
export const retain = async (db: Database, now = new Date()): Promise<Report> => {
  const sentSince = new Date(now.getTime() - PERIODS.sent * DAY_MS);
  const unconfirmedSince = new Date(now.getTime() - PERIODS.unconfirmed * DAY_MS);
  return {
    ...(await clearEnded(db, now, { unconfirmedSince, sentSince })),
    kept: await forgetKeptMails({ before: sentSince }),
  };
};

/**
 * Deletes once more what people had deleted: a copy that was brought back has them again, a crash
 * may have come between, and another device may have sent something at the very moment (decision
 * 226). Answers how many there were. One that fails holds no other up; what failed is thrown at the end.
 */
export const finishDeletions = async (db: Database, files: Storage, now: Date): Promise<number> => {
  const accounts = await rememberedDeletions(now);
  const failures: unknown[] = [];
  for (const account of accounts) {
    await takeAway(db, files, account, now).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Deletions are not finished');
  return accounts.length;
};

/**
 * A duty of the server that is done once a day, however often it starts and whoever else runs: the
 * turn is taken in the database before. One that fails is given back and comes again with the next
 * time of its job.
 */
export const daily =
  (name: string, duty: (db: Database) => Promise<unknown>) =>
  async (db: Database): Promise<void> => {
    const now = new Date();
    const unlessSince = new Date(now.getTime() - DAY_MS);
    if (!(await takeTurn(db, name, { now, unlessSince }))) return;
    try {
      await duty(db);
    } catch (error) {
      await giveTurnBack(db, name);
      throw error;
    }
  };
