import { LibsqlError } from '@libsql/client/sqlite3';

/** Whether a database refused because another connection has it. It has changed nothing then. */
export const isBusy = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof LibsqlError && cause.code.startsWith('SQLITE_BUSY')) return true;
  }
  return false;
};
