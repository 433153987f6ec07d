import type { ItemId } from '#src/domain/learning/item.ts';
import type { SpokenTone } from '#src/domain/mandarin/tones.ts';

/** Something that is heard: a voice reads the hanzi, and what it is stands in the answer alone. */
export type Sound = {
  readonly hanzi: string;
  readonly pinyin: string;
  /** As it is said, which may differ from how it is written. */
  readonly tones: readonly SpokenTone[];
  /** What it means, and the item that it is, where it is taught here. */
  readonly meaning?: string;
  readonly item?: ItemId;
};

export type Word = Sound & {
  /** Said in other tones than its characters have alone. */
  readonly isChanged: boolean;
};

/** All that the game can play. */
export type Material = {
  /** Each of one syllable, and each syllable there in all four tones. */
  readonly syllables: readonly Sound[];
  readonly words: readonly Word[];
};
