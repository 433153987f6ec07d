import { hanziSlices, interfaceSlices, pinyinSlice, type HanziPage } from './slices.ts';
import { addressOf, hashOf, type FontSlice } from './subset.ts';

/** Letters never swap in late, so nothing moves; hanzi are all one em wide and may. */
const rules = (display: 'optional' | 'swap', slices: FontSlice[]): string =>
  slices
    .map(
      (slice) =>
        `@font-face{font-family:"${slice.family}";src:url(${addressOf(slice)})format("woff2");` +
        `font-weight:400 700;font-display:${display};unicode-range:${slice.range}}`,
    )
    .join('');

/** The @font-face rules of the interface, and of pinyin for a page that shows some. */
export const letterFaces = (withPinyin: boolean): string =>
  rules('optional', withPinyin ? [...interfaceSlices, pinyinSlice] : interfaceSlices);

/** Until then a browser need not look for the typeface. */
const WEAR_HANZI = `html:root{--hanzi-face:"LXGW WenKai",var(--device-hanzi)}`;

/** The stylesheet that puts a page's hanzi into the Chinese typeface, and where it is served. */
export const hanziSheet = async (page: HanziPage) => {
  const css = rules('swap', await hanziSlices(page)) + WEAR_HANZI;
  const name = `${page}.${hashOf(css)}`;
  return { name, css, address: `/fonts/${name}.css` };
};
