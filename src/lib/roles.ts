export const ROLES = ['admin', 'teacher', 'student'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Whether a role passes a check that names some roles: an admin passes every check, no role passes
 * none, and an empty list lets every role through (ACCOUNTS-7).
 */
export const passes = (role: Role | undefined, allowed: readonly Role[]): boolean =>
  role !== undefined && (role === 'admin' || allowed.length === 0 || allowed.includes(role));
