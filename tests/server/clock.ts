import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

/**
 * Has the clock of a file's tests stand still, so that `vi.setSystemTime` alone moves it; with a
 * moment, each test begins at that.
 */
export const standingClock = (moment?: number) => {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  beforeEach(() => {
    if (moment !== undefined) vi.setSystemTime(moment);
  });
  afterAll(() => {
    vi.useRealTimers();
  });
};
