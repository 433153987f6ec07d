import { currentUser } from '#src/ui/current-user/current-user.ts';

/** `member`: a student or an admin, whose answers can be committed. No role is no member. */
export type Visitor = 'unknown' | 'anonymous' | 'member' | 'teacher';

const BY_ROLE = { admin: 'member', student: 'member', teacher: 'teacher' } as const;

/** `account` tells one signed-in person from another in this browser; undefined for a visitor. */
export type Recognised = { visitor: Visitor; account: string | undefined };

/** Who answers the questions. Where the role can't be asked, the server judges it at the commit. */
export const recogniseVisitor = async (): Promise<Recognised> => {
  const user = await currentUser().catch(() => undefined);
  const visitor = user?.role ? BY_ROLE[user.role] : 'anonymous';
  return { visitor, account: visitor === 'anonymous' ? undefined : user?.id };
};
