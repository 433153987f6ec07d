import { LRUCache } from 'lru-cache';

/** Forty of the longest pages in gzip, or a dozen plain. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Texts in forms that are not kept, as far as they were asked for of late. Few ask so, but they ask
 * again and again, and for the same: programs that look whether the site is there.
 */
export const otherForms = () => {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  return (name: string, make: () => Buffer): Buffer => {
    const found = kept.get(name);
    if (found) return found;
    const made = make();
    if (made.length > 0) kept.set(name, made);
    return made;
  };
};
