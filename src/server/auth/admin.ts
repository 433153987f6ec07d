import type { ChosenRole, Role } from '#src/domain/roles.ts';

/**
 * The role of someone: admin for the addresses of the configuration, given that the issuer has
 * verified the address, else what they chose (ACCOUNTS-8).
 */
export const adminOr = (
  adminEmails: readonly string[],
  { email, emailVerified }: { email: string | null; emailVerified: boolean },
  chosen: ChosenRole | null | undefined,
): Role | undefined =>
  emailVerified && email !== null && adminEmails.includes(email.toLowerCase())
    ? 'admin'
    : (chosen ?? undefined);
