import type { ItemId } from '#src/domain/learning/item.ts';
import type { KeepWords } from '#src/learning/keep/keep-words.ts';
import type { BoothWords } from './booth/booth.types.ts';

export type ItemTexts = {
  /** The learning item that it is. */
  item: ItemId;
  /** What the picture shows. */
  alt: string;
  /** As HTML, escaped where the page is built, whose Chinese words can be heard. */
  description: string;
  details: string;
};

/** What the games show only when they are asked: it comes when the first of them wakes. */
export type LaterTexts = {
  /** By festival and item. */
  items: Record<string, Record<string, ItemTexts>>;
  booth: BoothWords;
  keep: KeepWords;
};
