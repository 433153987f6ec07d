import { expect, test } from 'vitest';
import { APPLICATION_STATES, PROFILE_STATES } from '#src/domain/tutors/states.ts';
import { standingKind } from './standing.ts';

test.each([
  [undefined, ['draft', 'submitted', 'returned', 'approved', 'declined']],
  ['visible', ['editing', 'changes_submitted', 'changes_returned', 'approved', 'declined']],
  ['suspended', Array(5).fill('suspended')],
  ['left', ['left', 'submitted', 'returned', 'approved', 'declined']],
] as const)('with a profile that is %s, each state is told as it is', (profile, told) => {
  expect(PROFILE_STATES).toContain(profile ?? 'visible');
  expect(APPLICATION_STATES.map((state) => standingKind(state, profile))).toEqual(told);
});
