import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Runs a command of the repository with these settings and no others. */
const run = (command: string, settings: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, `${command}.ts`)],
    // Elsewhere than here, where `.env` may have settings of somebody’s own.
    {
      cwd: tmpdir(),
      env: { PATH: process.env['PATH'], ...settings },
      encoding: 'utf8',
      timeout: 30_000,
    },
  );
  return { status, said: `${stdout}${stderr}` };
};

test.each([
  ['build', 'PUBLIC_OFFLINE'],
  ['start', 'PUBLIC_OFFLINE'],
  ['dev', 'PUBLIC_OFFLINE'],
  ['build', 'PUBLIC_BACKGROUND_REMOVAL'],
])(
  'a wrong setting ends “%s” before anything is done, with the sentence of %s and nothing else',
  (command, name) => {
    expect(run(command, { [name]: 'no' })).toEqual({
      status: 1,
      said: `${name} must be on or off, not “no”.\n`,
    });
  },
);

test('a data folder below /proc, where Node would try for ever, ends a start with a sentence', () => {
  expect(run('dev', { DATA_DIR: '/proc/hanlu/data' })).toEqual({
    status: 1,
    said: expect.stringMatching(/^The folder \/proc\/hanlu\/data can't be made .+ set DATA_DIR to/),
  });
});
