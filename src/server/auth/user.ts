import type { Role } from '#src/domain/roles.ts';

/** Who is signed in, as requests see it (`context.locals.user`). */
export type User = {
  id: string;
  /** What the role checks see: `admin` for the addresses of ADMIN_EMAILS, else what was chosen. */
  role: Role | undefined;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
  /** Whether they ever asked for a lesson as a student. */
  hasLessons: boolean;
};
