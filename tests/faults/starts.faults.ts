import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../free-port.ts';
import { ROOT, SERVE } from '../site-process.ts';

/** What a start says that does not come about. */
const refusalOf = async (settings: Record<string, string>) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hanlu-faults-'));
  const { status, stderr } = spawnSync(process.execPath, SERVE, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), ...settings },
    encoding: 'utf8',
    timeout: 60_000,
  });
  rmSync(dataDir, { recursive: true });
  return { status, ...(JSON.parse(stderr) as { message: string }) };
};

test('a port of figures that somebody else has ends the start with a sentence that names the setting', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await refusalOf({ METRICS_PORT: String(port) })).toMatchObject({
    status: 1,
    message: `Port ${port} is in use: set METRICS_PORT to a free one.`,
  });
  other.close();
});

test('an address of another machine ends the start with a sentence that names the setting', async () => {
  expect(await refusalOf({ HOST: '192.0.2.1' })).toMatchObject({
    status: 1,
    message: 'HOST must be an address of this machine, and the one that is set is none.',
  });
});

test('a data folder where none can be made ends the start with a sentence that names the setting', async () => {
  expect(await refusalOf({ DATA_DIR: '/proc/hanlu/data' })).toMatchObject({
    status: 1,
    message:
      "The folder /proc/hanlu/data can't be made (ENOENT): let this user write there, or set DATA_DIR to another folder.",
  });
});
