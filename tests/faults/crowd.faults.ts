import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
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
