import type { ItemId } from '#src/domain/learning/item.ts';

/** Something that can be heard and meant. */
export type HeardWord = {
  readonly item: ItemId;
  readonly hanzi: string;
  readonly pinyin: string;
  readonly meaning: string;
};

/** A picture of what a word means, as a button shows it. */
export type WordPicture = { readonly src: string; readonly width: number; readonly height: number };
export type WordPictures = Readonly<Partial<Record<ItemId, WordPicture>>>;
