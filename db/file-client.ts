import { ConnectionPool, Sqlite3Client } from '@libsql/client/sqlite3';
import { LRUCache } from 'lru-cache';

type Connection = ReturnType<ConnectionPool['acquireSync']>;
type Statement = ReturnType<Connection['prepare']>;

/** More than a busy site asks within minutes; what is asked of so and so many things differs by their number. */
const KEPT = 300;

/**
 * The driver's client for a file, with one connection, which keeps what it has prepared once
 * `keepStatements` was called: columns are those of the moment, and migrations change them
 * (decision 290).
 */
export const openFileClient = (path: string, waitMs: number) => {
  const pool = new KeepingPool(path, { timeout: waitMs }, 1);
  return {
    client: new Sqlite3Client(pool, 'number'),
    keepStatements: () => {
      pool.keeps = true;
    },
  };
};

class KeepingPool extends ConnectionPool {
  keeps = false;
  #known = new WeakSet<Connection>();

  override acquireSync(forTransaction?: boolean): Connection {
    const connection = super.acquireSync(forTransaction);
    if (this.keeps && !this.#known.has(connection)) {
      this.#known.add(connection);
      keepStatementsOf(connection);
    }
    return connection;
  }
}

/** Each query runs to its end before the next one, so that a statement is never in two hands. */
const keepStatementsOf = (connection: Connection): void => {
  const prepare = connection.prepare.bind(connection);
  const kept = new LRUCache<string, Statement>({ max: KEPT });
  const prepareOnce = (sql: string): Statement => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = answeringAtOnce(prepare(sql));
    kept.set(sql, statement);
    return statement;
  };
  Object.assign(connection, { prepare: prepareOnce });
};

/**
 * The client says anew each time which form it wants, asks for the columns, and finds out by an
 * error that there are none.
 */
const answeringAtOnce = (statement: Statement): Statement => {
  if (!statement.reader) return Object.assign(statement, { raw: refuseRows });
  const columns = statement.raw(true).safeIntegers(true).columns();
  const asItIs = () => statement;
  return Object.assign(statement, { columns: () => columns, raw: asItIs, safeIntegers: asItIs });
};

const noRows = new TypeError('The statement returns no rows.');
const refuseRows = (): never => {
  throw noRows;
};
