import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import type { StrokesByCharacter } from '#src/ui/strokes/stroke-data.ts';

/** A character to practise; the page comes with how it is written and read. */
export type PracticeCharacter = {
  char: string;
  /** Empty where the content has it only inside words. */
  pinyin: string;
  strokeCount: number;
  /** A word in which it stands, where it has no entry of its own. */
  example?: CatalogueItem | undefined;
} & CharacterTexts;

/** A word or a sentence in which a character is used. */
export type CharacterUse = { chinese: string; pinyin: string; meaning: string; meaningAr: string };

/** What the content says of a character: in a level it comes with the strokes. */
type CharacterTexts = {
  meaning?: string | undefined;
  meaningAr?: string | undefined;
  word?: CharacterUse | undefined;
  sentence?: CharacterUse | undefined;
};

/** What a level needs once it is chosen: the strokes of all its characters, and what they mean. */
export type LevelData = {
  strokes: StrokesByCharacter;
  texts: Readonly<Record<string, CharacterTexts>>;
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
  /** Address of the strokes and texts of all its characters. */
  data: string;
};
