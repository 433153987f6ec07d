import { SEAL } from './places.ts';

const RED = '#b3261c';
const CARVED = '#f7efdd';
/** Red between characters and edge, in shares of a character. */
const EDGE = 0.3;
/** A seal of two lines of characters or more has this many in each at most. */
const IN_A_LINE = 3;

/** The lines of a seal, which are read from top to bottom, the one on the right first. */
export const sealLines = (hanzi: string): readonly (readonly string[])[] => {
  const characters = [...hanzi];
  if (characters.length <= IN_A_LINE) return [characters];
  const first = Math.ceil(characters.length / 2);
  return [characters.slice(0, first), characters.slice(first)];
};

/** Presses the seal beside the character: `pressed` is 0 to 1, at 1 it lies flat. */
export const paintSeal = (context: CanvasRenderingContext2D, hanzi: string, pressed: number) => {
  const lines = sealLines(hanzi);
  const rows = Math.max(...lines.map((line) => line.length));
  const { cell, x, bottom } = SEAL;
  const width = cell * (lines.length + 2 * EDGE);
  const height = cell * (rows + 2 * EDGE);
  context.save();
  context.globalAlpha = pressed;
  context.translate(x + width / 2, bottom - height / 2);
  context.rotate(-0.025);
  const scale = 1 + 0.5 * (1 - pressed);
  context.scale(scale, scale);
  context.translate(-width / 2, -height / 2);
  context.fillStyle = RED;
  context.beginPath();
  context.roundRect(0, 0, width, height, cell * 0.12);
  context.fill();
  context.strokeStyle = CARVED;
  context.lineWidth = cell * 0.035;
  context.strokeRect(cell * 0.1, cell * 0.1, width - cell * 0.2, height - cell * 0.2);
  context.fillStyle = CARVED;
  context.font = sealFont(cell * 0.94);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  lines.forEach((line, column) => {
    const centre = width - cell * (EDGE + column + 0.5);
    // A shorter line is spread over the same height.
    const step = (cell * rows) / line.length;
    line.forEach((character, row) => {
      const middle = cell * EDGE + step * (row + 0.5);
      context.fillText(character, centre, middle);
      // A knife cuts wider than a brush writes.
      context.strokeText(character, centre, middle);
    });
  });
  context.restore();
};

const sealFont = (size: number) => `500 ${size}px hanzi, serif`;

/** Waits until the typeface has the characters; one that has not come in time is in the device's own. */
export const loadSealFont = async (hanzi: string): Promise<void> => {
  await document.fonts.load(sealFont(SEAL.cell), `${hanzi}汉路`);
};
