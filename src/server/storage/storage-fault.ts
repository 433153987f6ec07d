import type { RequestFault } from '#src/lib/contract.ts';

/** What a write fails with where no more fits: a full disk, a quota of the system, a full database. */
const FULL = /^(ENOSPC|EDQUOT|SQLITE_FULL)/;
/**
 * What it fails with where the place is not there or may not be written: another database file than
 * the one that was opened, a folder or disk that was made read-only, one that is broken, a server
 * that does not answer, or whose database somebody else holds for too long.
 */
const AWAY = [
  /^(DATABASE_GONE|EACCES|EPERM|EROFS|EIO|ESTALE)$/,
  /^SQLITE_(READONLY|IOERR|CANTOPEN|BUSY)/,
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|UND_ERR_.+)$/,
  /^(SERVER_ERROR|TimeoutError|TRANSACTION_(BUSY|TIMEOUT))$/,
];

type StorageFault = {
  fault: RequestFault;
  /** By which an operator finds what happened. */ code: string;
};

/** Which answer fits a failure of the place where things are kept; undefined for any other. */
export const storageFault = (error: unknown): StorageFault | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // What a browser would throw, such as a TimeoutError, has a number there that tells nothing.
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
    if (FULL.test(code)) return { fault: 'storage_full', code };
    if (AWAY.some((away) => away.test(code))) return { fault: 'unavailable', code };
  }
  return undefined;
};
