import { LRUCache } from 'lru-cache';
import { inTime } from './in-time.ts';

const MOST_ANSWERS = 1_000;
/** How long a page waits for the content: where there is an answer from before, and where not. */
const PATIENCE_MS = { again: 3_000, first: 10_000 };

type Answer = { content: unknown };
type Ask = (query: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;

/**
 * Asks as before, and gives each answer again for so many milliseconds. Where the source can't be
 * asked then, or is silent, the answer is good for as long once more: a page made on demand neither
 * waits long for the content nor fails with it (docs/decisions/234-content-is-remembered.md). Whoever
 * gets an answer must not change it.
 */
export const remembered = (ask: Ask, freshMs: number): Ask => {
  const answers = new LRUCache<string, Answer, Parameters<Ask>>({
    max: MOST_ANSWERS,
    ttl: freshMs,
    perf: Date,
    fetchMethod: async (_, last, { context }) => {
      try {
        const patience = last ? PATIENCE_MS.again : PATIENCE_MS.first;
        return { content: await inTime(ask(...context), patience) };
      } catch (error) {
        if (last) return last;
        throw error;
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
