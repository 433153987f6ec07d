import { glyph } from '../print/glyph.ts';
import { palette } from '../print/palette.ts';

/*
 * The mark: 汉, first character of 汉路, cut into a red seal. Its strokes are thickened, so that they
 * still stand apart at 16 pixels. The corners are uneven, as a hand-cut stone's are.
 */
const STONE =
  'M13 3C24 1.6 40 1.6 51 3C58 3.6 61 6 61.4 13C62.4 25 62.2 40 61 51C60.4 58 57 60.6 50 61.2C38 62.4 25 62.2 13 61C6 60.4 3.2 57.4 2.8 50C1.8 38 1.8 25 3 13C3.6 6 6 3.6 13 3Z';

const character = (inset: number, fill: string, weight: number) =>
  glyph('汉', inset, inset, 64 - inset * 2, fill, {
    extra: `stroke="${fill}" stroke-width="${weight}" stroke-linejoin="round"`,
  });

export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="${STONE}" fill="${palette.red}"/>${character(2.5, palette.paper, 40)}</svg>`;

export const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="Hanlu"><path d="${STONE}" fill="${palette.red}"/><path transform="translate(32 32) scale(.88) translate(-32 -32)" d="${STONE}" fill="none" stroke="${palette.paper}" stroke-width="2.4"/>${character(9.5, palette.paper, 30)}</svg>`;

/** App icons: the seal on paper, or, for systems that cut their own shape, the seal's red to every edge. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="13" fill="${palette.paper}"/><g transform="translate(32 32) scale(.82) translate(-32 -32)"><path d="${STONE}" fill="${palette.redD}" opacity=".25" transform="translate(.9 1.3)"/><path d="${STONE}" fill="${palette.red}"/>${character(4, palette.paper, 34)}</g></svg>`;

const bleed = (inset: number, corner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${palette.red}"/>${corner}${character(inset, palette.paper, 34)}</svg>`;

export const iconMaskable = bleed(11, '');
export const iconApple = bleed(
  10,
  `<path transform="translate(32 32) scale(.87) translate(-32 -32)" d="${STONE}" fill="none" stroke="${palette.paper}" stroke-width="1.6" opacity=".9"/>`,
);
