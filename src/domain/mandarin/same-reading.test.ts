import { expect, test } from 'vitest';
import { isSameReading } from './same-reading.ts';

test.each([
  ['nǐ hǎo', 'nǐhǎo'],
  ['nǐ hǎo', 'ni3hao3'],
  ['nǐ hǎo', 'NI3 Hao3'],
  ['Xī’ān', "xī'ān"],
  ["Xī'ān", 'xi1 an1'],
  ["Tiān'ānmén", 'tian1an1men2'],
  ['duōshao', 'duo1shao5'],
  ['duōshao', 'duo1 shao0'],
  ['lǜ', 'lv4'],
  ['nǚ’ér', 'nu:3er2'],
  ['fāng’àn', 'fang1an4'],
  ['qǐngwèn, cèsuǒ zài nǎr?', 'qing3wen4 ce4suo3 zai4 nar3'],
  // What was typed in parts (a letter, then its mark) is the same letter.
  ['hǎo'.normalize('NFD'), 'hǎo'],
  ['cháng / zhǎng', 'cháng / zhǎng'],
])('%s and %s are one reading', (one, other) => {
  expect(isSameReading(one, other)).toBe(true);
  expect(isSameReading(other, one)).toBe(true);
});

test.each([
  ['cháng', 'zhǎng'],
  ['dōngxi', 'dōngxī'],
  ['mā', 'ma'],
  ['lù', 'lǜ'],
  // The same letters in other syllables.
  ['xiān', 'xī an'],
  ['fāng’àn', 'fān gàn'],
  ['nǐ hǎo', 'nǐ hǎo ma'],
  ['nǐ hǎo', ''],
])('%s and %s are two', (one, other) => {
  expect(isSameReading(one, other)).toBe(false);
  expect(isSameReading(other, one)).toBe(false);
});
