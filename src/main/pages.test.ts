import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readConfig } from '#src/lib/config.ts';
import { indexFolder } from '#src/server/front/file-index.ts';
import { temporaryFolder } from '#src/server/front/harness.ts';
import type { Site } from '#src/server/front/site.ts';
import { writeNote } from '#src/server/publishing/build-note.ts';
import { openPages } from './pages.ts';

const BUILD = '20261124T030100000Z-0123456789ab-0123456789ab';

/** A program with the pages that it came with, and those of one publication. */
const publishedOnce = async () => {
  const temporary = await temporaryFolder({});
  const { folder } = temporary;
  const config = readConfig({ DATA_DIR: folder });
  const fill = async (name: string, minute: number) => {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, 'index.html'), name);
    await indexFolder(join(folder, name));
    const at = new Date(Date.UTC(2026, 10, 24, 3, minute)).toISOString();
    await writeNote(join(folder, name), { content: '', code: '', site: config.siteUrl, at });
  };
  await fill('shipped', 0);
  await fill(`site/${BUILD}`, 1);
  const shown: Site[] = [];
  return {
    build: join(folder, 'site', BUILD),
    shipped: join(folder, 'shipped'),
    front: { replace: (site: Site) => void shown.push(site) },
    shown,
    open: () => openPages(config, join(folder, 'shipped')),
    [Symbol.asyncDispose]: temporary[Symbol.asyncDispose],
  };
};

const homeOf = (site: Site | undefined) => site?.find('/')?.body('identity').toString();

test('a start opens the pages of the last publication', async () => {
  await using data = await publishedOnce();
  const pages = await data.open();
  expect([pages.folder, homeOf(pages.site)]).toEqual([data.build, `site/${BUILD}`]);
  await pages.hold(data.front);
  expect(data.shown).toEqual([]);
});

test('a build without an index gives way at once, one without a page as soon as that is seen', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await using data = await publishedOnce();
  const pages = await data.open();
  await rm(join(data.build, 'index.html'));
  await pages.hold(data.front);
  expect(data.shown.map(homeOf)).toEqual(['shipped']);
  expect(pages.folder).toBe(data.shipped);

  await rm(join(data.build, '.files.json'));
  expect((await data.open()).folder).toBe(data.shipped);
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test('pages of the program that can’t be read are an error', async () => {
  await using data = await publishedOnce();
  await rm(data.build, { recursive: true });
  const pages = await data.open();
  await rm(join(data.shipped, 'index.html'));
  await expect(pages.hold(data.front)).rejects.toThrow('ENOENT');
});
