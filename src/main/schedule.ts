import type { Database } from '#db/client.ts';
import type { Lead } from './lead.ts';
import { failedJobs } from '#src/server/watching/measures.ts';

/** What the live server does by itself; it may be done at any time and twice. */
export type Job = {
  name: string;
  /** Whoever has much to do stops between two things when the signal says so. */
  run: (db: Database, signal: AbortSignal) => Promise<unknown>;
  /** How long after the start, and how long after each time. */
  firstMs: number;
  everyMs: number;
  /** How long after a time that failed, where that is another. */
  afterFailureMs?: number;
  /** What every process does, for its own memory or folder; anything else is done by one alone. */
  everywhere?: true;
};

type Schedule = { close: () => Promise<void> };

/**
 * Does jobs again and again, never one of them twice at a time. What a job throws is logged, and it
 * is done again at its next time. Where several processes share the database, the one that has the lead does
 * them, and stops where it loses it. Closing tells jobs to stop and waits until they have.
 */
export const startSchedule = (
  jobs: readonly Job[],
  database: () => Promise<Database>,
  lead?: Lead,
): Schedule => {
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const closing = new AbortController();
  const plan = (job: Job, wait: number) => {
    if (closing.signal.aborted) return;
    const timer = setTimeout(() => {
      const turn = doOnce(job).then((isDone) => {
        running.delete(turn);
        plan(job, isDone ? job.everyMs : (job.afterFailureMs ?? job.everyMs));
      });
      running.add(turn);
    }, wait);
    // What is only planned keeps no process alive.
    timers.set(job, timer.unref());
  };
  const doOnce = async ({ name, run, everywhere }: Job): Promise<boolean> => {
    const term = everywhere || !lead ? closing.signal : lead.term();
    if (!term) return true;
    try {
      await run(await database(), AbortSignal.any([closing.signal, term]));
      return true;
    } catch (error) {
      failedJobs.add({ name });
      console.error(`${name} failed:`, error);
      return false;
    }
  };
  for (const job of jobs) {
    // An alarm goes by the rise of a figure, and sees none in one that begins with the first failure.
    failedJobs.add({ name: job.name }, 0);
    plan(job, job.firstMs);
  }
  return {
    close: async () => {
      closing.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
};
