import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';

export type PracticeCharacter = {
  char: string;
  /** Empty where the content has it only inside words. */
  pinyin: string;
  meaning: string | undefined;
  meaningAr: string | undefined;
  strokeCount: number;
  /** A word in which it stands, where it has no entry of its own. */
  example?: CatalogueItem | undefined;
};

/** A level as the practice shows it, its title and description in the language of the page. */
export type PracticeLevel = {
  /** Of its document: what is kept of a level, and its address, go by it. */
  id: string;
  /** Its place among the levels, from 1. */
  level: number;
  title: string;
  description: string;
  icon: string;
  characters: readonly PracticeCharacter[];
  /** Address of the strokes of all its characters. */
  strokes: string;
};
