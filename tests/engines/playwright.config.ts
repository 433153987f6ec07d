import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/**
 * The journeys that everyone takes, in Firefox and in WebKit: `npm run build`, then
 * `npm run test:engines`. Playwright runs them; the browsers are Debian's own, which it can't drive.
 */
export default defineConfig<object, { engineName: 'firefox' | 'webkit' }>({
  testDir: '.',
  globalSetup: './setup.ts',
  // What Vitest runs lies here, too.
  testMatch: '**/*.spec.ts',
  outputDir: join(import.meta.dirname, '../../test-results/engines'),
  workers: 2,
  forbidOnly: true,
  reporter: process.env['CI'] ? 'dot' : 'list',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
