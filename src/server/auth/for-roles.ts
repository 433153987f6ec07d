import type { APIContext } from 'astro';
import { passes, type Role } from '#src/domain/roles.ts';
import { fail } from '../endpoint.ts';
import { tellRefusal } from './tell-refusal.ts';
import type { User } from './user.ts';

type Visit = Pick<APIContext, 'locals'>;

/** The failure that meets whoever none of these roles lets in; undefined for everyone else. */
export const refuseOthers =
  (allowed: readonly Role[]) =>
  ({ locals: { user } }: Visit) => {
    if (!user) return fail('unauthenticated');
    if (passes(user.role, allowed)) return undefined;
    tellRefusal(user.role, allowed);
    return fail('forbidden');
  };

/** A use case for these roles alone, which is told who asks (ACCOUNTS-7). */
export const forRoles =
  <Input, Rest extends { context: Visit }, Answer>(
    allowed: readonly Role[],
    useCase: (input: Input, user: User, request: Rest) => Promise<Answer>,
  ) =>
  async (input: Input, request: Rest) => {
    const { user } = request.context.locals;
    if (!user) return fail('unauthenticated');
    return refuseOthers(allowed)(request.context) ?? useCase(input, user, request);
  };
