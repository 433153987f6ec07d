import { pinyin } from 'pinyin-pro';
import { describe, expect, test } from 'vitest';
import { soundOf } from './pinyin.ts';
import { SYLLABLES } from './syllable-table.ts';

const bases = SYLLABLES.map(({ base }) => base);

/** What is said in exclamations, in dialect, or in a second reading of a character only. */
const LEFT_OUT = ['chua', 'den', 'ei', 'eng', 'kei', 'm', 'ng', 'nou', 'yo'];

/** The readings that come first for the characters of the Unicode block. */
const firstReadings = (): Set<string> => {
  const found = new Set<string>();
  for (let code = 0x4e00; code <= 0x9fff; code += 1) {
    const hanzi = String.fromCodePoint(code);
    const reading = pinyin(hanzi);
    if (reading !== hanzi) found.add(soundOf(reading).base);
  }
  return found;
};

describe('the syllables of Mandarin', () => {
  test('are about four hundred, each once', () => {
    expect(SYLLABLES).toHaveLength(398);
    expect(new Set(bases).size).toBe(398);
  });

  test('are all that the dictionary reads characters by, apart from a few that are named', () => {
    expect([...firstReadings()].toSorted()).toEqual([...bases, ...LEFT_OUT].toSorted());
  });

  test('can each be said, by a character that is read so when it stands alone', () => {
    const said = SYLLABLES.flatMap(({ base, hanzi }) =>
      [...hanzi].map(([tone, character]) => ({ base, tone: tone % 5, character })),
    );
    const read = said.map(({ character }) => ({ ...soundOf(pinyin(character)), character }));
    expect(read).toEqual(said);
    expect(SYLLABLES.filter(({ hanzi }) => hanzi.size === 0)).toEqual([]);
  });

  test('keep the gaps that Arabic ears fall into: no q, j or x before a, o, e or u', () => {
    expect(bases.filter((base) => /^[qjx][aoeü]/.test(base))).toEqual([]);
    expect(bases.filter((base) => /^(?:[zcs]h?|r|[gkh])(?:i.|ü)/.test(base))).toEqual([]);
    expect(bases.filter((base) => base.includes('ü')).toSorted()).toEqual([
      'lü',
      'lüe',
      'nü',
      'nüe',
    ]);
  });
});
