import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/**
 * The rehearsal of a site on many machines: `npm run build`, then `npm run test:many`. Needs Caddy,
 * and no browser.
 */
export default defineConfig({
  testDir: '.',
  timeout: 600_000,
  expect: { timeout: 150_000 },
  // One after another, in one rehearsal: each leaves it as it found it.
  workers: 1,
  reporter: 'list',
  outputDir: join(import.meta.dirname, '../../test-results/many'),
});
