import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { nextAddress, test } from './site.ts';

const VISITORS = 1_000;
const A_MINUTE_MS = 60_000;
/** How long somebody looks at a page. */
const LOOK_MS = { least: 1_000, more: 4_000 };
const PAGES = [
  '',
  'contents/articles/',
  'contents/articles/phrases-for-travel-survival-in-china/',
  'today/',
  'terms/',
  'login/',
];

type Met = { path: string; status: number; ms: number };

const ask = (port: number, path: string, agent: Agent, address: string) =>
  new Promise<Met>((resolve) => {
    const before = performance.now();
    const met = (status: number) => resolve({ path, status, ms: performance.now() - before });
    request(
      {
        ...{ host: '127.0.0.1', port, path, agent },
        headers: { 'X-Forwarded-For': address, 'Accept-Encoding': 'br' },
      },
      (answer) => {
        answer.on('data', () => undefined);
        answer.on('end', () => met(answer.statusCode ?? 0)).on('error', () => met(0));
      },
    )
      .on('error', () => met(0))
      .end();
  });

test(`${VISITORS} visitors for a minute are all served`, async ({ start }) => {
  const site = await start();
  const port = Number(new URL(site.url).port);
  const met: Met[] = [];
  const deadline = Date.now() + A_MINUTE_MS;
  const visit = async (number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const address = nextAddress();
    const lang = number % 2 === 0 ? 'ar' : 'en';
    // They do not all come at once.
    await wait((number / VISITORS) * LOOK_MS.more);
    for (let looks = number; Date.now() < deadline; looks += 1) {
      const path = `/${lang}/${PAGES[looks % PAGES.length]}`;
      for (const asked of [path, '/api/auth/user'])
        met.push(await ask(port, asked, agent, address));
      await wait(LOOK_MS.least + Math.random() * LOOK_MS.more);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visit(number)));
  const failed = met.filter(
    ({ path, status }) => status !== (path.startsWith('/api/') ? 401 : 200),
  );
  const times = met.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  const memory = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${site.pid()}/status`, 'utf8'))?.[1];
  console.log(
    `${met.length} answers; half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, all within ${at(1)} ms; memory ${Math.round(Number(memory) / 1024)} MB at most`,
  );
  expect(failed).toEqual([]);
  expect(met.length).toBeGreaterThan(VISITORS * 10);
});

const isWhole = (answer: string): boolean => {
  const [head = ''] = answer.split('\r\n\r\n', 1);
  const length = /^Content-Length: (\d+)$/im.exec(head)?.[1];
  const body = answer.slice(head.length + 4);
  return head.startsWith('HTTP/1.1 200 ') && body.length === Number(length);
};

test(`${VISITORS} who call while the server is held up are all taken, and answered after it`, async ({
  start,
}) => {
  const site = await start();
  const { port } = new URL(site.url);
  const pid = site.pid();
  if (pid === undefined) throw new Error('The site does not run.');
  process.kill(pid, 'SIGSTOP');
  let taken = 0;
  const said = Array.from({ length: VISITORS }, async () => {
    const socket = connect(Number(port), '127.0.0.1', () => (taken += 1)).setEncoding('latin1');
    socket.write('GET /ar/ HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
    let whole = '';
    for await (const text of socket) whole += String(text);
    return whole;
  });
  try {
    // A call that finds no place is repeated by the system after 1, 3, 7 and up to 63 s.
    await expect.poll(() => taken, { timeout: 30_000 }).toBe(VISITORS);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  const answers = await Promise.all(said);
  expect(answers.filter((text) => !isWhole(text))).toEqual([]);
});
