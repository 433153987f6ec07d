import { CANVAS_SIZE } from './canvas-size.ts';
import { CANVAS_MARGIN } from './stroke-stage.ts';

/** The square in which the data has its outlines: y grows upwards, its lower edge lies at -124. */
const SQUARE = { side: 1024, top: 900 };
const SCALE = (CANVAS_SIZE - 2 * CANVAS_MARGIN) / SQUARE.side;
const PLACE = `translate(${CANVAS_MARGIN} ${CANVAS_MARGIN + SQUARE.top * SCALE}) scale(${SCALE} ${-SCALE})`;

/** Outlines of strokes, faint, where the stage will draw them. */
export const StrokeOutlines = ({ outlines }: { outlines: readonly string[] }) => (
  <g transform={PLACE} fill="var(--line)">
    {outlines.map((outline) => (
      <path key={outline} d={outline} />
    ))}
  </g>
);
