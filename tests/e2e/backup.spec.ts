import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { freePort } from '../free-port.ts';
import { newcomer, signIn } from './accounts.ts';
import { expect } from './fixtures.ts';
import { ROOT, test, type OwnSite } from './own-site.ts';

const run = promisify(execFile);

/** Does a command of the operator's, in a folder without a repository. Answers what it says. */
const command = async ({ url, dataDir }: OwnSite, ...words: string[]) => {
  const cwd = await mkdtemp(join(tmpdir(), 'hanlu-operator-'));
  const env = { ...process.env, PORT: new URL(url).port, DATA_DIR: dataDir };
  try {
    const program = join(ROOT, 'dist/server/entry.js');
    const { stdout } = await run(process.execPath, [program, ...words], { cwd, env });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  } finally {
    await rm(cwd, { recursive: true });
  }
};

const whoIs = async (request: APIRequestContext) => {
  const response = await request.get('/api/auth/user');
  return response.ok() ? ((await response.json()) as { name: string }).name : response.status();
};

test(
  'what a killed site had when it was copied comes back by one command',
  { tag: '@en' },
  async ({ page, browser, baseURL, site, siteLocale }) => {
    const early = { ...newcomer(), name: 'Salma' };
    await signIn(page, siteLocale, { role: 'student', someone: early });
    const copied = await command(site, 'backup');
    expect(copied).toMatchObject({ code: 0 });
    expect(copied.said).toMatch(/^database: copied$/m);

    const later = await browser.newContext({ baseURL: baseURL ?? '' });
    await signIn(await later.newPage(), siteLocale, { role: 'student' });
    expect(await whoIs(later.request)).toBe('Nour');

    const [copy = ''] = await readdir(join(site.dataDir, 'backups'));
    const refused = await command(site, 'restore', copy);
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/^A server answers on port \d+: stop it first\.$/m);
    expect(await whoIs(later.request)).toBe('Nour');

    const empty = await mkdtemp(join(tmpdir(), 'hanlu-elsewhere-'));
    const elsewhere = { ...site, url: `http://127.0.0.1:${await freePort()}`, dataDir: empty };
    const moved = await command(elsewhere, 'restore', join(site.dataDir, 'backups', copy));
    expect(moved).toMatchObject({ code: 0 });
    expect(moved.said).toMatch(/^secret: brought back$/m);
    expect(moved.said).not.toContain('what was there');
    const came = await readdir(empty);
    expect(came).toContain('secret');
    expect(came.filter((name) => name.startsWith('replaced'))).toEqual([]);
    await rm(empty, { recursive: true });

    await site.kill();
    expect(await readdir(site.dataDir)).toContain('hanlu.db-wal');
    expect((await command(site, 'restore')).said).toContain(copy);
    const restored = await command(site, 'restore', copy);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.said).toMatch(/^people: 1$/m);
    expect(restored.said).toMatch(/^secret: brought back$/m);

    await site.start();
    expect(await whoIs(page.request)).toBe('Salma');
    expect(await whoIs(later.request)).toBe(401);
    await later.close();
  },
);
