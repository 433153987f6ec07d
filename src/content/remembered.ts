import { LRUCache } from 'lru-cache';
import { contentInTime } from './in-time.ts';

const MOST_ANSWERS = 1_000;
/** How long a page waits for the content: where there is an answer from before, and where not. */
const PATIENCE_MS = { again: 3_000, first: 10_000 };

type Answer = { content: unknown };
type Ask = (query: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;

/**
 * Asks as before, and gives each answer again for so many milliseconds. Where the source can't be
 * asked then, or is silent, all answers are good for as long once more: a page made on demand waits
 * for one question at most, however many it has, and does not fail
 * (docs/decisions/234-content-is-remembered.md). Whoever gets an answer must not change it.
 */
export const remembered = (ask: Ask, freshMs: number): Ask => {
  let awayUntil = 0;
  const answers = new LRUCache<string, Answer, Parameters<Ask>>({
    max: MOST_ANSWERS,
    ttl: freshMs,
    perf: Date,
    fetchMethod: async (_, last, { context, options }) => {
      try {
        if (last && Date.now() < awayUntil) throw new Error('The content was away just now');
        const patience = last ? PATIENCE_MS.again : PATIENCE_MS.first;
        const content = await contentInTime(ask(...context), patience);
        awayUntil = 0;
        return { content };
      } catch (error) {
        if (!last) throw error;
        const now = Date.now();
        if (awayUntil <= now) awayUntil = now + freshMs;
        // All are asked again at the same moment.
        options.ttl = awayUntil - now;
        return last;
      }
    },
  });
  return async (query, params) => {
    const key = JSON.stringify([query, params]);
    const found = await answers.fetch(key, { context: [query, params] });
    if (!found) throw new Error('The content was not answered');
    return found.content;
  };
};
