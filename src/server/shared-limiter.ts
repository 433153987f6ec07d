import { createHmac } from 'node:crypto';
import DataLoader from 'dataloader';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Counted, Counting } from '#db/repos/request-counts.ts';
import { inTime } from '#src/lib/in-time.ts';

/** Counts or looks up each, in their order. */
export type CountTogether = (countings: readonly Counting[]) => Promise<(Counted | undefined)[]>;

type Options = {
  name: string;
  points: number;
  /** In seconds. */
  duration: number;
  count: (counting: Counting) => Promise<Counted | undefined>;
  /** Makes what is stored of a key: an address is not to be read there. */
  secret: string;
};

/**
 * A limit that several processes count together. Where they can't, each counts alone until they can
 * again (decision 240).
 */
export const sharedLimiter = ({ name, points, duration, count, secret }: Options) => {
  /** Counts while others can't be reached, and remembers who was refused. */
  const alone = new RateLimiterMemory({ points, duration });
  const stored = (key: string) =>
    createHmac('sha256', secret).update(`limits\0${name}\0${key}`).digest('base64url');

  const change = async (key: string, by: number): Promise<RateLimiterRes> => {
    const counted = await count({ key: stored(key), add: by, lastsMs: duration * 1000 });
    return resultOf(points, counted ?? { points: by, leftMs: duration * 1000 });
  };

  return {
    /** What is known without asking others: undefined unless the key is refused here. */
    refused: async (key: string): Promise<RateLimiterRes | undefined> => {
      const here = await alone.get(key);
      return here && here.remainingPoints <= 0 ? here : undefined;
    },
    get: (key: string): Promise<RateLimiterRes | null> =>
      count({ key: stored(key), add: 0, lastsMs: 0 }).then(
        (counted) => (counted ? resultOf(points, counted) : null),
        () => alone.get(key),
      ),
    /** Rejects with the result where that is too often, as the library's limiters do. */
    consume: async (key: string): Promise<RateLimiterRes> => {
      const result = await change(key, 1).catch(() => alone.consume(key));
      if (result.consumedPoints <= points) return result;
      await alone.block(key, result.msBeforeNext / 1000);
      throw result;
    },
    penalty: (key: string): Promise<RateLimiterRes> =>
      change(key, 1).catch(() => alone.penalty(key)),
    reward: (key: string): Promise<RateLimiterRes> =>
      change(key, -1).catch(() => alone.reward(key)),
  };
};

export type SharedLimiter = ReturnType<typeof sharedLimiter>;

const resultOf = (most: number, { points, leftMs }: Counted): RateLimiterRes =>
  new RateLimiterRes(Math.max(most - points, 0), Math.max(leftMs, 0), points);

/** Who counts for others answers within this time, or they count for themselves. */
const PATIENCE_MS = 2_000;

/**
 * Sends together what is to be counted at the same moment, by one visitor or many: a journey over
 * the network takes longer than counting.
 */
export const together = (count: CountTogether) => {
  let isDown = false;

  const note = (error?: unknown) => {
    if (isDown === (error !== undefined)) return;
    isDown = !isDown;
    if (error) console.error('Requests are counted by this process alone:', error);
    else console.warn('Requests are counted together again.');
  };

  const send = async (countings: readonly Counting[]) => {
    try {
      const answers = await inTime(count(countings), PATIENCE_MS);
      note();
      return answers;
    } catch (error) {
      note(error);
      throw error;
    }
  };

  const gathered = new DataLoader(send, { cache: false, batchScheduleFn: setImmediate });
  return (counting: Counting): Promise<Counted | undefined> => gathered.load(counting);
};
