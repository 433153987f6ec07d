/** What somebody may choose to be; an admin is named in the configuration. */
export const CHOSEN_ROLES = ['teacher', 'student'] as const;
export type ChosenRole = (typeof CHOSEN_ROLES)[number];

export const ROLES = ['admin', ...CHOSEN_ROLES] as const;
export type Role = (typeof ROLES)[number];

const HOMES: Readonly<Record<Role, string>> = {
  admin: '/admin',
  teacher: '/tutor',
  student: '/student',
};

/** The path of the page that is a role's own, without its language. */
export const homeOfRole = (role: Role): string => HOMES[role];

/**
 * Whether a role passes a check that names some roles: an admin passes every check, no role passes
 * none, and an empty list lets every role through (ACCOUNTS-7).
 */
export const passes = (role: Role | undefined, allowed: readonly Role[]): boolean =>
  role !== undefined && (role === 'admin' || allowed.length === 0 || allowed.includes(role));

export const isChosenRole = (value: unknown): value is ChosenRole =>
  CHOSEN_ROLES.some((role) => role === value);
