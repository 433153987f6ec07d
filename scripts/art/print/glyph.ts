import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type StrokeData = { strokes: string[]; medians: [number, number][][] };

const require = createRequire(import.meta.url);
const cache = new Map<string, StrokeData>();

/** Outlines and centre lines of a character's strokes, in a 1024 grid whose y axis points up from -124 to 900. */
export const strokesOf = (character: string): StrokeData => {
  const known = cache.get(character);
  if (known) return known;
  const file = require.resolve(`hanzi-writer-data/${character}.json`);
  const data = JSON.parse(readFileSync(file, 'utf8')) as StrokeData;
  cache.set(character, data);
  return data;
};

type GlyphOptions = {
  /** Attributes for the whole group, such as a stroke that is painted first. */
  extra?: string;
  /** Draws only these strokes. */
  only?: (index: number) => boolean;
  /** Another fill for some strokes. */
  fillOf?: (index: number) => string | undefined;
};

/** A character in its square: x and y are the upper left corner. */
export const glyph = (
  character: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  { extra = '', only, fillOf }: GlyphOptions = {},
): string => {
  const scale = size / 1024;
  const paths = strokesOf(character)
    .strokes.map((d, index) => {
      if (only && !only(index)) return '';
      const own = fillOf?.(index);
      return `<path d="${d}"${own ? ` fill="${own}"` : ''}/>`;
    })
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale}) translate(0 -900)" fill="${fill}" ${extra}>${paths}</g>`;
};

/** An edge around a glyph, painted below its fill; `width` is in the glyph's 1024 grid. */
export const edge = (colour: string, width: number): string =>
  `stroke="${colour}" stroke-width="${width}" paint-order="stroke" stroke-linejoin="round"`;
