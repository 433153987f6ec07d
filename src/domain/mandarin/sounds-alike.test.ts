import { expect, test } from 'vitest';
import { soundDistance, soundsTheSame } from './sounds-alike.ts';

test('only breath, tone, ü or the end of a nasal leave two words alike to the ear', () => {
  const between = (one: string, other: string) => soundDistance({ pinyin: one }, { pinyin: other });
  for (const [one, other] of [
    ['bǎo', 'pǎo'],
    ['chuán', 'chuáng'],
    ['lù', 'lǜ'],
    ['mǎi', 'mài'],
    ['sì', 'shì'],
  ] as const) {
    expect(between(one, other)).toBe(0);
  }
  expect(between('chá', 'shuǐguǒ')).toBeGreaterThan(0.5);
});

test('two words sound the same in the same tones, however they are spaced and written', () => {
  const same = (one: string, other: string) => soundsTheSame({ pinyin: one }, { pinyin: other });
  expect(same('Míngbai', 'míng bai')).toBe(true);
  expect(same("Xī'ān", 'xīān')).toBe(true);
  expect(same('bà', 'bá')).toBe(false);
  expect(same('lù', 'lǜ')).toBe(false);
});
