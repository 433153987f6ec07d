import type { RequestFault } from '#src/lib/contract.ts';

/** What a write fails with where no more fits: a full disk, a quota of the system, a full database. */
const FULL = /^(ENOSPC|EDQUOT|SQLITE_FULL)/;
/** The database file is not the one that was opened, so nothing may be written. */
const GONE = /^DATABASE_GONE$/;

/** Which answer fits a failure of the place where things are kept; undefined for any other. */
export const storageFault = (error: unknown): RequestFault | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (FULL.test(code)) return 'storage_full';
    if (GONE.test(code)) return 'unavailable';
  }
  return undefined;
};
