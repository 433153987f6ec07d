export type PracticeCharacter = {
  char: string;
  pinyin: string;
  meaning: string;
  meaningAr: string;
  strokeCount: number;
};

/** A level as the practice shows it, its title and description in the language of the page. */
export type PracticeLevel = {
  level: number;
  title: string;
  description: string;
  icon: string;
  characters: PracticeCharacter[];
};

export const levelStrokesPath = (level: number) => `/strokes/${level}.json`;
