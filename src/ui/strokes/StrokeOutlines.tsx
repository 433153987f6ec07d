import { STROKE_PLACE } from './stroke-place.ts';

/** Outlines of strokes, faint, where the stage will draw them. */
export const StrokeOutlines = ({ outlines }: { outlines: readonly string[] }) => (
  <g transform={STROKE_PLACE} fill="var(--line)">
    {outlines.map((outline) => (
      <path key={outline} d={outline} />
    ))}
  </g>
);
