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

test('a port of figures that somebody else has ends the start with a sentence that names the setting', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hanlu-faults-'));
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { status, stderr } = spawnSync(process.execPath, SERVE, {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      METRICS_PORT: String(port),
    },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(status).toBe(1);
  expect(JSON.parse(stderr)).toMatchObject({
    message: `Port ${port} is in use: set METRICS_PORT to a free one.`,
  });
  other.close();
  rmSync(dataDir, { recursive: true });
});
