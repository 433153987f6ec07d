import type { Grade } from '#src/domain/learning/event.ts';
import type { JudgedSyllable } from '#src/domain/pitch/judge.ts';

/**
 * What the verdicts tell the memory of what was said; nothing where one is unsure and none is
 * wrong. Of a syllable the tone alone is judged, so it is never more than “hard” (decision 099).
 */
export const gradeOf = (syllables: readonly JudgedSyllable[]): Grade | undefined => {
  const verdicts = syllables.map(({ verdict }) => verdict);
  if (verdicts.includes('wrong')) return 1;
  return verdicts.includes('right') && !verdicts.includes('unsure') ? 2 : undefined;
};
