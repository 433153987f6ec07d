import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { test } from './site.ts';

const CONNECTIONS = 300;
/** A byte comes as often as this, for ever. */
const BYTE_EVERY_MS = 500;
/** Node looks after connections every five seconds, and this machine has other work. */
const SLACK_MS = 15_000;

type Holder = { socket: Socket; said: string; openMs: number | undefined };

/** Opens a connection, says how it begins, and then sends a byte now and then until it is ended. */
const hold = (port: number, opening: string, byte: string): Holder => {
  const started = performance.now();
  const socket = connect(port, '127.0.0.1');
  const holder: Holder = { socket, said: '', openMs: undefined };
  socket.setEncoding('latin1').on('data', (text: string) => (holder.said += text));
  socket.on('error', () => undefined);
  socket.write(opening);
  const dribble = setInterval(() => socket.write(byte), BYTE_EVERY_MS);
  socket.once('close', () => {
    clearInterval(dribble);
    holder.openMs = performance.now() - started;
  });
  return holder;
};

for (const { what, opening, byte, patienceMs } of [
  {
    what: 'headers',
    opening: 'GET /ar/ HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ',
    byte: 'a',
    patienceMs: 15_000,
  },
  {
    what: 'bodies',
    opening:
      'POST /api/onboarding/start HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
    byte: ' ',
    patienceMs: 30_000,
  },
]) {
  test(`${CONNECTIONS} connections whose ${what} come byte by byte are ended, and others are served meanwhile`, async ({
    start,
    visitor,
  }) => {
    const site = await start();
    const port = Number(new URL(site.url).port);
    const holders = Array.from({ length: CONNECTIONS }, () => hold(port, opening, byte));
    const { request } = await visitor(site);
    const waits: number[] = [];
    const deadline = performance.now() + patienceMs + SLACK_MS;
    while (holders.some(({ openMs }) => openMs === undefined)) {
      expect(performance.now(), 'a connection is still held').toBeLessThan(deadline);
      const before = performance.now();
      for (const path of ['/ar/', '/api/health/live']) {
        expect((await request.get(path)).status()).toBe(200);
      }
      waits.push(performance.now() - before);
      await wait(100);
    }
    expect(new Set(holders.map(({ said }) => said.split('\r\n')[0]))).toEqual(
      new Set(['HTTP/1.1 408 Request Timeout']),
    );
    const longest = Math.max(...holders.map(({ openMs = 0 }) => openMs));
    console.log(
      `the longest was held for ${(longest / 1000).toFixed(1)} s, others waited ${Math.round(Math.max(...waits))} ms at most`,
    );
  });
}
