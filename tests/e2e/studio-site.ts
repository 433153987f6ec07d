import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createClient } from '@sanity/client';
import { untilAnswers } from '../own-process.ts';
import { ROOT, startSite } from './own-site.ts';
import { STUDIO_MS } from './studio-editor.ts';

/** What a site is built from and served with, and what a build can take over from the last one. */
const PARTS = [
  'src',
  'cms',
  'db',
  'scripts',
  'public',
  'dist',
  '.astro',
  '.sanity',
  'astro.config.mjs',
  'sanity.cli.ts',
  'sanity.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

export const textAt = async (address: string) => (await fetch(address)).text();

/** A copy of the built site with its own content, which the tests may change. */
const startStudioSite = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hanlu-studio-'));
  for (const part of PARTS) {
    // What was never built is not there to be copied.
    try {
      cpSync(join(ROOT, part), join(folder, part), { recursive: true, preserveTimestamps: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const site = await startSite({ folder, dataDir: join(folder, 'var') });
  /** Two ports after the site's (cms/README.md). */
  const contentUrl = `http://127.0.0.1:${Number(new URL(site.url).port) + 2}`;
  // A site answers its visitors before its content server is there.
  await untilAnswers(`${contentUrl}/v1/users/me`, { patienceMs: STUDIO_MS });
  const datasetFile = (name: string) => join(folder, 'cms/dataset', name);
  const dataset = (name: string) => readFileSync(datasetFile(name), 'utf8');
  return {
    ...site,
    folder,
    /** Opens a document in the Studio, by its address there, and waits until its fields are drawn. */
    openDocument: async (page: Page, place: string) => {
      await page.goto(`${site.url}/studio/${place}`, { timeout: STUDIO_MS });
      const fields = page.getByTestId('form-view').locator('[data-testid^="field-"]');
      await expect(fields.first()).toBeVisible({ timeout: STUDIO_MS });
    },
    contentUrl,
    /** What the Studio itself talks to: the content server of the site's machine. */
    content: () =>
      createClient({
        projectId: 'embedded',
        dataset: 'production',
        apiVersion: '2025-02-19',
        useCdn: false,
        apiHost: contentUrl,
        useProjectHostname: false,
      }),
    page: (path: string) => textAt(`${site.url}${path}`),
    dataset,
    /** Changes the content behind the site's back, as a version control system does. */
    edit: (name: string, before: string, after: string) => {
      if (!dataset(name).includes(before)) throw new Error(`${name} has no ${before}`);
      writeFileSync(datasetFile(name), dataset(name).replace(before, after));
    },
    stop: async () => {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

type StudioSite = Awaited<ReturnType<typeof startStudioSite>>;

/** A site for the tests of one file, which is there as soon as the first of them begins. */
export const ownStudioSite = (): StudioSite => {
  const site = {} as StudioSite;
  test.beforeAll(async () => {
    Object.assign(site, await startStudioSite());
  });
  test.afterAll(() => site.stop());
  return site;
};
