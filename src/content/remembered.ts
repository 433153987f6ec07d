import { LRUCache } from 'lru-cache';

const MOST_ANSWERS = 1_000;

type Ask = (query: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;

/**
 * Asks as before, and gives each answer again for so many milliseconds, or for longer while the
 * source can't be asked: a page made on demand then neither waits for the content nor fails with it
 * (docs/decisions/234-content-is-remembered.md). Whoever gets an answer must not change it.
 */
export const remembered = (ask: Ask, freshMs: number): Ask => {
  const answers = new LRUCache<string, { content: unknown }, Parameters<Ask>>({
    max: MOST_ANSWERS,
    ttl: freshMs,
    perf: Date,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_, __, { context }) => ({ content: await ask(...context) }),
  });
  return async (query, params) => {
    const status: LRUCache.Status<string, { content: unknown }, Parameters<Ask>> = {};
    const key = JSON.stringify([query, params]);
    const found = await answers.fetch(key, { context: [query, params], status });
    if (!found) throw status.fetchError ?? new Error('The content was not answered');
    return found.content;
  };
};
