import { interfaceSlices, pinyinSlice } from './slices.ts';
import { addressOf, unicodeRange, type FontSlice } from './subset.ts';

const NEVER_LATE = new Set([...interfaceSlices, pinyinSlice].map(({ name }) => name));

/**
 * The @font-face rules of some slices. Letters never swap in late, so nothing moves; hanzi are all
 * one em wide and may.
 */
export const fontFaces = (slices: FontSlice[]): string =>
  slices
    .map((slice) => {
      const display = NEVER_LATE.has(slice.name) ? 'optional' : 'swap';
      return (
        `@font-face{font-family:"${slice.family}";src:url(${addressOf(slice)})format("woff2");` +
        `font-weight:400 700;font-display:${display};unicode-range:${unicodeRange(slice.text)}}`
      );
    })
    .join('');
