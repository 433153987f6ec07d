import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'studio-deploy.ts');

/** Asks for the Studio to be put on a host of its own, with these settings and no others. */
const deploy = (settings: Record<string, string>) => {
  const env = { PATH: process.env['PATH'], SANITY_AUTH_TOKEN: 'of-nobody', ...settings };
  // Elsewhere than here, where `.env` may have settings of somebody’s own.
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, 'hanlu'], {
    cwd: tmpdir(),
    env,
    encoding: 'utf8',
  });
  return { status, said: stderr.trim() };
};

test('a Studio elsewhere is not deployed without the project that it edits', () => {
  const { status, said } = deploy({});
  expect([status, said]).toEqual([1, expect.stringMatching(/^SANITY_PROJECT_ID must be set/)]);
});

test.each([{}, { SITE_URL: 'http://127.0.0.1:4321' }])(
  'nor with %o, from which its links would lead to the editor’s own machine',
  (settings) => {
    const { status, said } = deploy({ SANITY_PROJECT_ID: 'abcd1234', ...settings });
    expect([status, said]).toEqual([1, expect.stringMatching(/^SITE_URL must be the https/)]);
  },
);
