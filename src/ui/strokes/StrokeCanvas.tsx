import type { ReactNode, Ref } from 'react';
import { classes } from '#src/lib/html.ts';
import { CANVAS_SIZE } from './canvas-size.ts';
import { RiceGridLines } from './RiceGrid.tsx';

type Props = {
  canvasRef: Ref<SVGSVGElement>;
  /** What a screen reader calls the drawing. */
  label: string;
  /** What lies under the learner's strokes. */
  underneath?: ReactNode;
  /** Larger where the window has room. */
  isLarge?: boolean;
  /** What lies over the strokes, and lets the hand through. */
  children?: ReactNode;
  /** What stands in for the canvas while there is nothing to draw. */
  cover: ReactNode;
};

/** The square to draw in; `strokes.css` belongs to it. */
export const StrokeCanvas = ({ canvasRef, label, isLarge = false, cover, ...layers }: Props) => (
  <div
    className={classes(
      'relative mx-auto aspect-square w-full max-w-[304px] overflow-hidden rounded-xl border-2 border-line bg-paper stroke-paper',
      isLarge && 'lg:max-w-[clamp(304px,100svh-21rem,444px)]',
    )}
  >
    <svg
      ref={canvasRef}
      viewBox={`0 0 ${CANVAS_SIZE} ${CANVAS_SIZE}`}
      role="img"
      aria-label={label}
      className="stroke-canvas absolute inset-0 size-full touch-none"
    >
      <RiceGridLines size={CANVAS_SIZE} />
      {/* There from the start: the stage appends what is drawn behind it. */}
      <g>{layers.underneath}</g>
    </svg>
    {layers.children}
    {cover}
  </div>
);
