import { paintStroke, type BrushStroke } from './brush.ts';
import { CHARACTER, PICTURE, WINDOW } from './places.ts';
import { cssColour, type Scenery } from './scenery.ts';
import { paintSeal } from './seal.ts';

/** The ink of the brush lets a little of the sky through. */
const INK_ALPHA = 0.94;

const contextOf = (canvas: HTMLCanvasElement, width: number, height: number) => {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas');
  return context;
};

/** How far the character is written: whole strokes, and a share of the next one. */
export type Written = { readonly strokes: number; readonly share: number };

/**
 * Makes what paints the sky of the window on a canvas, `side` pixels wide. Strokes that are whole are
 * kept on a sheet, so that only the one under the brush is painted anew.
 */
export const windowPainter = (
  canvas: HTMLCanvasElement,
  strokes: readonly BrushStroke[],
  { picture, ink }: Scenery,
  side: number,
) => {
  const context = contextOf(canvas, side, side);
  const sheet = contextOf(document.createElement('canvas'), side, side);
  const scale = side / WINDOW.side;
  const place = {
    x: (CHARACTER.x - WINDOW.x) * scale,
    y: (CHARACTER.y - WINDOW.y) * scale,
    side: CHARACTER.side * scale,
  };
  const colour = cssColour(ink, INK_ALPHA);
  sheet.drawImage(picture, WINDOW.x, WINDOW.y, WINDOW.side, WINDOW.side, 0, 0, side, side);
  let kept = 0;
  return (written: Written) => {
    for (; kept < written.strokes; kept += 1) {
      const stroke = strokes[kept];
      if (stroke) paintStroke(sheet, stroke, { place, progress: 1, ink: colour });
    }
    context.drawImage(sheet.canvas, 0, 0);
    const stroke = strokes[written.strokes];
    if (stroke && written.share > 0)
      paintStroke(context, stroke, { place, progress: written.share, ink: colour });
  };
};

/** Makes what paints the picture on a canvas, with its seal as far as it is pressed. */
export const picturePainter = (
  canvas: HTMLCanvasElement,
  strokes: readonly BrushStroke[],
  { picture, ink }: Scenery,
  hanzi: string,
) => {
  const { width, height } = PICTURE;
  const context = contextOf(canvas, width, height);
  const sheet = contextOf(document.createElement('canvas'), width, height);
  sheet.drawImage(picture, 0, 0, width, height);
  const colour = cssColour(ink, INK_ALPHA);
  for (const stroke of strokes)
    paintStroke(sheet, stroke, { place: CHARACTER, progress: 1, ink: colour });
  paintSignature(sheet, cssColour(ink, 0.8));
  return (pressed: number) => {
    context.drawImage(sheet.canvas, 0, 0);
    paintSeal(context, hanzi, pressed);
  };
};

/** Where the picture comes from, small, at its foot. */
const paintSignature = (context: CanvasRenderingContext2D, colour: string) => {
  context.font = "500 30px 'Readex Pro', hanzi, sans-serif";
  context.direction = 'ltr';
  context.textAlign = 'center';
  context.fillStyle = colour;
  context.fillText('هانلو · Hanlu 汉路', PICTURE.width / 2, PICTURE.height - 44);
};

/** The picture as a file. */
export const pictureFile = async (canvas: HTMLCanvasElement): Promise<File> => {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
  });
  if (!blob) throw new Error('The canvas gave no picture');
  return new File([blob], 'hanlu.jpg', { type: blob.type });
};
