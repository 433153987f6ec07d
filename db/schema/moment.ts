import { sql } from 'drizzle-orm';
import { integer } from 'drizzle-orm/sqlite-core';

/** A moment, stored in milliseconds since 1970. */
export const moment = () => integer({ mode: 'timestamp_ms' });

/** The database's own clock, in milliseconds, since those of several machines differ. */
export const databaseNow = sql<number>`cast(unixepoch('subsec') * 1000 AS integer)`;
