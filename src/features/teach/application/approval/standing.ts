import type { ApplicationState } from '#src/domain/tutors/states.ts';
import { isEdit, type Profile } from '../application.machine.ts';

/** Where a tutor stands, as one thing to be told. */
export type StandingKind =
  | 'draft'
  | 'submitted'
  | 'returned'
  | 'declined'
  | 'approved'
  /** Of a profile that everyone sees: being changed, waiting with changes, sent back. */
  | 'editing'
  | 'changes_submitted'
  | 'changes_returned'
  | 'suspended'
  | 'left';

/** Where a tutor stands by the state of the application and of what was approved before. */
export const standingKind = (state: ApplicationState, profile: Profile): StandingKind => {
  if (profile === 'suspended') return 'suspended';
  if (profile === 'left' && state === 'draft') return 'left';
  if (!isEdit(profile) || state === 'approved' || state === 'declined') return state;
  return (
    { draft: 'editing', submitted: 'changes_submitted', returned: 'changes_returned' } as const
  )[state];
};
