import type { Role } from '#src/domain/roles.ts';

/** Logs that a role was not enough; without who it was, since the log names nobody (OPERATION-13). */
export const tellRefusal = (role: Role | undefined, required: readonly Role[]): void =>
  console.info(`Refused: ${role ?? 'no role yet'}, where ${required.join(' or ')} is needed`);
