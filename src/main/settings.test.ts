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
    { cwd: tmpdir(), env: { PATH: process.env['PATH'], ...settings }, encoding: 'utf8' },
  );
  return { status, said: `${stdout}${stderr}` };
};

test.each(['build', 'start', 'dev'])(
  'a wrong setting ends “%s” before anything is done, with its sentence and nothing else',
  (command) => {
    expect(run(command, { PUBLIC_OFFLINE: 'no' })).toEqual({
      status: 1,
      said: 'PUBLIC_OFFLINE must be on or off, not “no”.\n',
    });
  },
);
