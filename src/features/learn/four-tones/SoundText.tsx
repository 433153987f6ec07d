import type { Sound } from './material.ts';

/** What was heard, in characters and letters and, where it is taught here, with its meaning. */
export const SoundText = ({ sound, id }: { sound: Sound; id?: string }) => (
  <span id={id} className="me-3 inline-flex flex-wrap items-baseline gap-x-2">
    <bdi lang="zh-Hans" className="text-2xl">
      {sound.hanzi}
    </bdi>
    <bdi lang="zh-Latn" className="pinyin text-lg">
      {sound.pinyin}
    </bdi>
    {sound.meaning && <span>{sound.meaning}</span>}
  </span>
);
