import { useEffect, useRef } from 'react';
import type { BrushStroke } from './painting/brush.ts';
import { windowPainter, type Written } from './painting/paint.ts';
import type { Scenery } from './painting/scenery.ts';

/** How long the brush takes for a stroke. */
const STROKE_MS = 420;
/** How long the last stroke is looked at before the picture comes. */
const LOOK_MS = 500;
/** Sharper than this nobody sees a difference in ink. */
const MAX_PIXEL_RATIO = 2;

/** What is painted: the landscape and the strokes of one character. */
type Scene = { readonly scenery: Scenery; readonly strokes: readonly BrushStroke[] };

type Shown = {
  scene: Scene | undefined;
  /** Strokes that are to stand, of so many. */
  strokes: number;
  total: number;
  onPainted: () => void;
};

type Painting = { scene: Scene; paint: (written: Written) => void; written: number };

/**
 * A canvas on which the brush paints one stroke after the other until those that are written stand.
 * Without motion they stand at once (NAME-6).
 */
export const useBrush = ({ scene, strokes, total, onPainted }: Shown) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painting = useRef<Painting>(undefined);
  const listener = useRef(onPainted);
  useEffect(() => {
    listener.current = onPainted;
  });

  useEffect(() => {
    if (!scene || !canvas.current) return;
    if (painting.current?.scene !== scene || painting.current.written > strokes) {
      const side = Math.round(
        canvas.current.clientWidth * Math.min(devicePixelRatio, MAX_PIXEL_RATIO),
      );
      const paint = windowPainter(canvas.current, scene.strokes, scene.scenery, side);
      painting.current = { scene, paint, written: 0 };
    }
    const current = painting.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let [frame, last, look] = [0, performance.now(), 0];
    const step = (now: number) => {
      const more = Math.max(0, now - last) / STROKE_MS;
      last = now;
      current.written = isStill ? strokes : Math.min(strokes, current.written + more);
      const whole = Math.floor(current.written);
      current.paint({ strokes: whole, share: current.written - whole });
      if (current.written < strokes) frame = requestAnimationFrame(step);
      else if (strokes === total)
        look = window.setTimeout(() => listener.current(), isStill ? 0 : LOOK_MS);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(look);
    };
  }, [scene, strokes, total]);

  return canvas;
};
