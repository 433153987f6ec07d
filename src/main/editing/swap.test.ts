import { spawn } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#src/server/front/harness.ts';
import { recoverPages, swapPages, workFolder } from './swap.ts';

/** The number of a process that was here a moment ago. */
const endedProcess = () =>
  new Promise<number>((resolve) => {
    const child = spawn(process.execPath, ['--version']);
    child.once('exit', () => resolve(child.pid ?? 0));
  });

const pageOf = (folder: string) => readFile(join(folder, 'client/index.html'), 'utf8');

test('new pages take the place of the old ones', async () => {
  await using dist = await temporaryFolder({
    'client/index.html': 'old',
    [`next-${process.pid}/client/index.html`]: 'new',
  });
  const client = join(dist.folder, 'client');
  await swapPages(client);
  expect(await pageOf(dist.folder)).toBe('new');
  await rm(workFolder(client), { recursive: true });
  expect(await readdir(dist.folder)).toEqual(['client']);
});

test('where the new pages can’t get there the old ones are back', async () => {
  await using dist = await temporaryFolder({
    'client/index.html': 'old',
    [`next-${process.pid}/notes`]: 'no pages were made',
  });
  const client = join(dist.folder, 'client');
  await expect(swapPages(client)).rejects.toThrow('ENOENT');
  await rm(workFolder(client), { recursive: true });
  expect(await pageOf(dist.folder)).toBe('old');
});

test('whoever was killed between the two steps of a publication has its new pages shown', async () => {
  const work = `next-${await endedProcess()}`;
  await using dist = await temporaryFolder({
    [`${work}/before/index.html`]: 'old',
    [`${work}/client/index.html`]: 'new',
  });
  await recoverPages(join(dist.folder, 'client'));
  expect(await pageOf(dist.folder)).toBe('new');
  expect(await readdir(dist.folder)).toEqual(['client']);
});

test('pages get to their place although another process has the number of the one that was killed', async () => {
  const work = `next-${process.ppid}`;
  await using dist = await temporaryFolder({
    [`${work}/before/index.html`]: 'old',
    [`${work}/client/index.html`]: 'new',
  });
  await recoverPages(join(dist.folder, 'client'));
  expect(await pageOf(dist.folder)).toBe('new');
  expect(await readdir(dist.folder)).toEqual(['client']);
});

test('half-made pages go, of a process that ended and of an earlier one with our number', async () => {
  await using dist = await temporaryFolder({
    'client/index.html': 'old',
    [`next-${await endedProcess()}/client/index.html`]: 'half',
    [`next-${process.pid}/client/index.html`]: 'half',
    'server/entry.js': '',
  });
  await recoverPages(join(dist.folder, 'client'));
  expect(await pageOf(dist.folder)).toBe('old');
  expect((await readdir(dist.folder)).sort()).toEqual(['client', 'server']);
});

test('what a process that is at work makes stays', async () => {
  const work = `next-${process.ppid}`;
  await using dist = await temporaryFolder({
    'client/index.html': 'old',
    [`${work}/client/index.html`]: 'half',
  });
  await recoverPages(join(dist.folder, 'client'));
  expect((await readdir(dist.folder)).sort()).toEqual(['client', work].sort());
});
