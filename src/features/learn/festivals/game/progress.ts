/** Progress lives as long as the tab, and only for the festival that was played last. */
const KEY = 'hanlu.festival-game';

type Progress = { festival: string; placed: string[] };

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  'festival' in value &&
  typeof value.festival === 'string' &&
  'placed' in value &&
  Array.isArray(value.placed) &&
  value.placed.every((id) => typeof id === 'string');

const read = (): Progress | undefined => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isProgress(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** The items of a festival that were placed before the page was loaded again. */
export const loadProgress = (festival: string): string[] => {
  const progress = read();
  return progress?.festival === festival ? progress.placed : [];
};

/** Remembers the placed items; an empty scene has nothing to remember. */
export const saveProgress = (festival: string, placed: string[]) => {
  try {
    if (placed.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ festival, placed }));
    else if (read()?.festival === festival) sessionStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden, its name alone throws then: the game goes on unremembered.
  }
};
