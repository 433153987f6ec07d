import { CANVAS_MARGIN, CANVAS_SIZE } from '#src/ui/strokes/canvas-size.ts';

/** The picture that is kept, in pixels. */
export const PICTURE = { width: 1080, height: 1350 } as const;

/** A square, its corner at the upper left, in pixels of the picture. */
export type Square = { readonly x: number; readonly y: number; readonly side: number };

/** Where the character stands: clear of the cranes, and of the moon, which is as pale as its ink. */
export const CHARACTER: Square = { x: 138, y: 118, side: 540 };

/** What the visitor sees while writing: the character with the margin of the strokes' canvas. */
export const WINDOW: Square = (() => {
  const scale = CHARACTER.side / (CANVAS_SIZE - 2 * CANVAS_MARGIN);
  const margin = CANVAS_MARGIN * scale;
  return {
    x: CHARACTER.x - margin,
    y: CHARACTER.y - margin,
    side: CHARACTER.side + 2 * margin,
  };
})();

/** The lower corner of the seal that is next to the character. */
export const SEAL = { x: 700, bottom: 668, cell: 66 } as const;
