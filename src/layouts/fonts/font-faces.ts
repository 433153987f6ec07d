import { arabicSlice, brandSlice, hanziSlices, latinSlice, pinyinSlice } from './slices.ts';
import { addressOf, hashOf, type FontSlice } from './subset.ts';

type Face = { family: string; display: 'optional' | 'swap' };

const rule = (slice: FontSlice, { family, display }: Face): string =>
  `@font-face{font-family:"${family}";src:url(${addressOf(slice)})format("woff2");` +
  `font-weight:400 700;font-display:${display};unicode-range:${slice.range}}`;

/**
 * The @font-face rules of the interface, and of pinyin for a page that shows some. Letters never
 * change late, since that would move their lines: a page either has them when it is first painted or
 * stays in the device's own. A page without pinyin has no stylesheet of hanzi either, and gets the
 * site's name, for devices that have no hanzi at all.
 */
export const letterFaces = (withPinyin: boolean): string =>
  [arabicSlice, latinSlice, ...(withPinyin ? [pinyinSlice] : [])]
    .map((slice) => rule(slice, { family: slice.family, display: 'optional' }))
    .join('') + (withPinyin ? '' : rule(brandSlice, HANZI_FACE));

/** Hanzi may change late, being all one em wide in every face. */
const HANZI_FACE: Face = { family: 'hanzi', display: 'swap' };

/** A stylesheet of hanzi in the Chinese typeface, and where it is served. */
export type HanziSheet = { name: string; css: string; address: string };

/** The stylesheet for a page that shows these texts, be they nested in data. */
export const hanziSheet = (label: string, texts: unknown): HanziSheet => {
  const rules = hanziSlices(label, texts).map((slice) => rule(slice, HANZI_FACE));
  const css = rules.join('');
  const name = `${label}.${hashOf(css)}`;
  return { name, css, address: `/fonts/${name}.css` };
};
