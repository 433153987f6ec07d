import { LRUCache } from 'lru-cache';
import type { Form } from './accept-encoding.ts';
import { compressedAtOnce } from './compress.ts';

/** Forty of the longest pages in gzip, or a dozen plain. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Texts in forms that are not kept, as far as they were asked for of late. Few ask so, but they ask
 * again and again, and for the same: programs that look whether the site is there. A form is made of
 * the plain bytes when it is missing.
 */
export const otherForms = () => {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  return (name: string, form: Form, plain: () => Buffer): Buffer => {
    const key = `${name} ${form}`;
    const found = kept.get(key);
    if (found) return found;
    const made = form === 'identity' ? plain() : compressedAtOnce(plain(), form);
    if (made.length > 0) kept.set(key, made);
    return made;
  };
};
