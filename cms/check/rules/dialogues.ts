import type { Rule } from '../content.ts';
import { listIn, ofType, textIn } from '../walk.ts';

/** So few lines are no part to play. */
const LEAST = 3;

/** A dialogue has two sides to play: each person says three lines or more (DIALOGUES-1). */
export const twoSides: Rule = (content) =>
  ofType(content, 'dialogue').flatMap((dialogue) => {
    const lines = listIn(dialogue, 'lines');
    return (['first', 'second'] as const).flatMap((who) => {
      const said = lines.filter((line) => textIn(line, 'who') === who).length;
      if (said >= LEAST) return [];
      const name = textIn(dialogue, `${who}Role`);
      const message = `“${name}” must say at least ${LEAST} lines to be a part that can be played`;
      return [{ document: dialogue._id, field: 'lines', message }];
    });
  });
