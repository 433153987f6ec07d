import type { Rule } from '../content.ts';
import { listIn, ofType, textIn } from '../walk.ts';

/** What a path can lead to, and the field by which an editor knows it. */
const NAMES = { phraseSection: 'title', dialogue: 'title', hanziLevel: 'title', festival: 'name' };

/** What is on no path is found only by those who look for it: no plan of a learner leads there. */
export const onSomePath: Rule = (content) => {
  const led = new Set(
    ofType(content, 'learningPath').flatMap((path) =>
      listIn(path, 'steps').map((step) => textIn(step['group'], '_ref')),
    ),
  );
  return Object.entries(NAMES).flatMap(([type, field]) =>
    ofType(content, type)
      .filter(({ _id }) => !led.has(_id))
      .map(({ _id }) => ({
        document: _id,
        field,
        message: 'is a step of no learning path, so no plan of a learner leads to it',
        severity: 'warning' as const,
      })),
  );
};
