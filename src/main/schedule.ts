import type { Database } from '#db/client.ts';

/** What the live server does by itself; it may be done at any time and twice. */
export type Job = {
  name: string;
  run: (db: Database) => Promise<unknown>;
  /** How long after the start, and how long after each time. */
  firstMs: number;
  everyMs: number;
};

type Schedule = { close: () => Promise<void> };

/**
 * Does jobs again and again, never one of them twice at a time. What a job throws is logged, and it
 * is done again at its next time. Closing waits for what is being done.
 */
export const startSchedule = (
  jobs: readonly Job[],
  database: () => Promise<Database>,
): Schedule => {
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let isClosed = false;
  const plan = (job: Job, wait: number) => {
    if (isClosed) return;
    const timer = setTimeout(() => {
      const turn = doOnce(job).finally(() => {
        running.delete(turn);
        plan(job, job.everyMs);
      });
      running.add(turn);
    }, wait);
    // What is only planned keeps no process alive.
    timers.set(job, timer.unref());
  };
  const doOnce = async ({ name, run }: Job) => {
    try {
      await run(await database());
    } catch (error) {
      console.error(`${name} failed:`, error);
    }
  };
  for (const job of jobs) plan(job, job.firstMs);
  return {
    close: async () => {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
};
