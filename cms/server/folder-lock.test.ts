import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFolderLocked, lockFolder } from './folder-lock.ts';

const LOCK = new URL('folder-lock.ts', import.meta.url).href;
const HOLD = `
  import { lockFolder } from '${LOCK}';
  globalThis.giveBack = lockFolder(process.argv[1]);
  console.log(giveBack ? 'held' : 'taken');
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

test('of two that take over at the same moment one has the folder', async () => {
  await kill(await holdElsewhere());
  const [one, other] = [lockFolder(folder), lockFolder(folder)];
  expect(one).toBeDefined();
  expect(other).toBeUndefined();
  one?.();
});

test('a folder that was given back is free, and so is one that is not there', () => {
  const giveBack = lockFolder(folder);
  expect(isFolderLocked(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual(['lock.db']);
  giveBack?.();
  expect(isFolderLocked(folder)).toBe(false);
  // Whoever closes twice, as on a signal while one closes, gives back once.
  expect(giveBack).not.toThrow();
  expect(isFolderLocked(path.join(folder, 'none'))).toBe(false);
});
