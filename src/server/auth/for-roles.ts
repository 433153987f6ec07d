import { passes, type Role } from '#src/domain/roles.ts';
import { fail, type Asked } from '../endpoint.ts';
import { tellRefusal } from './tell-refusal.ts';
import type { User } from './user.ts';

/** The failure that meets whoever none of these roles lets in; undefined for everyone else. */
export const refuseOthers =
  (allowed: readonly Role[]) =>
  ({ locals: { user } }: Asked['context']) => {
    if (!user) return fail('unauthenticated');
    if (passes(user.role, allowed)) return undefined;
    tellRefusal(user.role, allowed);
    return fail('forbidden');
  };

/** A use case for these roles alone, which is told who asks (ACCOUNTS-7). */
export const forRoles =
  <Input, Rest, Answer>(
    allowed: readonly Role[],
    useCase: (input: Input, user: User, request: Rest & Asked) => Promise<Answer>,
  ) =>
  async (input: Input, request: Rest & Asked) => {
    const { user } = request.context.locals;
    if (!user) return fail('unauthenticated');
    return refuseOthers(allowed)(request.context) ?? useCase(input, user, request);
  };
