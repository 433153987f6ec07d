/** What admins do to others, as it is written down (decision 151). */
export const ADMIN_ACTS = [
  'application_approved',
  'application_returned',
  'application_declined',
  'application_reopened',
  'tutor_suspended',
  'tutor_restored',
  'role_corrected',
  'lesson_settled',
  'lesson_called_off',
] as const;
export type AdminActKind = (typeof ADMIN_ACTS)[number];

/** Whom or what an act is about: an account or a lesson, by its id. */
export const ACT_SUBJECTS = ['account', 'lesson'] as const;
export type ActSubject = (typeof ACT_SUBJECTS)[number];
