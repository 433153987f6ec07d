import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ChangedMeanwhile, type Bucket, type Condition } from './bucket.ts';

const claimShape = z.object({
  by: z.string(),
  /** Another one each time, so that whoever watches sees that the builder lives. */
  turn: z.int(),
  /** The content that is built, or could not be. */
  content: z.string(),
  /** Why it could not be, in editors' words. */
  failed: z.string().optional(),
});

export type Claimed =
  /** Nobody else builds meanwhile. One of the two ends it. */
  | { is: 'ours'; done: () => Promise<void>; failed: (reason: string) => Promise<void> }
  | { is: 'taken' }
  /** Another process has tried to build this content and could not. */
  | { is: 'failed'; reason: string };

const RENEWED_MS = 10_000;
/** A builder that gave no sign for so long is no more. Its clock does not count, only ours. */
const GIVEN_UP_MS = 45_000;

/**
 * The right to build with some code, for one of all processes at a time: an object in the bucket that
 * its builder rewrites as long as it lives.
 */
export const openClaim = (bucket: Bucket, code: string, now = () => performance.now()) => {
  const key = `claim-${code.slice(0, 12)}`;
  const by = randomUUID();
  let seen: { etag: string; at: number } | undefined;
  let told: string | undefined;

  const take = async (content: string, condition: Condition): Promise<Claimed> => {
    try {
      const etag = await bucket.write(key, JSON.stringify({ by, turn: 0, content }), condition);
      return hold(content, etag);
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return { is: 'taken' };
      throw error;
    }
  };

  const hold = (content: string, first: string): Claimed => {
    const ended = new AbortController();
    let etag = first;
    let turn = 0;
    const rewrite = async (failed?: string) => {
      turn += 1;
      const text = JSON.stringify({ by, turn, content, failed });
      etag = await bucket.write(key, text, { only: 'same', etag });
    };
    const renew = async () => {
      for (;;) {
        await wait(RENEWED_MS, undefined, { signal: ended.signal, ref: false });
        await rewrite();
      }
    };
    // Whoever takes over from a builder that could not renew builds the same once more, no worse.
    const renewing = renew().catch(() => undefined);
    const end = async () => {
      ended.abort();
      await renewing;
    };
    return {
      is: 'ours',
      done: async () => {
        await end();
        await bucket.remove(key);
      },
      failed: async (reason) => {
        await end();
        await rewrite(reason);
        told = etag;
      },
    };
  };

  return {
    /** Asks for the right to build a content. Rejects where the bucket does not answer. */
    take: async (content: string): Promise<Claimed> => {
      const found = await bucket.read(key);
      if (found === undefined || found === 'same') return take(content, { only: 'absent' });
      const { etag } = found;
      const claim = claimShape.parse(JSON.parse(Buffer.from(found.bytes).toString()));
      if (claim.failed !== undefined) {
        if (claim.content !== content || told === etag)
          return take(content, { only: 'same', etag });
        told = etag;
        return { is: 'failed', reason: claim.failed };
      }
      if (seen?.etag !== etag) seen = { etag, at: now() };
      if (now() - seen.at < GIVEN_UP_MS) return { is: 'taken' };
      return take(content, { only: 'same', etag });
    },
  };
};
