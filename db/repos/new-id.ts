import { sql } from 'drizzle-orm';

/** An id that the database makes, for a statement that may write several rows. */
export const newId = sql`lower(hex(randomblob(16)))`;
