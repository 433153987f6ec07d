import type { Recipe } from './combiner.machine.ts';
import type { CombinerCopy } from './combiner.messages.ts';

export type { CombinerCopy, DoorCopy } from './combiner.messages.ts';

/** A radical of the game in the page's language. */
export type GameRadical = { radical: string; pinyin: string; name: string };

/** A recipe of the game in the page's language. */
export type GameRecipe = Recipe & {
  readonly pinyin: string;
  readonly meaning: string;
  readonly note: string | null;
};

/** All that the game shows in a language. */
export type CombinerData = {
  copy: CombinerCopy;
  radicals: readonly GameRadical[];
  recipes: readonly GameRecipe[];
};
