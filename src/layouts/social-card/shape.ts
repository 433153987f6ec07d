import { readFile } from 'node:fs/promises';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

const FILES = {
  arabic: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
  latin: '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
  hanzi: '@fontsource/lxgw-wenkai/files/lxgw-wenkai-latin-500-normal.woff2',
};

type Script = keyof typeof FILES;
export type Weight = 400 | 600;

const ARABIC = /[\p{Script=Arabic}،؛؟]/u;
const HANZI = /[\p{Script=Han}，。！？]/u;
/** Vowels with tone marks stand in the Chinese typeface alone. */
const TONED = /[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ]/u;

const scriptOf = (word: string, character: string): Script => {
  if (ARABIC.test(character)) return 'arabic';
  return HANZI.test(character) || TONED.test(word) ? 'hanzi' : 'latin';
};

/** A word cut where the typeface changes, in reading order. */
const runsOf = (word: string) => {
  const runs: { script: Script; text: string }[] = [];
  for (const character of word) {
    const script = scriptOf(word, character);
    const last = runs.at(-1);
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
};

/** The outline of a text at 1 px size, and how far it reaches. */
type Outline = { svg: string; advance: number };

const outlineRun = async (script: Script, text: string, weight: Weight): Promise<Outline> => {
  const source = await readFile(`node_modules/${FILES[script]}`);
  const bytes = await subsetFont(source, text, {
    targetFormat: 'sfnt',
    ...(script === 'hanzi' ? {} : { variationAxes: { wght: weight } }),
  });
  const face = new hb.Face(new hb.Blob(new Uint8Array(bytes).buffer));
  const font = new hb.Font(face);
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let advance = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const place = `translate(${advance + xOffset} ${yOffset})`;
    advance += xAdvance;
    return `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
  });
  const scale = 1 / face.upem;
  return {
    svg: `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>`,
    advance: advance * scale,
  };
};

const outlineWord = async (word: string, weight: Weight): Promise<Outline> => {
  const runs = runsOf(word);
  const inOrder = ARABIC.test(word) ? runs.toReversed() : runs;
  let advance = 0;
  let svg = '';
  for (const { script, text } of inOrder) {
    const run = await outlineRun(script, text, weight);
    svg += `<g transform="translate(${advance} 0)">${run.svg}</g>`;
    advance += run.advance;
  }
  return { svg, advance };
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
  direction: 'rtl' | 'ltr';
  maxLines: number;
};

/**
 * Sets a text as SVG outlines, shaped word by word, so that a card looks the same on a machine
 * without fonts. Lines past `maxLines` are cut with an ellipsis. Returns the markup and its height.
 */
export const setText = async (block: TextBlock): Promise<{ svg: string; height: number }> => {
  const { text, weight, size, lineHeight, width, start, top, fill, direction, maxLines } = block;
  const words = await Promise.all(text.split(/\s+/).map((word) => outlineWord(word, weight)));
  const ellipsis = await outlineWord('…', weight);
  const reach = ({ advance }: Outline) => advance * size;
  const space = size * 0.26;
  const lines: Outline[][] = [[]];
  let used = 0;
  for (const word of words) {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && used + space + reach(word) > width) {
      lines.push([word]);
      used = reach(word);
    } else {
      line.push(word);
      used += reach(word) + (line.length > 1 ? space : 0);
    }
  }
  const shown = lines.slice(0, maxLines);
  if (lines.length > maxLines) shown.at(-1)?.splice(-1, 1, ellipsis);
  const svg = shown
    .map((line, index) => {
      const baseline = top + size + index * lineHeight;
      let at = start;
      return line
        .map((word) => {
          const x = direction === 'rtl' ? at - reach(word) : at;
          at += (reach(word) + space) * (direction === 'rtl' ? -1 : 1);
          return `<g fill="${fill}" transform="translate(${x} ${baseline}) scale(${size})">${word.svg}</g>`;
        })
        .join('');
    })
    .join('');
  return { svg, height: shown.length * lineHeight };
};
