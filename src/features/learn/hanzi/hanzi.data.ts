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
  level: number;
  title: string;
  description: string;
  icon: string;
  characters: readonly PracticeCharacter[];
};

export const levelStrokesPath = (level: number) => `/strokes/${level}.json`;
