/**
 * What an event costs where nothing is asked of it: node:http reads it, and libSQL keeps its bytes,
 * those of a turn in one commit as ours are. Called with a port and a file that is not there yet.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { openFileClient } from '#db/file-client.ts';

const LOCK_WAIT_MS = 2_000;
const INSERT = 'INSERT INTO event (body) VALUES (?)';
const ANSWER = '{"taken":[true]}';

const [, , port = '', file = ''] = process.argv;
const { client, keepStatements } = openFileClient(file, LOCK_WAIT_MS);
await client.executeMultiple(`
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE event (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
`);
keepStatements();

let waiting: { body: string; answer: () => void }[] = [];

const commit = async () => {
  const turn = waiting;
  waiting = [];
  await client.batch(
    turn.map(({ body }) => ({ sql: INSERT, args: [body] })),
    'write',
  );
  for (const { answer } of turn) answer();
};

createServer((req, res) => {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': ANSWER.length };
  const answer = () => res.writeHead(200, headers).end(ANSWER);
  if (req.method !== 'POST') return void answer();
  void text(req).then((body) => {
    if (waiting.length === 0) setImmediate(() => void commit());
    waiting.push({ body, answer });
  });
}).listen(Number(port), '127.0.0.1');
