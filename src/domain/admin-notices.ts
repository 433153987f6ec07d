/**
 * What admins are told by mail: of an application, the first or a later one, of changes to a
 * profile, or that the two of a lesson tell differently how it went.
 */
export const ADMIN_NOTICES = ['application_arrived', 'changes_arrived', 'quarrel'] as const;
export type AdminNotice = (typeof ADMIN_NOTICES)[number];
