import { randomUUID } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { giveLeaseBack, takeLease } from '#db/repos/leases.ts';

/** Which of several processes does what one alone is to do. */
export type Lead = {
  /** While it is this one: a signal that tells when it no longer is. Undefined for all others. */
  term: () => AbortSignal | undefined;
  /** Stops asking, and lets another one have it at once. */
  close: () => Promise<void>;
};

const NAME = 'jobs';

type Times = {
  /** How long the lead of a process that was killed stays with it. */
  leaseMs: number;
  /** How often it is prolonged, or asked for. */
  askMs: number;
};

const USUAL: Times = { leaseMs: 30_000, askMs: 8_000 };

/**
 * Asks for the lead again and again (decision 242). Who can't ask loses it in time: a little before
 * another one may have it.
 */
export const seekLead = (
  database: () => Promise<Database>,
  { leaseMs, askMs }: Times = USUAL,
): Lead => {
  const holder = randomUUID();
  let term: { ending: AbortController; timer: NodeJS.Timeout } | undefined;
  let isAway = false;
  let closed = false;
  let next: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(term?.timer);
    term?.ending.abort();
    term = undefined;
  };

  const lastFor = (ms: number) => {
    clearTimeout(term?.timer);
    const timer = setTimeout(end, Math.max(ms, 0)).unref();
    term = { ending: term?.ending ?? new AbortController(), timer };
  };

  const ask = async () => {
    const asked = performance.now();
    try {
      const taken = await takeLease(await database(), NAME, { holder, forMs: leaseMs });
      // Counted from before the question, so that it is over here earlier than there.
      if (taken) lastFor(asked + leaseMs - performance.now());
      else end();
      isAway = false;
    } catch (error) {
      if (!isAway) console.error('Which process does what one alone does is open:', error);
      isAway = true;
    }
  };

  let asking: Promise<void>;
  const goOn = () => {
    asking = ask().finally(() => {
      if (!closed) next = setTimeout(goOn, askMs).unref();
    });
  };
  goOn();

  return {
    term: () => term?.ending.signal,
    close: async () => {
      closed = true;
      clearTimeout(next);
      await asking;
      end();
      await database()
        .then((db) => giveLeaseBack(db, NAME, holder))
        .catch(() => undefined);
    },
  };
};
