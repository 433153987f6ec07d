import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';

type Props = { item: CatalogueItem };

/** Large where there is little of it, so that a phrase fits as well as a character. */
const sizeOf = (hanzi: string): string => {
  const { length } = [...hanzi];
  if (length <= 2) return 'text-7xl lg:text-8xl';
  if (length <= 5) return 'text-5xl lg:text-6xl';
  return 'text-4xl lg:text-5xl';
};

export const Hanzi = ({ item: { hanzi } }: Props) => (
  <bdi lang="zh-Hans" className={`block font-normal ${sizeOf(hanzi)}`}>
    {hanzi}
  </bdi>
);

export const Pinyin = ({ item: { pinyin } }: Props) => (
  <span lang="zh-Latn" className="pinyin text-accent">
    {pinyin}
  </span>
);
