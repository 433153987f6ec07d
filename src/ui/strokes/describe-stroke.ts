import { fill } from '#src/i18n/messages.ts';
import { strokeShape, type Point, type StrokeShape } from './stroke-shape.ts';
import type { StrokeWords } from './stroke-words.ts';

type Words = Pick<StrokeWords, 'shapes' | 'directions' | 'zones'>;

/** A stroke in words: “Turning: to the right, then downward. It starts at the top left.” */
export const describeStroke = (shape: StrokeShape, words: Words): string => {
  const { shapes, directions, zones } = words;
  const way =
    shape.kind === 'simple'
      ? shapes[shape.stroke]
      : fill(shapes.turning, {
          path: shape.path.map((direction) => directions[direction]).join(shapes.then),
        });
  const hooked = shape.hook
    ? fill(shapes.hooked, { shape: way, hook: directions[shape.hook] })
    : way;
  return fill(shapes.starting, { shape: hooked, zone: zones[shape.from] });
};

/** The same of the stroke that a median draws. */
export const describeMedian = (median: readonly Point[], words: Words): string =>
  describeStroke(strokeShape(median), words);
