import { randomUUID } from 'node:crypto';
import { desc, eq, and, sql } from 'drizzle-orm';
import type { ActSubject } from '#src/domain/admin-acts.ts';
import type { Database } from '../client.ts';
import { adminActs } from '../schema/admin.ts';
import { users } from '../schema/users.ts';

type StoredAct = typeof adminActs.$inferSelect;

export type AdminAct = Pick<StoredAct, 'act' | 'about' | 'aboutId' | 'at'> & {
  /** Where the statements behind it look for it. */
  id?: string;
  adminId: string;
  detail?: string | undefined;
  reason?: string | undefined;
};

/**
 * The statement that writes an act down, for the batch of the change itself: right behind the
 * statement that changes something, and written only where that one did.
 */
export const actOfChange = (
  db: Database,
  { id = randomUUID(), adminId, act, about, aboutId, detail, reason, at }: AdminAct,
) =>
  db.run(sql`INSERT INTO admin_acts (id, admin_id, act, about, about_id, detail, reason, at)
    SELECT ${id}, ${adminId}, ${act}, ${about}, ${aboutId}, ${detail ?? null},
      ${reason ?? null}, ${at.getTime()}
    WHERE changes() > 0`);

export type RecordedAct = Pick<StoredAct, 'act' | 'detail' | 'reason' | 'at'> & {
  /** The admin's address. */
  admin: string | null;
};

/** What admins did about an account or a lesson, newest first. */
export const actsAbout = (
  db: Database,
  about: ActSubject,
  aboutId: string,
): Promise<RecordedAct[]> =>
  db
    .select({
      act: adminActs.act,
      detail: adminActs.detail,
      reason: adminActs.reason,
      at: adminActs.at,
      admin: users.email,
    })
    .from(adminActs)
    .leftJoin(users, eq(users.id, adminActs.adminId))
    .where(and(eq(adminActs.about, about), eq(adminActs.aboutId, aboutId)))
    .orderBy(desc(adminActs.at));
