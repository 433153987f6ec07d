import { hanziSlices, interfaceSlices, pinyinSlice, type HanziPage } from './slices.ts';
import { addressOf, hashOf, type FontSlice } from './subset.ts';

type Face = { family: string; display: 'optional' | 'swap' };

const rule = (slice: FontSlice, { family, display }: Face): string =>
  `@font-face{font-family:"${family}";src:url(${addressOf(slice)})format("woff2");` +
  `font-weight:400 700;font-display:${display};unicode-range:${slice.range}}`;

/**
 * The @font-face rules of the interface, and of pinyin for a page that shows some. They never swap
 * in late, so that no line moves.
 */
export const letterFaces = (withPinyin: boolean): string =>
  [...interfaceSlices, ...(withPinyin ? [pinyinSlice] : [])]
    .map((slice) => rule(slice, { family: slice.family, display: 'optional' }))
    .join('');

/**
 * The stylesheet of a page's hanzi in the Chinese typeface, and where it is served. They may swap in
 * late, being all one em wide, over the device's face in site.css.
 */
export const hanziSheet = async (page: HanziPage) => {
  const slices = await hanziSlices(page);
  const css = slices.map((slice) => rule(slice, { family: 'hanzi', display: 'swap' })).join('');
  const name = `${page}.${hashOf(css)}`;
  return { name, css, address: `/fonts/${name}.css` };
};
