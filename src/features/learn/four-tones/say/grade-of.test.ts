import { expect, test } from 'vitest';
import type { JudgedSyllable } from '#src/domain/pitch/judge.ts';
import { gradeOf } from './grade-of.ts';

const contour = { from: 0, to: 0.4, semitones: [], voiced: 1, brightness: 2 };
const judged = (...verdicts: JudgedSyllable['verdict'][]): JudgedSyllable[] =>
  verdicts.map((verdict) => ({
    expected: 1,
    contour,
    verdict,
    heard: undefined,
    because: undefined,
  }));

test.each([
  [['right'], 2],
  [['right', 'not-judged'], 2],
  [['right', 'wrong'], 1],
  [['unsure', 'wrong'], 1],
  [['right', 'unsure'], undefined],
  [['unsure'], undefined],
  [['not-judged'], undefined],
] as const)('%j is told as %s', (verdicts, grade) => {
  expect(gradeOf(judged(...verdicts))).toBe(grade);
});
