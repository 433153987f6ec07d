import type { ItemId } from '#src/domain/learning/item.ts';
import type { KeepWords } from '#src/learning/keep/keep-words.ts';
import type { Recipe } from './combiner.machine.ts';
import type { CombinerCopy } from './combiner.messages.ts';

export type { CombinerCopy, DoorCopy } from './combiner.messages.ts';

/** A radical of the game in the page's language. */
export type GameRadical = { radical: string; pinyin: string; name: string };

/** A recipe of the game in the page's language. */
export type GameRecipe = Recipe & {
  readonly item: ItemId;
  readonly pinyin: string;
  readonly meaning: string;
  readonly note: string | null;
};

/** All that the game shows in a language. */
export type CombinerData = {
  copy: CombinerCopy;
  keep: KeepWords;
  radicals: readonly GameRadical[];
  recipes: readonly GameRecipe[];
};
