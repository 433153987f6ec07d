const KEY = 'nameInLandscape';

/** Whether a name has been written from this browser; one that keeps nothing never knows. */
export const wroteBefore = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

/** Notes that one was written, not which. */
export const noteWritten = () => {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Nothing can be kept.
  }
};
