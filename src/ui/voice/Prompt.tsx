import { Volume2 } from 'lucide-react';
import { fill } from '#src/i18n/messages.ts';
import type { VoiceWords } from './voice-words.ts';

type Props = { words: VoiceWords; hanzi: string; pinyin: string; meaning?: string | undefined };

/** What is to be said, in characters and letters, and how it sounds. */
export const Prompt = ({ words, hanzi, pinyin, meaning }: Props) => (
  <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 py-2">
    <bdi lang="zh-Hans" className="text-5xl">
      {hanzi}
    </bdi>
    <bdi lang="zh-Latn" className="pinyin text-2xl">
      {pinyin}
    </bdi>
    {meaning && <span>{meaning}</span>}
    <button
      type="button"
      className="button size-11 button-quiet p-0"
      data-speak={hanzi}
      data-pinyin={pinyin}
      aria-label={fill(words.hear, { pinyin })}
    >
      <Volume2 size={20} aria-hidden="true" />
    </button>
  </div>
);
