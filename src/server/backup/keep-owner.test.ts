import {
  chown,
  lstat,
  mkdir,
  mkdtemp,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepOwner } from './keep-owner.ts';

const SOMEBODY = 54_321;
const isRoot = process.getuid?.() === 0;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanlu-owner-'));
});
afterEach(() => rm(folder, { recursive: true }));

const ownerOf = async (name: string) => [name, (await lstat(join(folder, name))).uid];

test.runIf(isRoot)(
  'what root puts in the place of a folder is given to whom the folder was, and a link leads nobody out',
  async () => {
    for (const name of ['data', 'coming/content', 'outside/file'])
      await mkdir(join(folder, name), { recursive: true });
    await symlink(join(folder, 'outside'), join(folder, 'coming/link'));
    await chown(join(folder, 'data'), SOMEBODY, SOMEBODY);
    const giveBack = await keepOwner(join(folder, 'data'));
    await rename(join(folder, 'data'), join(folder, 'aside'));
    await rename(join(folder, 'coming'), join(folder, 'data'));
    await giveBack();
    const names = ['data', 'data/content', 'data/link', 'outside', 'outside/file'];
    expect(await Promise.all(names.map(ownerOf))).toEqual([
      ['data', SOMEBODY],
      ['data/content', SOMEBODY],
      ['data/link', SOMEBODY],
      ['outside', 0],
      ['outside/file', 0],
    ]);
  },
);

test.runIf(isRoot)('what a running server removes meanwhile needs no owner', async () => {
  const pages = Array.from({ length: 500 }, (_, page) => join(folder, 'data/site', `page-${page}`));
  for (const page of pages) {
    await mkdir(page, { recursive: true });
    await writeFile(`${page}.html`, '');
  }
  await chown(join(folder, 'data'), SOMEBODY, SOMEBODY);
  const giveBack = await keepOwner(join(folder, 'data'));
  const [last, ...gone] = pages.toReversed();
  const remove = async () => {
    for (const page of gone)
      for (const path of [page, `${page}.html`]) await rm(path, { recursive: true });
  };
  await Promise.all([giveBack(), remove()]);
  expect((await stat(String(last))).uid).toBe(SOMEBODY);
  expect((await stat(`${last}.html`)).uid).toBe(SOMEBODY);
});

test('a folder that is not there yet belongs to whoever makes it', async () => {
  const giveBack = await keepOwner(join(folder, 'new'));
  await mkdir(join(folder, 'new'));
  await expect(giveBack()).resolves.toBeUndefined();
});
