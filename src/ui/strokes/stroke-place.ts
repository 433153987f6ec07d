import { CANVAS_MARGIN, CANVAS_SIZE } from './canvas-size.ts';

/** The square in which the data has its outlines: y grows upwards, its lower edge lies at -124. */
const SQUARE = { side: 1024, top: 900 };
const SCALE = (CANVAS_SIZE - 2 * CANVAS_MARGIN) / SQUARE.side;

/** From the data's square to where the stage draws it on the canvas, as the transform of an SVG. */
export const STROKE_PLACE = `translate(${CANVAS_MARGIN} ${CANVAS_MARGIN + SQUARE.top * SCALE}) scale(${SCALE} ${-SCALE})`;
