import { useEffect, useRef } from 'react';
import type { Loading } from '#src/ui/use-loaded.ts';
import type { Drawable } from './stroke-data.ts';
import type { Help, Stage } from './stroke-stage.ts';

type Shown = {
  loading: Loading<Drawable>;
  char: string;
  /** Strokes that are done. */
  strokes: number;
  completed: boolean;
  /** The same for as long as the canvas lives. */
  help: Help;
  /** Hear what was drawn. */
  onStroke: () => void;
  onMiss: (isBackwards: boolean) => void;
};

/** The stage on a canvas, showing a character as far as it is drawn once its strokes are loaded. */
export const useStage = ({ loading, char, strokes, completed, help, ...heard }: Shown) => {
  const canvas = useRef<SVGSVGElement>(null);
  const stage = useRef<Stage>(undefined);
  // The canvas outlives many characters and has to speak with the present one.
  const listeners = useRef(heard);
  useEffect(() => {
    listeners.current = heard;
  });

  useEffect(() => {
    if (loading.at !== 'ready' || !canvas.current) return;
    const { Writer, createStage, strokes: known } = loading.value;
    const made = createStage(Writer, canvas.current, known, help, {
      onStroke: () => listeners.current.onStroke(),
      onMiss: (isBackwards) => listeners.current.onMiss(isBackwards),
    });
    stage.current = made;
    return () => {
      stage.current = undefined;
      made.dispose();
    };
  }, [loading, help]);

  useEffect(() => {
    stage.current?.show({ char, strokes, completed });
  }, [loading, char, strokes, completed]);

  return { canvas, stage };
};
