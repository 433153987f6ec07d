import type { Path } from 'sanity';

const STEP = /([^.[\]]+)|\[(\d+)\]/g;

/**
 * The Studio's path of a field that the content check names: `phrases[2].words`. A member of a
 * list is found by its key, for its number changes when somebody moves it.
 */
export const pathOf = (document: unknown, field: string): Path => {
  const path: (string | number | { _key: string })[] = [];
  let value = document;
  for (const [, name, index] of field.matchAll(STEP)) {
    const step = name ?? Number(index);
    value = (value as Record<string | number, unknown> | null | undefined)?.[step];
    const key = (value as { _key?: unknown } | null | undefined)?._key;
    path.push(typeof step === 'number' && typeof key === 'string' ? { _key: key } : step);
  }
  return path;
};
