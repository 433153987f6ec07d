import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { freePort } from '../free-port.ts';
import { startSite } from './own-site.ts';
import { STUDIO_MS } from './studio-editor.ts';

const openFestival = async (page: Page, site = '') => {
  const place = '/studio/structure/festivals;festival;festival-spring';
  await page.goto(site + place, { timeout: STUDIO_MS });
  await expect(page.getByLabel('Name (English)', { exact: true })).toHaveValue('Spring Festival', {
    timeout: STUDIO_MS,
  });
};

test('the Studio opens a document', async ({ page }) => {
  await openFestival(page);
});

test('a Studio that is called by the name of this machine asks for nothing that its policy refuses', async ({
  page,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hanlu-studio-name-'));
  const port = await freePort();
  const named = `http://localhost:${port}`;
  // Before a name Sanity can set that of its project, before an address of numbers it can't.
  const site = await startSite({ dataDir, port, settings: { SITE_URL: named } });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  try {
    await openFestival(page, named);
    expect(refused).toEqual([]);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true });
  }
});
