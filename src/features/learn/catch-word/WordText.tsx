import type { HeardWord } from './material.ts';

/** What was heard, in characters, letters and meaning. */
export const WordText = ({ word, id }: { word: HeardWord; id?: string }) => (
  <span id={id} className="inline-flex flex-wrap items-baseline gap-x-2">
    <bdi lang="zh-Hans" className="text-2xl">
      {word.hanzi}
    </bdi>
    <bdi lang="zh-Latn" className="pinyin text-lg">
      {word.pinyin}
    </bdi>
    <span>{word.meaning}</span>
  </span>
);
