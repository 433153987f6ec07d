import { fillPlaceholders, type Query } from 'drizzle-orm';
import type { InValue } from '@libsql/client';
import type { Database } from './client.ts';

/** A query of every request, built once for a database instead of each time it is asked. */
export const prepared = <T>(build: (db: Database) => T): ((db: Database) => T) => {
  const built = new WeakMap<Database, T>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
};

/** What a transaction of several runs. */
export type Statement = { sql: string; args: InValue[] };

/** A prepared query with its values, for a transaction: the library's own takes no placeholders. */
export const withValues = (
  query: { getQuery: () => Query },
  values: Record<string, unknown>,
): Statement => {
  const { sql, params } = query.getQuery();
  return { sql, args: fillPlaceholders(params, values) as InValue[] };
};
