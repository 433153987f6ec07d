import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#src/lib/config.ts';
import { indexFolder } from '#src/server/front/file-index.ts';
import { openFilesOf, temporaryFolder } from '#src/server/front/harness.ts';
import { writeNote } from '#src/server/publishing/build-note.ts';
import { BUILD_NAME } from '#src/server/publishing/build-store.ts';
import { openPages } from '../pages.ts';
import { showBuild } from './show-build.ts';

const machine = async () => {
  const temporary = await temporaryFolder({
    'shipped/index.html': 'first',
    'next/index.html': 'second',
    'next/a.avif': 'a',
  });
  const shipped = join(temporary.folder, 'shipped');
  const next = join(temporary.folder, 'next');
  const store = join(temporary.folder, 'site');
  await mkdir(store);
  for (const folder of [shipped, next]) await indexFolder(folder);
  const config = readConfig({ DATA_DIR: temporary.folder });
  const pages = await openPages(config, shipped);
  const served = { front: { replace: () => undefined }, pages, shipped };
  return {
    next,
    pages,
    show: () => showBuild(served, store, next),
    openFiles: () => openFilesOf(temporary.folder),
    [Symbol.asyncDispose]: async () => {
      pages.site.release();
      await temporary[Symbol.asyncDispose]();
    },
  };
};

test('pages that are kept are shown, from files that are open', async () => {
  await using one = await machine();
  const at = new Date(0).toISOString();
  await writeNote(one.next, { content: 'second', code: 'code', site: 'http://localhost', at });
  const name = expect.stringMatching(BUILD_NAME) as string;
  expect(await one.show()).toEqual({ name, files: 2 });
  expect(await readFile(join(one.pages.folder, 'index.html'), 'utf8')).toBe('second');
  expect(await one.openFiles()).toBeGreaterThan(0);
});

test('pages that can’t be kept leave no file open, and those before are shown on', async () => {
  await using one = await machine();
  const before = one.pages.folder;
  await expect(one.show()).rejects.toThrow('The pages do not say what they were made from.');
  expect(one.pages.folder).toBe(before);
  expect(await one.openFiles()).toBe(0);
});
