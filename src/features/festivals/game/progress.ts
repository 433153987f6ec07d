/** Progress lives as long as the tab, and only for the festival that was played last. */
const KEY = 'hanlu.festival-game';

type Progress = { festival: string; placed: string[] };
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  'festival' in value &&
  typeof value.festival === 'string' &&
  'placed' in value &&
  Array.isArray(value.placed) &&
  value.placed.every((id) => typeof id === 'string');

const read = (store: Store): Progress | undefined => {
  try {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? 'null');
    return isProgress(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** The items of a festival that were placed before the page was loaded again. */
export const loadProgress = (festival: string, store: Store): string[] => {
  const progress = read(store);
  return progress?.festival === festival ? progress.placed : [];
};

/** Remembers the placed items; an empty scene has nothing to remember. */
export const saveProgress = (festival: string, placed: string[], store: Store) => {
  try {
    if (placed.length > 0) store.setItem(KEY, JSON.stringify({ festival, placed }));
    else if (read(store)?.festival === festival) store.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: the game goes on, it is only not remembered.
  }
};
