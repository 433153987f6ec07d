import type { SpokenTone } from '#src/domain/mandarin/tones.ts';

/** A word that the article lets its reader hear. */
export type Example = { readonly hanzi: string; readonly pinyin: string };

/** Words that are said in other tones than their characters have alone; `apart` as these are read. */
export const CHANGED = [
  { hanzi: '你好', pinyin: 'nǐ hǎo', apart: undefined, said: 'ní hǎo', tones: [2, 3] },
  { hanzi: '水果', pinyin: 'shuǐguǒ', apart: undefined, said: 'shuíguǒ', tones: [2, 3] },
  { hanzi: '老师', pinyin: 'lǎoshī', apart: undefined, said: 'lǎoshī', tones: [3, 1] },
  { hanzi: '不要', pinyin: 'bú yào', apart: 'bù + yào', said: 'bú yào', tones: [2, 4] },
  { hanzi: '一天', pinyin: 'yì tiān', apart: 'yī + tiān', said: 'yì tiān', tones: [4, 1] },
  { hanzi: '一个', pinyin: 'yí ge', apart: 'yī + gè', said: 'yí ge', tones: [2, 5] },
] as const satisfies readonly (Example & {
  apart: string | undefined;
  said: string;
  tones: readonly SpokenTone[];
})[];

/** Each pair differs in the breath alone. */
export const BREATH = [
  {
    initials: 'b p',
    plain: { hanzi: '饱', pinyin: 'bǎo' },
    strong: { hanzi: '跑', pinyin: 'pǎo' },
  },
  { initials: 'd t', plain: { hanzi: '肚', pinyin: 'dù' }, strong: { hanzi: '兔', pinyin: 'tù' } },
  {
    initials: 'g k',
    plain: { hanzi: '狗', pinyin: 'gǒu' },
    strong: { hanzi: '口', pinyin: 'kǒu' },
  },
  { initials: 'j q', plain: { hanzi: '鸡', pinyin: 'jī' }, strong: { hanzi: '七', pinyin: 'qī' } },
  {
    initials: 'zh ch',
    plain: { hanzi: '知', pinyin: 'zhī' },
    strong: { hanzi: '吃', pinyin: 'chī' },
  },
  {
    initials: 'z c',
    plain: { hanzi: '早', pinyin: 'zǎo' },
    strong: { hanzi: '草', pinyin: 'cǎo' },
  },
] as const;

/** What Arabic ears hear as one word at first. */
export const ALIKE: readonly (readonly [Example, Example])[] = [
  [
    { hanzi: '饱', pinyin: 'bǎo' },
    { hanzi: '跑', pinyin: 'pǎo' },
  ],
  [
    { hanzi: '船', pinyin: 'chuán' },
    { hanzi: '床', pinyin: 'chuáng' },
  ],
  [
    { hanzi: '买', pinyin: 'mǎi' },
    { hanzi: '卖', pinyin: 'mài' },
  ],
  [
    { hanzi: '西', pinyin: 'xī' },
    { hanzi: '师', pinyin: 'shī' },
  ],
  [
    { hanzi: '路', pinyin: 'lù' },
    { hanzi: '绿', pinyin: 'lǜ' },
  ],
  [
    { hanzi: '早', pinyin: 'zǎo' },
    { hanzi: '草', pinyin: 'cǎo' },
  ],
  [
    { hanzi: '今', pinyin: 'jīn' },
    { hanzi: '京', pinyin: 'jīng' },
  ],
  [
    { hanzi: '四', pinyin: 'sì' },
    { hanzi: '是', pinyin: 'shì' },
  ],
];
