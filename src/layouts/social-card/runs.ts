import type { Direction } from '#src/i18n/table.ts';

/** The typefaces of a card, by what they have letters for. */
export type Face = 'arabic' | 'latin' | 'hanzi';

/** Letters of one typeface that go one way. */
export type Run = { text: string; face: Face; direction: Direction };

/** With the vowel signs, which stand on letters of several scripts, and Arabic punctuation. */
const ARABIC = /\p{Script_Extensions=Arabic}/u;
const HANZI = /[\p{Script=Han}，。！？]/u;
const LATIN = /[\p{Script=Latin}\p{Number}]/u;
/** Vowels with tone marks stand in the Chinese typeface alone. */
const TONED = /[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]/u;
const BRACKETS = new Map([
  [')', '('],
  [']', '['],
  ['»', '«'],
  ['”', '“'],
]);

/** The script of a letter; spaces, brackets and most punctuation have none. */
const scriptOf = (character: string): Face | undefined => {
  if (ARABIC.test(character)) return 'arabic';
  if (HANZI.test(character)) return 'hanzi';
  return LATIN.test(character) ? 'latin' : undefined;
};

const wayOf = (script: Face): Direction => (script === 'arabic' ? 'rtl' : 'ltr');

/**
 * Which way each character goes. What has no script goes with letters of one script on both its
 * sides, else with the text: so hanzi and the reading in brackets behind them follow one another in
 * its direction, as they do on pages, where each stands isolated. A bracket closes as it was opened.
 */
const directionsOf = (characters: readonly string[], base: Direction): Direction[] => {
  const scripts = characters.map(scriptOf);
  const directions: Direction[] = [];
  const opened: { bracket: string; direction: Direction }[] = [];
  for (const [index, character] of characters.entries()) {
    const script = scripts[index];
    const before = scripts.slice(0, index).findLast((one) => one !== undefined);
    const after = scripts.slice(index).find((one) => one !== undefined);
    let direction = script ? wayOf(script) : base;
    if (!script && before && before === after) direction = wayOf(before);
    const opening = BRACKETS.get(character);
    if (opening && opened.at(-1)?.bracket === opening) {
      direction = opened.pop()?.direction ?? direction;
    }
    if ([...BRACKETS.values()].includes(character)) opened.push({ bracket: character, direction });
    directions.push(direction);
  }
  return directions;
};

/** Cuts a text at its spaces, and each word where typeface or direction change, in reading order. */
export const wordsOf = (text: string, base: Direction): { runs: Run[]; space: Run }[] => {
  const characters = [...text.trim().replace(/\s+/g, ' ')];
  const directions = directionsOf(characters, base);
  const words: { runs: Run[]; space: Run }[] = [];
  let from = 0;
  while (from < characters.length) {
    const space = characters.indexOf(' ', from);
    const to = space < 0 ? characters.length : space;
    words.push({
      runs: runsOf(characters.slice(from, to), directions.slice(from, to)),
      space: { text: ' ', face: 'latin', direction: directions[to] ?? base },
    });
    from = to + 1;
  }
  return words;
};

const runsOf = (characters: readonly string[], directions: readonly Direction[]): Run[] => {
  const isToned = characters.some((character) => TONED.test(character));
  const runs: Run[] = [];
  for (const [index, character] of characters.entries()) {
    const direction = directions[index] ?? 'ltr';
    const script = scriptOf(character) ?? 'latin';
    const face = script === 'latin' && isToned ? 'hanzi' : script;
    const last = runs.at(-1);
    if (last?.face === face && last.direction === direction) last.text += character;
    else runs.push({ text: character, face, direction });
  }
  return runs;
};

/** The runs of a line as they stand from left to right. */
export const fromLeftToRight = <R extends { direction: Direction }>(
  line: readonly R[],
  base: Direction,
): R[] => {
  const groups: R[][] = [];
  for (const run of base === 'rtl' ? line.toReversed() : line) {
    const group = groups.at(-1);
    if (group?.[0]?.direction === run.direction) group.push(run);
    else groups.push([run]);
  }
  return groups.flatMap((group) => (group[0]?.direction === base ? group : group.toReversed()));
};
