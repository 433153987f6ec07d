import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { freePort } from './free-port.ts';
import { endProcess, untilAnswers } from './own-process.ts';

export const ROOT = join(import.meta.dirname, '..');
/** What Node is given in production, where the site was built: `npm run serve` says it. */
export const SERVE: readonly string[] = manifest.scripts.serve.split(' ').slice(1);
const LONGEST_START_MS = 60_000;

type Place = {
  /** Where the site was built. */
  folder?: string;
  dataDir: string;
  /** A free one unless told. */
  port?: number;
  /** Settings of this site beside those of every site under test. */
  settings?: Record<string, string>;
  /** What it is started through: a program and its words, such as one that takes rights away. */
  through?: readonly string[];
};

export type OwnSite = {
  url: string;
  dataDir: string;
  pid: () => number | undefined;
  /** What its processes have written to their logs, one after another. */
  log: () => string;
  start: () => Promise<void>;
  /** Ends the process as an operator does; the data stay for the next start. */
  stop: () => Promise<void>;
  /** Ends it at once, as a lack of memory or of power does. */
  kill: () => Promise<void>;
};

/** Serves a built site on a free port, with data and settings of its own. */
export const startSite = async ({
  folder = ROOT,
  dataDir,
  port: own,
  settings,
  through = [],
}: Place): Promise<OwnSite> => {
  const port = String(own ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: port,
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '1',
    ...settings,
  };
  let server: ChildProcess;
  const log: string[] = [];
  const start = async () => {
    const program = [...through, process.execPath, ...SERVE];
    server = await serve(url, program, { cwd: folder, env }, log);
  };
  await start();
  return {
    url,
    dataDir,
    pid: () => server.pid,
    log: () => log.join(''),
    start,
    stop: () => endProcess(server),
    kill: () => endProcess(server, 'SIGKILL'),
  };
};

const serve = async (
  url: string,
  [program = '', ...words]: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
  log: string[],
): Promise<ChildProcess> => {
  const server = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  }
  await untilAnswers(`${url}/ar/`, { process: server, patienceMs: LONGEST_START_MS }).catch(
    (cause: unknown) => {
      throw new Error(`The site does not start:\n${log.join('')}`, { cause });
    },
  );
  return server;
};
