/**
 * `npm run bench -- server` holds the built server against nginx, node:http and the disk of the same
 * machine, in turns within one run. Time is the processor's, as the kernel counts it for the process
 * that answers, so that what else the machine does hardly counts. It needs Linux, and nginx
 * (Debian: nginx-light) beside us.
 */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from 'autocannon';
import { v7 as newId } from 'uuid';
import { closeSharedDatabase, database } from '#db/client.ts';
import { characterId } from '#src/domain/learning/item.ts';
import { serveBuiltSite, type BuiltSite } from '../../built-site.ts';
import { signInStudents, type Person } from '../people.ts';
import { processorMs, residentMb, sendLoad } from './load.ts';
import { gzipAsSmall, startBareInserts, startBareNode, startNginx } from './peers.ts';

const ROUNDS = 5;
/** How many connections ask at once, for what is quick and for pages made on demand. */
const CONNECTIONS = 32;
const PAGE_CONNECTIONS = 8;
/** So many for each connection, so that what one of them does comes in its order, as from a device. */
const STUDENTS = 6 * CONNECTIONS;
/**
 * Requests of one kind: first to warm up, then in a round. V8 goes on compiling what runs often for
 * 20,000 requests and more, in this time of the process.
 */
const REQUESTS = {
  ours: { warmUp: 30_000, round: 10_000 },
  /** Quicker than ours, and as long under way. */
  peer: { warmUp: 30_000, round: 40_000 },
  pages: { warmUp: 400, round: 600 },
} as const;
const INSERTS = { warmUp: 10_000, rounds: 5, round: 2_000 } as const;
/** How often the disk is asked to make a page of a file durable. */
const SYNCS = 500;
const PAGE_BYTES = 4_096;
/** Parts of the run after which the memory is read. */
const MEMORY = { parts: 5, part: 40_000 } as const;

const GOALS = {
  nginx: 0.4,
  node: 0.08,
  pagesPerCoreSecond: 250,
  fdatasync: 0.3,
  memoryMb: 250,
  /** What memory may grow by between the first and the last part of the run. */
  flatMb: 10,
} as const;

type Row = { what: string; ours: string; peer: string; result: string; goal: string; met: boolean };
type Bench = (site: BuiltSite, people: readonly Person[]) => Promise<Row[]>;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

type Asked = { url: string; pid: number; path: string };

/**
 * Ours and a peer's answers in turns: the ratio of what each takes of the processor for a request.
 * `floor` is held against the peer as well, where it says how far ours could come.
 */
const ratioTo = async (
  what: string,
  goal: number,
  ours: Asked & { headers: Record<string, string> },
  peer: Asked,
  floor?: Asked,
): Promise<Row> => {
  const turn = { connections: CONNECTIONS, headers: ours.headers };
  const askers = [
    { of: ours, ...REQUESTS.ours },
    { of: peer, ...REQUESTS.peer },
    ...(floor ? [{ of: floor, ...REQUESTS.ours }] : []),
  ].map(({ of: { url, pid, path }, warmUp, round }) => ({
    ask: (amount: number) => sendLoad({ ...turn, pid, url: url + path, amount }),
    times: [] as number[],
    ...{ warmUp, round },
  }));
  for (const { ask, warmUp } of askers) await ask(warmUp);
  for (let turns = 0; turns < ROUNDS; turns += 1) {
    for (const { ask, round, times } of askers) times.push((await ask(round)).cpuMs);
  }
  const [own = NaN, others = NaN, least] = askers.map(({ times }) => median(times));
  const bestPossible = least ? `, node:http alone ${(others / least).toFixed(2)} ×` : '';
  return {
    what,
    ours: `${own.toFixed(3)} ms`,
    peer: `${others.toFixed(3)} ms`,
    result: `${(others / own).toFixed(3)} ×${bestPossible}`,
    goal: `≥ ${goal} ×`,
    met: others / own >= goal,
  };
};

const staticPages: Bench = async ({ url, pid }) => {
  const paths = ['/ar/terms/', '/ar/'];
  const nginx = await startNginx(paths.map((path) => `${path}index.html`));
  const rows: Row[] = [];
  for (const path of paths) {
    const headers = { 'accept-encoding': 'gzip' };
    const page = await readFile(join('dist/client', path, 'index.html'));
    const bare = await startBareNode(gzipAsSmall(page), 'text/html');
    rows.push(
      await ratioTo(
        `${path} beside nginx`,
        GOALS.nginx,
        { url, pid, path, headers },
        { ...nginx, path: `${path}index.html` },
        { ...bare, path },
      ),
    );
    await bare.stop();
  }
  await nginx.stop();
  return rows;
};

const whoIsSignedIn: Bench = async ({ url, pid }, [person]) => {
  const { headers } = person ?? { headers: {} };
  const path = '/api/auth/user';
  const body = await (await fetch(url + path, { headers })).arrayBuffer();
  const bare = await startBareNode(Buffer.from(body), 'application/json');
  const row = await ratioTo(
    `${path} beside node:http`,
    GOALS.node,
    { url, pid, path, headers },
    { ...bare, path },
  );
  await bare.stop();
  return [row];
};

const pagesOnDemand: Bench = async ({ url, pid }, people) => {
  const rows: Row[] = [];
  for (const path of ['/ar/tutors', '/ar/student', '/ar/lessons']) {
    const asBrowsers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const requests = people.map(({ headers }): Request => ({
      path,
      headers: { ...headers, ...asBrowsers },
    }));
    const turn = { url, pid, connections: PAGE_CONNECTIONS, requests };
    const ask = (amount: number) => sendLoad({ ...turn, amount });
    await ask(REQUESTS.pages.warmUp);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push((await ask(REQUESTS.pages.round)).cpuMs);
    const cpuMs = median(times);
    const perCore = 1000 / cpuMs;
    rows.push({
      what: `${path}, made on demand`,
      ours: `${cpuMs.toFixed(2)} ms`,
      peer: '',
      result: `${perCore.toFixed(0)} a second on one core`,
      goal: `≥ ${GOALS.pagesPerCoreSecond}`,
      met: perCore >= GOALS.pagesPerCoreSecond,
    });
  }
  return rows;
};

/** How often a second the disk makes one page of a file durable, one after the other. */
const syncsPerSecond = (): number => {
  const folder = mkdtempSync(join(tmpdir(), 'hanlu-sync-'));
  const file = openSync(join(folder, 'page'), 'w');
  const page = Buffer.alloc(PAGE_BYTES, 1);
  const started = performance.now();
  for (let at = 0; at < SYNCS; at += 1) {
    writeSync(file, page, 0, page.length, at * page.length);
    fdatasyncSync(file);
  }
  const seconds = (performance.now() - started) / 1000;
  closeSync(file);
  rmSync(folder, { recursive: true });
  return SYNCS / seconds;
};

/** Events that can't be read are answered as well, and cost the disk nothing. */
const isTaken = (body: string): boolean => {
  const { taken } = JSON.parse(body) as { taken: unknown[] };
  return taken.length === 1;
};

type Figure = 'ratio' | 'perSecond' | 'cpuMs' | 'syncs' | 'bareRatio' | 'bareMs';

const durableInserts: Bench = async (site, people) => {
  // Each learner's events follow each other in time, as practice does.
  const begin = Date.now() - INSERTS.warmUp - INSERTS.rounds * INSERTS.round;
  const insert = (index: number): Request => {
    const { id, headers } = people[index % people.length] as Person;
    const event = {
      ...{ id: newId(), item: characterId('学'), at: begin + index, device: 'device-one' },
      ...{ what: 'graded', skill: 'read', grade: 3 },
    };
    return {
      method: 'POST',
      path: '/api/learning/events',
      headers: { ...headers, origin: site.url, 'content-type': 'application/json' },
      body: JSON.stringify({ account: id, events: [event] }),
    };
  };
  let sent = 0;
  const send = (to: Pick<Asked, 'url' | 'pid'>, amount: number) => {
    const requests = Array.from({ length: amount }, (_, index) => insert(sent + index));
    sent += amount;
    return sendLoad({ ...to, connections: CONNECTIONS, amount, requests, isDone: isTaken });
  };
  const bare = await startBareInserts();
  for (const one of [site, bare]) await send(one, INSERTS.warmUp);
  const rounds: Record<Figure, number>[] = [];
  for (let round = 0; round < INSERTS.rounds; round += 1) {
    const syncs = syncsPerSecond();
    const { perSecond, cpuMs } = await send(site, INSERTS.round);
    const least = await send(bare, INSERTS.round);
    rounds.push({
      ...{ ratio: perSecond / syncs, perSecond, cpuMs, syncs },
      ...{ bareRatio: least.perSecond / syncs, bareMs: least.cpuMs },
    });
  }
  await bare.stop();
  const middle = (which: Figure) => median(rounds.map((one) => one[which]));
  const ratio = middle('ratio');
  return [
    {
      what: `durable inserts through HTTP, ${CONNECTIONS} connections`,
      ours: `${middle('perSecond').toFixed(0)} a second (${middle('cpuMs').toFixed(2)} ms of processor each)`,
      peer: `${middle('syncs').toFixed(0)} fdatasync a second`,
      result: `${ratio.toFixed(2)} ×, node:http and libSQL alone ${middle('bareRatio').toFixed(2)} × (${middle('bareMs').toFixed(2)} ms)`,
      goal: `≥ ${GOALS.fdatasync} ×`,
      met: ratio >= GOALS.fdatasync,
    },
  ];
};

const memory: Bench = async ({ url, pid }, people) => {
  const paths = ['/ar/', '/en/terms/', '/ar/contents/', '/api/auth/user'];
  const requests = people.flatMap(({ headers }) =>
    paths.map((path): Request => ({ path, headers })),
  );
  const sizes: number[] = [];
  for (let part = 0; part < MEMORY.parts; part += 1) {
    await sendLoad({ url, pid, connections: CONNECTIONS, amount: MEMORY.part, requests });
    sizes.push(residentMb(pid));
  }
  const highest = Math.max(...sizes);
  const growth = (sizes.at(-1) ?? NaN) - (sizes[0] ?? NaN);
  return [
    {
      what: `memory over ${(MEMORY.parts * MEMORY.part).toLocaleString('en')} requests`,
      ours: sizes.map((mb) => mb.toFixed(0)).join(', '),
      peer: '',
      result: `${highest.toFixed(0)} MB, ${growth.toFixed(0)} MB more`,
      goal: `≤ ${GOALS.memoryMb} MB, ≤ ${GOALS.flatMb} MB more`,
      met: highest <= GOALS.memoryMb && growth <= GOALS.flatMb,
    },
  ];
};

const ROWS: Readonly<Record<string, Bench>> = {
  static: staticPages,
  user: whoIsSignedIn,
  pages: pagesOnDemand,
  inserts: durableInserts,
  memory,
};

/** Prints the figures, all or those of one row, and says whether they met their goals. */
export const benchServer = async (only?: string): Promise<boolean> => {
  let people: Person[] = [];
  const site = await serveBuiltSite({ TRUSTED_PROXIES: '1' }, async () => {
    people = await signInStudents(await database(), STUDENTS);
    await closeSharedDatabase();
  });
  try {
    const idle = processorMs(site.pid);
    console.log(`To the first answers: ${idle} ms of processor`);
    const rows: Row[] = [];
    for (const [name, bench] of Object.entries(ROWS)) {
      if (!only || only === name) rows.push(...(await bench(site, people)));
    }
    console.table(Object.fromEntries(rows.map(({ what, ...row }) => [what, row])));
    return rows.every(({ met }) => met);
  } finally {
    await site.stop();
  }
};
