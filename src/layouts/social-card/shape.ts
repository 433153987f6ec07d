import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Direction } from '#src/i18n/table.ts';
import { unpackedTypeface } from '../fonts/unpacked.ts';
import { fromLeftToRight, wordsOf, type Face, type Run } from './runs.ts';

const FILES: Readonly<Record<Face, string>> = {
  arabic: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
  latin: '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
  hanzi: '@fontsource/lxgw-wenkai/files/lxgw-wenkai-latin-500-normal.woff2',
};

type Weight = 400 | 600;

/** Letters drawn at 1 px size, how far they reach, and which way they go. */
type Outline = { svg: string; advance: number; direction: Direction };

/** In parts of the size. */
const SPACE = 0.26;

type Font = { font: hb.Font; upem: number };
const fonts = new Map<string, Promise<Font>>();

/** A typeface at a weight, kept. */
const fontOf = (name: Face, weight: Weight): Promise<Font> => {
  const key = name === 'hanzi' ? name : `${name} ${weight}`;
  const font = fonts.get(key) ?? openFont(name, weight);
  fonts.set(key, font);
  return font;
};

const openFont = async (name: Face, weight: Weight): Promise<Font> => {
  const unpacked = await unpackedTypeface(FILES[name]);
  // The Chinese one has a single weight, and whole it is more than what cuts it has memory for once it
  // has cut others: its letters were blank then.
  const bytes = name === 'hanzi' ? unpacked : await atWeight(unpacked, weight);
  const face = new hb.Face(new hb.Blob(new Uint8Array(bytes).buffer));
  return { font: new hb.Font(face), upem: face.upem };
};

const atWeight = (bytes: Uint8Array, weight: Weight) =>
  subsetFont(bytes, undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
  });

const outline = async ({ text, face, direction }: Run, weight: Weight): Promise<Outline> => {
  if (text === ' ') return { svg: '', advance: SPACE, direction };
  const { font, upem } = await fontOf(face, weight);
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(direction === 'rtl' ? hb.Direction.RTL : hb.Direction.LTR);
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let advance = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const place = `translate(${advance + xOffset} ${yOffset})`;
    advance += xAdvance;
    return `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
  });
  const scale = 1 / upem;
  return {
    svg: `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`,
    advance: advance * scale,
    direction,
  };
};

const reach = (outlines: readonly Outline[]): number =>
  outlines.reduce((sum, { advance }) => sum + advance, 0);

type Word = { letters: Outline[]; space: Outline };

/** As many words in each line as its width holds; widths are in parts of the size. */
const linesOf = (words: readonly Word[], width: number): Word[][] => {
  const lines: Word[][] = [[]];
  let used = 0;
  for (const word of words) {
    const line = lines.at(-1) ?? [];
    const own = reach(word.letters);
    if (line.length > 0 && used + own > width) {
      lines.push([word]);
      used = 0;
    } else {
      line.push(word);
    }
    used += own + SPACE;
  }
  return lines;
};

/** No more lines than the width asks for, the longest as short as it can be: no word is left alone. */
const evenLines = (words: readonly Word[], width: number): Word[][] => {
  let lines = linesOf(words, width);
  for (let narrower = width; narrower > width / 2; narrower -= SPACE) {
    const narrow = linesOf(words, narrower);
    if (narrow.length > lines.length) break;
    lines = narrow;
  }
  return lines;
};

type TextBlock = {
  text: string;
  weight: Weight;
  /** In px, as are all lengths here. */
  size: number;
  lineHeight: number;
  width: number;
  /** The line start: the right edge in Arabic. */
  start: number;
  top: number;
  fill: string;
  direction: Direction;
  maxLines: number;
};

/**
 * Sets a text as SVG outlines, shaped run by run, so that a card looks the same on a machine without
 * fonts. Lines past `maxLines` are cut with an ellipsis. Returns the markup and its height.
 */
export const setText = async (block: TextBlock): Promise<{ svg: string; height: number }> => {
  const { text, weight, size, lineHeight, width, start, top, fill, direction, maxLines } = block;
  const words = await Promise.all(
    wordsOf(text, direction).map(async ({ runs, space }) => ({
      letters: await Promise.all(runs.map((run) => outline(run, weight))),
      space: await outline(space, weight),
    })),
  );
  const lines = evenLines(words, width / size);
  const shown = lines.slice(0, maxLines);
  if (lines.length > maxLines) {
    const letters = [await outline({ text: '…', face: 'latin', direction }, weight)];
    shown.at(-1)?.splice(-1, 1, { letters, space: { svg: '', advance: 0, direction } });
  }
  const svg = shown
    .map((line, index) => {
      const runs = line.flatMap(({ letters, space }, place) =>
        place < line.length - 1 ? [...letters, space] : letters,
      );
      let x = direction === 'rtl' ? start - reach(runs) * size : start;
      const drawn = fromLeftToRight(runs, direction).map((run) => {
        const at = x;
        x += run.advance * size;
        return `<g transform="translate(${at} 0) scale(${size})">${run.svg}</g>`;
      });
      const baseline = top + size + index * lineHeight;
      return `<g fill="${fill}" transform="translate(0 ${baseline})">${drawn.join('')}</g>`;
    })
    .join('');
  return { svg, height: shown.length * lineHeight };
};
