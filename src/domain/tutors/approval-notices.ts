/** What tutors are told by mail of their application and of what an admin does about them. */
export const TUTOR_NOTICES = [
  'received',
  'approved',
  'returned',
  'declined',
  'reopened',
  'suspended',
  'restored',
] as const;
export type TutorNotice = (typeof TUTOR_NOTICES)[number];

/** What admins are told: of an application, the first or a later one, or of changes to a profile. */
export const ADMIN_NOTICES = ['application_arrived', 'changes_arrived'] as const;
export type AdminNotice = (typeof ADMIN_NOTICES)[number];
