import { atom, readonlyType } from 'nanostores';
import {
  noticeOf,
  START,
  stepCombiner,
  type Combiner,
  type CombinerEvent,
  type Notice,
  type Recipe,
} from './combiner.machine.ts';

export const STORAGE_KEY = 'hanlu.radical-combiner';
const VERSION = 1;

type Saved = { version: typeof VERSION; discovered: string[] };

export type CombinerView<R extends Recipe> = {
  combiner: Combiner;
  /** What the last step was, for those who can't see it. */
  notice: Notice<R> | undefined;
  /** False once a discovery could not be stored. */
  isKept: boolean;
};

const isSaved = (value: unknown): value is Saved =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === VERSION &&
  'discovered' in value &&
  Array.isArray(value.discovered) &&
  value.discovered.every((result) => typeof result === 'string');

/** Nothing where nothing was stored, where it can't be read, or where it is not ours. */
const readDiscovered = (): readonly string[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isSaved(value) ? value.discovered : [];
  } catch {
    return [];
  }
};

const storeDiscovered = (discovered: readonly string[]): boolean => {
  // Another tab may have stored its own since.
  const all = [...new Set([...readDiscovered(), ...discovered])];
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: VERSION, discovered: all }));
    return true;
  } catch {
    return false;
  }
};

/** One game over these recipes. `restore` brings back what was discovered on earlier visits. */
export const createCombiner = <R extends Recipe>(recipes: readonly R[]) => {
  const $view = atom<CombinerView<R>>({ combiner: START, notice: undefined, isKept: true });

  const send = (event: CombinerEvent) => {
    const { combiner: before, ...view } = $view.get();
    const combiner = stepCombiner(recipes, before, event);
    if (combiner === before) return;
    const isStored =
      event.type === 'restored' || combiner.discovered === before.discovered
        ? view.isKept
        : storeDiscovered(combiner.discovered);
    $view.set({ combiner, notice: noticeOf(recipes, before, combiner), isKept: isStored });
  };

  const restore = () => send({ type: 'restored', discovered: readDiscovered() });

  return { $view: readonlyType($view), send, restore };
};
