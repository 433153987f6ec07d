import type { Reading } from './spoken/readings.ts';

/** How a number is said, and how it is written in digits. */
export const NumberText = ({
  id,
  reading: { hanzi, pinyin },
  figure,
}: {
  id?: string;
  reading: Reading;
  figure: string;
}) => (
  <span id={id} className="inline-flex flex-wrap items-baseline gap-x-3">
    <bdi className="text-xl font-semibold" dir="ltr">
      {figure}
    </bdi>
    <bdi lang="zh-Hans" className="text-2xl">
      {hanzi}
    </bdi>
    <bdi lang="zh-Latn" className="pinyin text-lg">
      {pinyin}
    </bdi>
  </span>
);
