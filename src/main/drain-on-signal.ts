import { setTimeout as wait } from 'node:timers/promises';
import type { Front } from '#src/server/front/server.ts';
import { leave } from '#src/server/leaving.ts';

type Draining = {
  front: Pick<Front, 'close'>;
  /** How long the proxy has to see that this process leaves, in seconds. */
  leaveSeconds: number;
  /** Closes everything else once the last request has its answer. */
  closeOthers: () => Promise<void>;
  /** Takes the last line of the log. */
  announce: (sentence: string) => void;
};

/**
 * Ends the process at a signal. The first one lets the proxy see it and requests finish, the second
 * one does not wait.
 */
export const drainOnSignal = ({ front, leaveSeconds, closeOthers, announce }: Draining): void => {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    const began = performance.now();
    leave();
    void wait(leaveSeconds * 1000)
      .then(() => front.close())
      .then(closeOthers)
      .finally(() => {
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        announce(`Hanlu has stopped, ${seconds} s after ${signal}`);
        process.exit(0);
      });
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
};
