/** The queue is as long as it may get, so nothing was begun. */
export const BUSY = 'busy';

type Limits = {
  /** How many works run at once. */
  atOnce: number;
  /** How many may wait, in all and of one owner. */
  waiting: number;
  waitingOfOne: number;
};

/**
 * Runs works a few at a time. Owners that wait take turns, so one with many does not keep the others
 * waiting; what finds the queue full is refused at once.
 */
export const createFairQueue = ({ atOnce, waiting, waitingOfOne }: Limits) => {
  /** Who waits with what; the first owner is next. */
  const turns = new Map<string, (() => void)[]>();
  let running = 0;
  let inLine = 0;

  const waitForTurn = (owner: string) =>
    new Promise<void>((resolve) => {
      inLine += 1;
      turns.set(owner, [...(turns.get(owner) ?? []), resolve]);
    });

  const handOn = () => {
    const [next] = turns;
    if (!next) {
      running -= 1;
      return;
    }
    const [owner, [begin, ...others]] = next;
    turns.delete(owner);
    if (others.length > 0) turns.set(owner, others);
    inLine -= 1;
    begin?.();
  };

  return async <T>(owner: string, work: () => Promise<T>): Promise<T | typeof BUSY> => {
    if (running < atOnce) running += 1;
    else if (inLine >= waiting || (turns.get(owner)?.length ?? 0) >= waitingOfOne) return BUSY;
    else await waitForTurn(owner);
    try {
      return await work();
    } finally {
      handOn();
    }
  };
};
