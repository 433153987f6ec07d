import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, type OwnSite } from '../site-process.ts';
import { test as base } from './accounts.ts';

export { ROOT, startSite, type OwnSite } from '../site-process.ts';

/** Journeys that have a site for themselves, with a data folder that nobody has used. */
export const test = base.extend<{ site: OwnSite }>({
  site: async ({ browserName: _ }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hanlu-journey-'));
    const site = await startSite({ dataDir });
    await use(site);
    await site.stop();
    await rm(dataDir, { recursive: true });
  },
  baseURL: async ({ site }, use) => use(site.url),
});
