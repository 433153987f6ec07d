import { addressOf, unicodeRange, type FontSlice } from './subset.ts';

/**
 * The @font-face rules of some slices. The interface face never swaps in late, so nothing moves;
 * hanzi are all one em wide and may.
 */
export const fontFaces = (slices: FontSlice[]): string =>
  slices
    .map((slice) => {
      const display = slice.family === 'Readex Pro' ? 'optional' : 'swap';
      return (
        `@font-face{font-family:"${slice.family}";src:url(${addressOf(slice)})format("woff2");` +
        `font-weight:400 700;font-display:${display};unicode-range:${unicodeRange(slice.text)}}`
      );
    })
    .join('');
