import { useId } from 'react';
import { CANVAS_SIZE } from '#src/ui/strokes/canvas-size.ts';
import type { CharacterStrokes } from '#src/ui/strokes/stroke-data.ts';
import { STROKE_PLACE } from '#src/ui/strokes/stroke-place.ts';
import { dryStreaks } from './dry-brush.ts';
import type { Run } from './practice.machine.ts';

type Props = {
  character: CharacterStrokes;
  /** How much of it is drawn. */
  run: Pick<Run, 'strokes' | 'completed'>;
};

/** What makes strokes ink on paper: streaks of a drying brush, and a seal that lands on the whole. */
export const Ink = ({ character: { strokes, medians }, run }: Props) => {
  const id = useId();
  const { completed } = run;
  const drawn = strokes.slice(0, run.strokes);
  return (
    <div aria-hidden="true" className="ink">
      <svg viewBox={`0 0 ${CANVAS_SIZE} ${CANVAS_SIZE}`}>
        <g transform={STROKE_PLACE}>
          {completed && (
            <g className="ink-bleeding">
              {strokes.map((outline) => (
                <path key={outline} d={outline} />
              ))}
            </g>
          )}
          {drawn.map((outline, n) => (
            <g key={outline} className="ink-streaks">
              <clipPath id={`${id}${n}`}>
                <path d={outline} />
              </clipPath>
              <path d={dryStreaks(medians[n] ?? [])} clipPath={`url(#${id}${n})`} />
            </g>
          ))}
        </g>
      </svg>
      {completed && (
        <bdi lang="zh-Hans" className="ink-seal">
          好
        </bdi>
      )}
    </div>
  );
};
