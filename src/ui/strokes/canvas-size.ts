/** Width and height of the drawing canvas (STROKES-1). */
export const CANVAS_SIZE = 300;
/** The margin between the canvas and the square of a character. */
export const CANVAS_MARGIN = 20;
