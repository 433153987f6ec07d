import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFolderLocked, lockFolder } from './process-lock.ts';

const LOCK = new URL('process-lock.ts', import.meta.url).href;
const HOLD = `
  import { lockFolder } from '${LOCK}';
  if (lockFolder(process.argv[1])) console.log('held');
  setInterval(() => {}, 60_000);
`;

let folder = '';
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hanlu-lock-'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map(kill));
  rmSync(folder, { recursive: true });
});

const holdElsewhere = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD, folder]);
  started.push(child);
  await once(child.stdout, 'data');
  return child;
};

const kill = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const isTaken = () => {
  const giveBack = lockFolder(folder);
  giveBack?.();
  return giveBack !== undefined;
};

test('a folder that a running process has is given to no other', async () => {
  await holdElsewhere();
  expect(isFolderLocked(folder)).toBe(true);
  expect(isTaken()).toBe(false);
});

test('a folder that a killed process had is taken over', async () => {
  await kill(await holdElsewhere());
  expect(isFolderLocked(folder)).toBe(false);
  expect(isTaken()).toBe(true);
});

test.runIf(process.platform === 'linux')(
  'a folder is taken over where another process has the number of the killed one',
  async () => {
    const holder = await holdElsewhere();
    const lock = path.join(folder, 'lock');
    const left = readFileSync(lock, 'utf8');
    await kill(holder);
    // Our parent began before it.
    writeFileSync(lock, left.replace(/^\d+/, String(process.ppid)));
    expect(isFolderLocked(folder)).toBe(false);
    expect(isTaken()).toBe(true);
  },
);

test('the number alone decides where nothing says when the process began', async () => {
  const holder = await holdElsewhere();
  writeFileSync(path.join(folder, 'lock'), String(holder.pid));
  expect(isTaken()).toBe(false);
});
