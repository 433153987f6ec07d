/** What the tooltip of a word says, in the language of the page. */
export type WordTexts = { pinyin: string; gloss: string; meaning: string };
