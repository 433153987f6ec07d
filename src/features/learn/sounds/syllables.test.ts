import { expect, test } from 'vitest';
import { SYLLABLES } from '#src/domain/mandarin/syllable-table.ts';
import { byInitial, charactersOf, spokenSyllable } from './syllables.ts';

const rows = byInitial(SYLLABLES);
const rowOf = (initial: string | undefined) =>
  rows.find((row) => row.initial === initial)?.syllables.map(({ base }) => base) ?? [];

test('every syllable stands in one row', () => {
  const listed = rows.flatMap(({ syllables }) => syllables.map(({ base }) => base));
  expect(listed.toSorted()).toEqual(SYLLABLES.map(({ base }) => base).toSorted());
  expect(rows).toHaveLength(22);
});

test('zh, ch and sh have rows of their own', () => {
  expect(rowOf('z')).not.toContain('zhi');
  expect(rowOf('zh')).toContain('zhi');
  expect(rowOf('s').every((base) => !base.startsWith('sh'))).toBe(true);
  expect(rowOf(undefined)).toEqual(expect.arrayContaining(['a', 'er', 'yi', 'wu', 'yu']));
});

test('a syllable carries the mark of a tone that it is said in, and of no other', () => {
  const characters = (base: string) => {
    const found = SYLLABLES.find((syllable) => syllable.base === base);
    return found ? charactersOf(found) : '';
  };
  expect(spokenSyllable('ma', characters('ma'), 3)).toEqual({ hanzi: '马', pinyin: 'mǎ' });
  expect(spokenSyllable('nü', characters('nü'), 3)).toEqual({ hanzi: '女', pinyin: 'nǚ' });
  expect(spokenSyllable('nü', characters('nü'), 1)).toBeUndefined();
  expect(spokenSyllable('liu', characters('liu'), 4)?.pinyin).toBe('liù');
  expect(spokenSyllable('ma', characters('ma'), 5)).toEqual({ hanzi: '吗', pinyin: 'ma' });
});
