import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closeSharedDatabase } from '#db/client.ts';
import { signIns } from '#src/server/watching/measures.ts';
import { freePort } from '#tests/free-port.ts';
import { startMetrics } from './metrics-server.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hanlu-figures-'));
  vi.stubEnv('DATA_DIR', dataDir);
});
afterAll(async () => {
  await closeSharedDatabase();
  await rm(dataDir, { recursive: true });
  vi.unstubAllEnvs();
});

test('this machine reads the figures that the guide names at one address, and nothing else is there', async () => {
  const port = await freePort();
  const server = await startMetrics(port, dataDir);
  signIns.add({ result: 'done' });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const text = await answer.text();
  for (const line of [
    'hanlu_sign_ins_total{result="done"} 1',
    'hanlu_mails_waiting{kind="lessons"} 0',
    // An alarm sees the first of each, for it has seen none before.
    'hanlu_mails_total{result="sent"} 0',
    'hanlu_mails_total{result="invalid"} 0',
    'hanlu_uploads_total{result="failed"} 0',
    'hanlu_builds_total{result="failed"} 0',
    'hanlu_sign_ins_total{result="issuer"} 0',
    'hanlu_pages_state{state="current"} 1',
    'hanlu_pages_state{state="failed"} 0',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).toMatch(/^hanlu_disk_free_bytes \d+$/m);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  const alarms = await readFile('deploy/alarms.yaml', 'utf8');
  const guide = await readFile('docs/operating.md', 'utf8');
  const series = alarms.match(/\bhanlu_[a-z_]+\{[a-z]+="[a-z]+"\}/g) ?? [];
  expect(series.length).toBeGreaterThan(2);
  for (const one of series) expect(text).toContain(`${one} `);
  const families = new Set((alarms + guide).match(/\b(?:hanlu|process)_[a-z_]+/g));
  expect(families.size).toBeGreaterThan(10);
  for (const family of families) expect(text).toContain(`# TYPE ${family} `);
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
  await new Promise((closed) => server.close(closed));
});
