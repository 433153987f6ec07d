import type { Recipe } from './combiner.machine.ts';

export type { CombinerCopy } from './combiner.messages.ts';

/** A radical of the game in the page's language. */
export type GameRadical = { radical: string; pinyin: string; name: string };

/** A recipe of the game in the page's language. */
export type GameRecipe = Recipe & {
  readonly pinyin: string;
  readonly meaning: string;
  readonly note: string | null;
};
