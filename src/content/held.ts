/** There where a build makes its pages (src/main/build/adapter.ts), and nowhere else. */
declare const __CONTENT_IS_HELD__: boolean | undefined;

/** Whether what was read of the content stays as it is to the end of the process. */
export const isHeld = typeof __CONTENT_IS_HELD__ === 'boolean';

/** The same, which nobody can change any more. */
export const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
};

/**
 * In a build, makes something of the content once for each key, for all of its pages, which then show
 * one state of it; nobody may change it. Elsewhere it is made anew each time (decision 261).
 */
export const heldInBuild = <A extends unknown[], T>(
  make: (...about: A) => Promise<T>,
  keyOf: (...about: A) => string,
  held = isHeld,
): ((...about: A) => Promise<T>) => {
  if (!held) return make;
  const made = new Map<string, Promise<T>>();
  return (...about) => {
    const key = keyOf(...about);
    const known = made.get(key) ?? make(...about).then(frozen);
    made.set(key, known);
    return known;
  };
};
