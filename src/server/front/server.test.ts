import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import { siteOf, startFront } from './harness.ts';

const site = await siteOf({ 'index.html': 'x' });
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 30));

test('closing lets a slow answer finish and accepts nothing new', async () => {
  let finish = (): void => undefined;
  let started = (): void => undefined;
  const inFlight = new Promise<void>((resolve) => (started = resolve));
  await using front = await startFront({
    site,
    handler: (_req, res) => {
      finish = () => res.end('slow but whole');
      started();
    },
  });
  const slow = front.ask('/slow');
  await inFlight;
  const closed = front.close();
  await nextTurn();
  await expect(front.ask('/')).rejects.toThrow('ECONNREFUSED');
  let isClosed = false;
  void closed.then(() => (isClosed = true));
  await nextTurn();
  expect(isClosed).toBe(false);
  finish();
  expect((await slow).body.toString()).toBe('slow but whole');
  await closed;
});

test('who calls as the closing begins is still answered', async () => {
  await using front = await startFront({ site });
  const answers = Array.from({ length: 20 }, () => front.ask('/'));
  const closed = front.close();
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
  await closed;
});

test('closing does not wait for idle connections', async () => {
  const agent = new Agent({ keepAlive: true });
  await using front = await startFront({ site });
  await front.ask('/', { agent });
  const before = performance.now();
  await front.close();
  expect(performance.now() - before).toBeLessThan(5_000);
  agent.destroy();
});

test('a connection ends with its answer, even one that was promised to stay open', async () => {
  let finish = (): void => undefined;
  let started = (): void => undefined;
  const inFlight = new Promise<void>((resolve) => (started = resolve));
  const agent = new Agent({ keepAlive: true });
  await using front = await startFront({
    site,
    handler: (_req, res) => {
      res.writeHead(200, { 'content-type': 'image/png' }).write('first ');
      finish = () => res.end('last');
      started();
    },
  });
  const slow = front.ask('/slow', { agent });
  await inFlight;
  const before = performance.now();
  const closed = front.close();
  finish();
  expect((await slow).body.toString()).toBe('first last');
  await closed;
  expect(performance.now() - before).toBeLessThan(5_000);
  agent.destroy();
});

test('what does not finish in time is cut off', async () => {
  let started = (): void => undefined;
  const inFlight = new Promise<void>((resolve) => (started = resolve));
  await using front = await startFront({ site, handler: () => started() });
  const endless = front.ask('/endless').catch((error: Error) => error.message);
  await inFlight;
  await front.close(50);
  expect(await endless).toBe('socket hang up');
});

test('closing twice is closing once', async () => {
  await using front = await startFront({ site });
  expect(front.close()).toBe(front.close());
});

test('a port in use is reported to the caller', async () => {
  await using front = await startFront({ site });
  const second = await startFront({ site });
  await second.close();
  await expect(second.listen(front.port, '127.0.0.1')).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('the site is swapped under load without a dropped or mixed answer', async () => {
  const sites = await Promise.all(
    ['a', 'b'].map((letter) => siteOf({ 'index.html': letter.repeat(5_000) })),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  await using front = await startFront({ site });
  let swaps = 0;
  const swapping = setInterval(() => {
    const next = sites[swaps++ % 2];
    if (next) front.replace(next);
  }, 1);
  const bodies = await Promise.all(
    Array.from({ length: 400 }, async () => {
      const { status, body } = await front.ask('/', { agent });
      return `${status} ${[...new Set(body.toString())].join('')}`;
    }),
  );
  clearInterval(swapping);
  agent.destroy();
  expect(swaps).toBeGreaterThan(2);
  expect(bodies.filter((body) => !['200 x', '200 a', '200 b'].includes(body))).toEqual([]);
  expect(new Set(bodies).size).toBeGreaterThan(1);
});
