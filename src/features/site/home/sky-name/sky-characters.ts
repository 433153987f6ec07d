/** What can be written into the sky: short words for good things, with the number of their strokes. */
export const SKY_CHARACTERS = [
  { hanzi: '山', pinyin: 'shān', strokes: 3 },
  { hanzi: '月', pinyin: 'yuè', strokes: 4 },
  { hanzi: '和', pinyin: 'hé', strokes: 8 },
  { hanzi: '家', pinyin: 'jiā', strokes: 10 },
  { hanzi: '路', pinyin: 'lù', strokes: 13 },
  { hanzi: '福', pinyin: 'fú', strokes: 13 },
] as const;

export type SkyCharacter = (typeof SKY_CHARACTERS)[number]['hanzi'];

/** Strokes of a character. */
export const strokesOf = (char: SkyCharacter): number =>
  SKY_CHARACTERS.find(({ hanzi }) => hanzi === char)?.strokes ?? 0;
