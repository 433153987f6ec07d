import type { Role } from '#src/domain/roles.ts';

const HOMES: Readonly<Record<Role, string>> = {
  admin: '/admin',
  teacher: '/teacher-onboarding',
  student: '/student',
};

/** The path of the page that is a role's own, without its language. */
export const homeOfRole = (role: Role): string => HOMES[role];
