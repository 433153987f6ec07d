import type { Happening } from '#src/learning/device/journal.ts';
import type { Answer } from './tones.machine.ts';

/**
 * What an answer tells the memory of each item in it (decision 096). Whoever hears a tone has not
 * been asked for the meaning, so it is never more than “hard”. What comes back in a round counts
 * once.
 */
export const gradesOf = ({ question, heard }: Answer): Happening[] => {
  if (question.isReturn) return [];
  let place = 0;
  return question.sounds.flatMap(({ item, tones }) => {
    const isRight = tones.every((tone, index) => tone === heard[place + index]);
    place += tones.length;
    return item ? [{ item, what: 'graded', skill: 'hear', grade: isRight ? 2 : 1 } as const] : [];
  });
};
