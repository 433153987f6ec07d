/** How long a changed phrase takes from its publication to readers, and what of the build takes it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/free-port.ts';
import { SERVE } from '#tests/site-process.ts';
import { build, copyProject } from './content.ts';

const GOAL_S = 10;
const PUBLICATIONS = 3;
const PATIENCE_MS = 10 * 60_000;
const LOOK_MS = 50;
const SECTION = 'phrases-basic-greeting';
const PAGE = '/en/contents/articles/phrases-for-travel-survival-in-china/';
/** What Astro says when a part of a build is done. */
const PART = /✓|built in|Waiting for integration/;

/** Processor time of a process and of what it has run, in seconds. Linux alone tells it. */
const processorOf = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / 100;
};

const isShown = (url: string, title: string): Promise<boolean> =>
  fetch(`${url}${PAGE}`).then(
    async (response) => (await response.text()).includes(title),
    () => false,
  );

const until = async (isThere: () => Promise<boolean>) => {
  const started = performance.now();
  while (!(await isThere())) {
    if (performance.now() - started > PATIENCE_MS) throw new Error('It does not come.');
    await wait(LOOK_MS);
  }
  return (performance.now() - started) / 1000;
};

/** The Studio's own way: a new title, published, at the content server two ports on. */
const publish = async (port: number, title: string) => {
  const { status } = await fetch(`http://127.0.0.1:${port + 2}/v1/data/mutate/production`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: `http://127.0.0.1:${port}` },
    body: JSON.stringify({ mutations: [{ patch: { id: SECTION, set: { title } } }] }),
  });
  if (status !== 200) throw new Error(`The content server answered ${status}.`);
};

/** Prints seconds and processor time of each publication, and says whether their median met its goal. */
export const benchPublish = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'hanlu-publish-'));
  try {
    await copyProject(folder);
    console.log(`The first build, with nothing kept: ${build(folder).ms} ms`);
    const again = build(folder);
    console.log(`The same again: ${again.ms} ms`);
    for (const line of again.said.split('\n')) if (PART.test(line)) console.log(`  ${line}`);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const server = spawn(process.execPath, SERVE, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'var') },
    });
    const rows: { seconds: number; 'processor seconds': number }[] = [];
    try {
      await until(() => isShown(url, ''));
      const content = `http://127.0.0.1:${port + 2}/v1/data/ping/production`;
      await until(() =>
        fetch(content).then(
          ({ ok }) => ok,
          () => false,
        ),
      );
      for (let count = 1; count <= PUBLICATIONS; count += 1) {
        const title = `Greetings number ${count} of the bench`;
        const before = await processorOf(server.pid ?? 0);
        await publish(port, title);
        const seconds = await until(() => isShown(url, title));
        // A build counts when it has ended, which is a moment after its pages are shown.
        await wait(2_000);
        const spent = (await processorOf(server.pid ?? 0)) - before;
        rows.push({ seconds, 'processor seconds': spent });
      }
    } finally {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    }
    console.table(rows);
    const median = rows.map(({ seconds }) => seconds).sort((a, b) => a - b)[1] ?? NaN;
    return median <= GOAL_S;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
