import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/free-port.ts';
import { endProcess, untilAnswers } from '#tests/own-process.ts';
import { SERVE } from '#tests/site-process.ts';

const PATIENCE_MS = 30_000;
const POLL_MS = 5;

export type BuiltSite = {
  /** The origin, without a slash at the end. */
  url: string;
  /** Of the process that serves. */
  pid: number;
  /** From the start of the process to its first page, in milliseconds. */
  startMs: number;
  stop: () => Promise<void>;
};

/**
 * Serves the built site as production does, with data and ports of its own, which go with it. `fill`
 * puts data there before the start; the settings that it reads are the site's.
 */
export const serveBuiltSite = async (
  env: Record<string, string> = {},
  fill?: () => Promise<void>,
): Promise<BuiltSite> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hanlu-built-'));
  const port = await freePort();
  if (fill) {
    Object.assign(process.env, { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir });
    await fill();
  }
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, SERVE, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...env },
  });
  const stop = async () => {
    await endProcess(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const waiting = { process: child, patienceMs: PATIENCE_MS, pollMs: POLL_MS };
  await untilAnswers(`${url}/ar/`, waiting).catch(async (cause: unknown) => {
    await stop();
    throw new Error('The built site does not start: is it built?', { cause });
  });
  return { url, pid: child.pid ?? NaN, startMs: performance.now() - started, stop };
};
