import type { SpokenTone } from './tones.ts';

/** One syllable in its five tones. */
export const TONE_EXAMPLES = {
  1: { hanzi: '妈', pinyin: 'mā' },
  2: { hanzi: '麻', pinyin: 'má' },
  3: { hanzi: '马', pinyin: 'mǎ' },
  4: { hanzi: '骂', pinyin: 'mà' },
  5: { hanzi: '吗', pinyin: 'ma' },
} as const satisfies Readonly<Record<SpokenTone, { hanzi: string; pinyin: string }>>;
