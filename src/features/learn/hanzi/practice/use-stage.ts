import { useEffect, useRef } from 'react';
import type { Loading } from '#src/ui/use-loaded.ts';
import { createStage, type Stage } from '../drawing/stroke-stage.ts';
import type { LoadedLevel } from '../levels/load-level.ts';
import type { PracticeEvent, Run } from './practice.machine.ts';

type Shown = {
  loading: Loading<LoadedLevel>;
  char: string;
  run: Run;
  /** Hears what was drawn. */
  onDrawn: (event: PracticeEvent, isBackwards?: boolean) => void;
};

/** The stage on a canvas, showing the character of a run once its level is loaded. */
export const useStage = ({ loading, char, run, onDrawn }: Shown) => {
  const canvas = useRef<SVGSVGElement>(null);
  const stage = useRef<Stage>(undefined);
  // The canvas outlives many characters and has to speak with the present one.
  const drawn = useRef(onDrawn);
  useEffect(() => {
    drawn.current = onDrawn;
  });

  useEffect(() => {
    if (loading.at !== 'ready' || !canvas.current) return;
    const made = createStage(loading.value.Writer, canvas.current, loading.value.strokes, {
      onStroke: () => drawn.current({ type: 'strokeTraced' }),
      onMiss: (isBackwards) => drawn.current({ type: 'strokeMissed' }, isBackwards),
    });
    stage.current = made;
    return () => {
      stage.current = undefined;
      made.dispose();
    };
  }, [loading]);

  useEffect(() => {
    stage.current?.show({ char, strokes: run.strokes, completed: run.completed });
  }, [loading, char, run]);

  return { canvas, stage };
};
