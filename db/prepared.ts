import type { Database } from './client.ts';

/** A query of every request, built once for a database instead of each time it is asked. */
export const prepared = <Query>(build: (db: Database) => Query): ((db: Database) => Query) => {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
};
