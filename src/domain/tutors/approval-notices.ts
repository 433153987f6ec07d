/** What tutors are told by mail of their application and of what an admin does about them. */
export const TUTOR_NOTICES = [
  'received',
  'approved',
  'returned',
  'declined',
  'reopened',
  'suspended',
  'restored',
  'role_corrected',
] as const;
export type TutorNotice = (typeof TUTOR_NOTICES)[number];
