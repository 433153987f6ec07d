import { readText, writeText } from '#src/lib/local-text.ts';

const KEY = 'nameInLandscape';

/** Whether a name has been written from this browser; one that keeps nothing never knows. */
export const wroteBefore = (): boolean => readText(KEY) !== undefined;

/** Notes that one was written, not which. */
export const noteWritten = (): void => writeText(KEY, '1');
