import { LibsqlError } from '@libsql/client/sqlite3';

/** As SQLite itself refuses, and libSQL's server one transaction more than it can hold. */
const BUSY = /^(SQLITE|TRANSACTION)_BUSY/;

/** Whether a database refused because others are at it. It has changed nothing then. */
export const isBusy = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof LibsqlError && BUSY.test(cause.code)) return true;
  }
  return false;
};
