import { integer } from 'drizzle-orm/sqlite-core';

/** A moment, stored in milliseconds since 1970. */
export const moment = () => integer({ mode: 'timestamp_ms' });
