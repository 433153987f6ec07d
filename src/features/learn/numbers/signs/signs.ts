import type { Reading } from '../spoken/readings.ts';

/** A number from 1 to 10 as one hand, or two for ten, shows it in China. */
export type Sign = Reading & { readonly value: number };

export const SIGNS: readonly [Sign, ...Sign[]] = [
  { value: 1, hanzi: '一', pinyin: 'yī' },
  { value: 2, hanzi: '二', pinyin: 'èr' },
  { value: 3, hanzi: '三', pinyin: 'sān' },
  { value: 4, hanzi: '四', pinyin: 'sì' },
  { value: 5, hanzi: '五', pinyin: 'wǔ' },
  { value: 6, hanzi: '六', pinyin: 'liù' },
  { value: 7, hanzi: '七', pinyin: 'qī' },
  { value: 8, hanzi: '八', pinyin: 'bā' },
  { value: 9, hanzi: '九', pinyin: 'jiǔ' },
  { value: 10, hanzi: '十', pinyin: 'shí' },
];
