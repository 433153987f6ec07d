import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { DatabaseConfig } from '#src/lib/config.ts';

type Value =
  | { type: 'null' }
  | { type: 'integer'; value: string }
  | { type: 'float'; value: number }
  | { type: 'text'; value: string }
  | { type: 'blob'; base64: string };
type Sql = { sql?: string; sql_id?: number };
type Statement = Sql & { args?: Value[]; named_args?: { name: string; value: Value }[] };
type Condition =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and' | 'or'; conds: Condition[] };
type Batch = { steps: { condition?: Condition; stmt: Statement }[] };
type Request =
  | { type: 'close' }
  | { type: 'execute'; stmt: Statement }
  | { type: 'batch'; batch: Batch }
  | ({ type: 'sequence' | 'describe' } & Sql)
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'close_sql'; sql_id: number };
type Fault = { message: string; code: string };
type Result = ReturnType<typeof run>;

/** Texts that a client has stored, by its numbers. */
type Stream = {
  texts: Map<number, string>;
  /** Whether a statement finds the database busy. */
  isBusy: (sql: string) => boolean;
  expiry?: NodeJS.Timeout;
};

export type LibsqlServer = {
  config: DatabaseConfig & { authToken: string };
  /** By which a site finds it. */
  settings: Record<'DATABASE_URL' | 'DATABASE_AUTH_TOKEN', string>;
  /** How many requests came: journeys over the network. */
  asked: () => number;
  /** From now on about so many of the statements that write find the database busy; 0 none, 1 all. */
  busy: (share: number) => void;
  /** From now on nothing is answered. */
  fallSilent: () => void;
  /** May be called again. */
  close: () => Promise<void>;
};

type Options = {
  /** A file that outlives the server; in memory unless told. */
  path?: string;
  /** A free one unless told. */
  port?: number;
  /** As libSQL's own server has it; another engine behind the same protocol may not. */
  foreignKeys?: boolean;
};

const TOKEN = 'known-token';
/** Who leaves a transaction open for longer loses it, as with the real server. */
const IDLE_MS = 5_000;
/** What waits for nobody who writes. */
const READS = /^\s*(select|pragma|explain|rollback)/i;

/**
 * A server that speaks Hrana over HTTP (version 2, in JSON) as libSQL's own does, on one database:
 * an open transaction keeps all others waiting.
 */
export const startLibsqlServer = async ({
  path = ':memory:',
  port = 0,
  foreignKeys = true,
}: Options = {}): Promise<LibsqlServer> => {
  const db = new DatabaseSync(path, { enableForeignKeyConstraints: foreignKeys });
  const streams = new Map<string, Stream>();
  let owner: Stream | undefined;
  let waiting: (() => void)[] = [];
  let asked = 0;
  let busyShare = 0;
  let isSilent = false;

  const isBusy = (sql: string) => !READS.test(sql) && Math.random() < busyShare;

  const free = () => {
    if (db.isTransaction) db.exec('ROLLBACK');
    // Each stream is a connection to the real server, with settings of its own.
    db.exec(`PRAGMA foreign_keys = ${foreignKeys ? 'ON' : 'OFF'}`);
    owner = undefined;
    const next = waiting;
    waiting = [];
    for (const go of next) go();
  };

  const pipeline = async (baton: string | null, requests: Request[]) => {
    const stream =
      baton === null ? { texts: new Map<number, string>(), isBusy } : streams.get(baton);
    if (!stream) return undefined;
    if (baton !== null) streams.delete(baton);
    clearTimeout(stream.expiry);
    while (owner && owner !== stream) await new Promise<void>((go) => waiting.push(go));
    owner = stream;
    const results = requests.map((request) => answerTo(db, stream, request));
    const isOver = requests.some(({ type }) => type === 'close');
    if (isOver || !db.isTransaction) free();
    if (isOver) return { baton: null, base_url: null, results };
    const next = randomBytes(12).toString('base64url');
    streams.set(next, stream);
    stream.expiry = setTimeout(() => {
      streams.delete(next);
      if (owner === stream) free();
    }, IDLE_MS).unref();
    return { baton: next, base_url: null, results };
  };

  const server = createServer((request, response) => {
    asked += 1;
    if (isSilent) return;
    void handle(request, response).catch((error: unknown) =>
      send(response, 400, { message: String(error) }),
    );
  });
  // A process that was busy for a while must not write to a connection that is just being closed.
  server.keepAliveTimeout = 60_000;
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      return send(response, 401, { message: 'No token, or a wrong one', code: 'AUTH' });
    }
    if (request.method === 'GET' && request.url === '/v2') return send(response, 200, {});
    if (request.url !== '/v2/pipeline') return send(response, 404, { message: 'Not here' });
    const asks = (await json(request)) as { baton?: string | null; requests: Request[] };
    const reply = await pipeline(asks.baton ?? null, asks.requests);
    return send(response, reply ? 200 : 400, reply ?? { message: 'The stream has expired' });
  };

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const { port: own } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${own}`;
  return {
    config: { url, authToken: TOKEN },
    settings: { DATABASE_URL: url, DATABASE_AUTH_TOKEN: TOKEN },
    asked: () => asked,
    busy: (share) => {
      busyShare = share;
    },
    fallSilent: () => {
      isSilent = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (db.isOpen) db.close();
    },
  };
};

const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const answerTo = (db: DatabaseSync, stream: Stream, request: Request) => {
  try {
    return { type: 'ok', response: { type: request.type, ...replyTo(db, stream, request) } };
  } catch (error) {
    return { type: 'error', error: faultOf(error) };
  }
};

const replyTo = (db: DatabaseSync, stream: Stream, request: Request): object => {
  switch (request.type) {
    case 'close':
      return {};
    case 'execute':
      return { result: run(db, stream, request.stmt) };
    case 'batch':
      return { result: runBatch(db, stream, request.batch) };
    case 'sequence':
      db.exec(textOf(stream, request));
      return {};
    case 'describe':
      return { result: describe(db, textOf(stream, request)) };
    case 'store_sql':
      stream.texts.set(request.sql_id, request.sql);
      return {};
    case 'close_sql':
      stream.texts.delete(request.sql_id);
      return {};
  }
};

const textOf = ({ texts }: Stream, { sql, sql_id: id }: Sql): string => {
  const text = sql ?? (id === undefined ? undefined : texts.get(id));
  if (text === undefined) throw new Error('The statement was never stored');
  return text;
};

const run = (db: DatabaseSync, stream: Stream, asked: Statement) => {
  const sql = textOf(stream, asked);
  if (stream.isBusy(sql)) throw Object.assign(new Error('database is locked'), { errcode: 5 });
  const statement = db.prepare(sql);
  statement.setReadBigInts(true);
  statement.setReturnArrays(true);
  const named = Object.fromEntries(
    (asked.named_args ?? []).map(({ name, value }) => [name, toSql(value)]),
  );
  const args = (asked.args ?? []).map(toSql);
  const before = changesOf(db, 'total_changes');
  const found = statement.all(named, ...args) as unknown as unknown[][];
  const changed = changesOf(db, 'total_changes') === before ? 0 : changesOf(db, 'changes');
  const inserted = /^\s*insert/i.test(sql) && changed > 0;
  const row = inserted ? db.prepare('SELECT last_insert_rowid() AS id').get() : undefined;
  return {
    cols: statement.columns().map(({ name, type }) => ({ name, decltype: type })),
    rows: found.map((values) => values.map(fromSql)),
    affected_row_count: changed,
    last_insert_rowid: row ? String(row['id']) : null,
  };
};

const changesOf = (db: DatabaseSync, what: 'changes' | 'total_changes'): number =>
  Number(db.prepare(`SELECT ${what}() AS n`).get()?.['n']);

const describe = (db: DatabaseSync, sql: string) => ({
  params: [],
  cols: db
    .prepare(sql)
    .columns()
    .map(({ name, type }) => ({ name, decltype: type })),
  is_explain: /^\s*explain/i.test(sql),
  is_readonly: /^\s*(select|explain)/i.test(sql),
});

const runBatch = (db: DatabaseSync, stream: Stream, { steps }: Batch) => {
  const results: (Result | null)[] = [];
  const errors: (Fault | null)[] = [];
  const isMet = (condition: Condition): boolean => {
    switch (condition.type) {
      case 'ok':
        return Boolean(results[condition.step]);
      case 'error':
        return Boolean(errors[condition.step]);
      case 'not':
        return !isMet(condition.cond);
      case 'and':
        return condition.conds.every(isMet);
      case 'or':
        return condition.conds.some(isMet);
    }
  };
  for (const { condition, stmt } of steps) {
    results.push(null);
    errors.push(null);
    if (condition && !isMet(condition)) continue;
    try {
      results[results.length - 1] = run(db, stream, stmt);
    } catch (error) {
      errors[errors.length - 1] = faultOf(error);
    }
  }
  return { step_results: results, step_errors: errors };
};

/** The real server's names of SQLite's faults, by the number of their kind. */
const NAMES = new Map([
  [5, 'SQLITE_BUSY'],
  [13, 'SQLITE_FULL'],
  [19, 'SQLITE_CONSTRAINT'],
]);

const faultOf = (error: unknown): Fault => {
  const { message, errcode = 1 } = error as Error & { errcode?: number };
  // What is told more closely than by its kind has that in the higher bits.
  return {
    message: `SQLite error: ${message}`,
    code: NAMES.get(errcode & 255) ?? 'SQLITE_UNKNOWN',
  };
};

const toSql = (value: Value): SQLInputValue => {
  if (value.type === 'null') return null;
  if (value.type === 'integer') return BigInt(value.value);
  return value.type === 'blob' ? Buffer.from(value.base64, 'base64') : value.value;
};

const fromSql = (value: unknown): Value => {
  if (value === null) return { type: 'null' };
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) };
  if (typeof value === 'number') return { type: 'float', value };
  if (typeof value === 'string') return { type: 'text', value };
  return { type: 'blob', base64: Buffer.from(value as Uint8Array).toString('base64') };
};
