/** Width and height of the drawing canvas (STROKES-1). */
export const CANVAS_SIZE = 300;
