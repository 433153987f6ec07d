/** Side forms as the block of radicals has them (U+2E80), which NFKC leaves, by their characters. */
const SIDE_FORMS: Readonly<Record<string, string>> = {
  '⺅': '亻',
  '⺖': '忄',
  '⺗': '㣺',
  '⺘': '扌',
  '⺡': '氵',
  '⺣': '灬',
  '⺧': '牜',
  '⺲': '罒',
  '⺹': '耂',
  '⻐': '钅',
  '⻠': '饣',
};

/** A text in which each character has one code point, whichever a document has: 水 for ⽔, 氵 for ⺡. */
export const inOneCodePoint = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[⺀-⻳]/gu, (form) => SIDE_FORMS[form] ?? form);
