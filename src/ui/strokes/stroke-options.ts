import { describeStroke } from './describe-stroke.ts';
import { strokeShape, type Point, type SimpleStroke } from './stroke-shape.ts';
import type { StrokeWords } from './stroke-words.ts';

export type StrokeOption = { readonly text: string; readonly isRight: boolean };

const OPTIONS = 3;

/** Strokes that may stand beside the right one where a character has too few others. */
const ORDINARY = [
  'horizontal',
  'vertical',
  'left-falling',
  'right-falling',
  'dot',
] as const satisfies SimpleStroke[];

/**
 * The next stroke in words among others, for whoever writes without drawing. The others are the
 * character's own as far as it has different ones; the same stroke gets the same order each time.
 */
export const strokeOptions = (
  medians: readonly (readonly Point[])[],
  next: number,
  words: StrokeWords,
): StrokeOption[] => {
  const shapes = medians.map(strokeShape);
  const shape = shapes[next];
  if (!shape) return [];
  const right = describeStroke(shape, words);
  const own = [...shapes.slice(next + 1), ...shapes.slice(0, next)];
  const isOwn = (stroke: SimpleStroke) =>
    shapes.some((one) => one.kind === 'simple' && one.stroke === stroke);
  const ordinary = ORDINARY.filter((stroke) => !isOwn(stroke)).map(
    (stroke) => ({ kind: 'simple', stroke, from: shape.from, hook: undefined }) as const,
  );
  const texts = [...own, ...ordinary].map((other) => describeStroke(other, words));
  const others = [...new Set(texts)].filter((text) => text !== right).slice(0, OPTIONS - 1);
  const place = (next + medians.length) % OPTIONS;
  return [...others.slice(0, place), right, ...others.slice(place)].map((text) => ({
    text,
    isRight: text === right,
  }));
};
