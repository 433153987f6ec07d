import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { databaseNow } from '../schema/moment.ts';
import { leases } from '../schema/turns.ts';

/**
 * Takes a lease for some milliseconds by the database's clock, or prolongs one's own. Of several that
 * try exactly one has it, until it is over or given back.
 */
export const takeLease = async (
  db: Database,
  name: string,
  { holder, forMs }: { holder: string; forMs: number },
): Promise<boolean> => {
  const until = sql`${databaseNow} + ${forMs}`;
  const taken = await db
    .insert(leases)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, until },
      setWhere: sql`${leases.holder} = ${holder} OR ${leases.until} <= ${databaseNow}`,
    })
    .returning({ name: leases.name });
  return taken.length > 0;
};

/** Gives back a lease that is one's own; any other stays. */
export const giveLeaseBack = async (db: Database, name: string, holder: string): Promise<void> => {
  await db.delete(leases).where(and(eq(leases.name, name), eq(leases.holder, holder)));
};
