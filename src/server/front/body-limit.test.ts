import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { request, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { siteOf, startFront } from './harness.ts';

const LIMIT = 1024 * 1024;

const nothing = () => ({ finished: 0, failed: 0, errors: [] as unknown[] });

/** A front whose handler answers with the number of bytes that it read. */
const countingFront = async (
  seen: ReturnType<typeof nothing>,
  options: { bodyPatienceMs?: number } = {},
) =>
  startFront({
    site: await siteOf({}),
    bodyLimit: LIMIT,
    ...options,
    onError: (error) => seen.errors.push(error),
    handler: async (req, res) => {
      try {
        let size = 0;
        for await (const chunk of req as AsyncIterable<Buffer>) size += chunk.length;
        seen.finished += 1;
        res.end(String(size));
      } catch {
        seen.failed += 1;
        res.writeHead(500, { 'content-type': 'text/plain' }).end('too late');
      }
    },
  });

test('a body up to the limit reaches the handler', async () => {
  const seen = nothing();
  await using front = await countingFront(seen);
  const send = Buffer.alloc(LIMIT);
  const declared = await front.ask('/', { method: 'POST', send });
  const streamed = await front.ask('/', {
    method: 'POST',
    send,
    headers: { 'transfer-encoding': 'chunked' },
  });
  expect([declared.body.toString(), streamed.body.toString()]).toEqual(
    Array(2).fill(String(LIMIT)),
  );
});

test('a declared body over the limit is refused before the handler sees it', async () => {
  const seen = nothing();
  await using front = await countingFront(seen);
  const answer = await front.ask('/', { method: 'POST', send: Buffer.alloc(20 * LIMIT) });
  expect([answer.status, answer.body.toString()]).toEqual([413, 'Content Too Large\n']);
  expect(seen).toEqual(nothing());
});

test('a streamed body over the limit is refused, and the handler never takes it for whole', async () => {
  const seen = nothing();
  await using front = await countingFront(seen);
  const answer = await front.ask('/', {
    method: 'POST',
    send: Buffer.alloc(LIMIT + 1),
    headers: { 'transfer-encoding': 'chunked' },
  });
  expect(answer.status).toBe(413);
  await expect.poll(() => seen).toEqual({ finished: 0, failed: 1, errors: [] });
});

test('a client that asks first is told before it sends', async () => {
  await using front = await countingFront(nothing());
  const ask = (length: number) =>
    new Promise<string>((resolve, reject) => {
      const outgoing = request({
        host: '127.0.0.1',
        port: front.port,
        method: 'POST',
        headers: { expect: '100-continue', 'content-length': length },
      });
      outgoing.on('continue', () => outgoing.end(Buffer.alloc(length)));
      outgoing.on('response', (incoming: IncomingMessage) => {
        incoming.resume();
        outgoing.destroy();
        resolve(String(incoming.statusCode));
      });
      outgoing.on('error', reject);
      outgoing.flushHeaders();
    });
  expect(await ask(LIMIT)).toBe('200');
  expect(await ask(LIMIT + 1)).toBe('413');
});

/** Sends a body in pieces, one every so many milliseconds, and answers what comes back. */
const dribble = async (port: number, pieces: number, everyMs: number) => {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString())).on('error', () => undefined);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 10\r\n\r\n');
  for (let sent = 0; sent < pieces; sent += 1) {
    socket.write('x');
    await wait(everyMs);
  }
  await ended;
  return said.split('\r\n')[0];
};

test('a body that comes byte by byte ends, and the handler never takes it for whole', async () => {
  const seen = nothing();
  await using front = await countingFront(seen, { bodyPatienceMs: 200 });
  expect(await dribble(front.port, 5, 100)).toBe('HTTP/1.1 408 Request Timeout');
  await expect.poll(() => seen).toEqual({ finished: 0, failed: 1, errors: [] });
});

test('a body that takes its time and comes whole is taken', async () => {
  const seen = nothing();
  await using front = await countingFront(seen, { bodyPatienceMs: 10_000 });
  expect(await dribble(front.port, 10, 20)).toBe('HTTP/1.1 200 OK');
  expect(seen.finished).toBe(1);
});
