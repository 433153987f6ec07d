import type { ReactNode, Ref } from 'react';
import { CANVAS_SIZE } from './canvas-size.ts';
import { RiceGridLines } from './RiceGrid.tsx';

type Props = {
  canvasRef: Ref<SVGSVGElement>;
  /** What a screen reader calls the drawing. */
  label: string;
  /** What lies under the learner's strokes. */
  underneath?: ReactNode;
  /** What stands in for the canvas while there is nothing to draw. */
  cover: ReactNode;
};

/** The square to draw in; `strokes.css` belongs to it. */
export const StrokeCanvas = ({ canvasRef, label, underneath, cover }: Props) => (
  <div className="relative mx-auto aspect-square w-full max-w-[304px] overflow-hidden rounded-xl border-2 border-line bg-paper">
    <svg
      ref={canvasRef}
      viewBox={`0 0 ${CANVAS_SIZE} ${CANVAS_SIZE}`}
      role="img"
      aria-label={label}
      className="stroke-canvas absolute inset-0 size-full touch-none"
    >
      <RiceGridLines size={CANVAS_SIZE} />
      {/* There from the start: the stage appends what is drawn behind it. */}
      <g>{underneath}</g>
    </svg>
    {cover}
  </div>
);
