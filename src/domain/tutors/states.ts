/** The working copy of a tutor: written by them, judged by admins (APPROVAL-1). */
export const APPLICATION_STATES = [
  'draft',
  'submitted',
  'returned',
  'approved',
  'declined',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** What moves an application from one state to another. */
export const APPLICATION_ACTS = [
  'submitted',
  'returned',
  'approved',
  'declined',
  /** An admin takes an approval up again. */
  'reopened',
  /** An approved tutor begins to change the profile, or lets what was begun go. */
  'edited',
  'discarded',
  /** Whoever was declined begins again. */
  'renewed',
  'left',
] as const;
export type ApplicationAct = (typeof APPLICATION_ACTS)[number];

/** The approved version of a tutor: shown, hidden by an admin, or given up by the tutor. */
export const PROFILE_STATES = ['visible', 'suspended', 'left'] as const;
export type ProfileState = (typeof PROFILE_STATES)[number];
