import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { freePort } from '../free-port.ts';
import { ROOT, SERVE } from '../site-process.ts';

/**
 * Tries the photo booth with the real model. Opt-in, since its files are 100 MB: first
 * `node scripts/fetch-background-model.ts` and `npm run build`, then `npm run test:model`.
 */
const port = (process.env['MODEL_PORT'] ??= String(await freePort()));
const browser = findBrowser();

export default defineConfig({
  testDir: '.',
  timeout: 240_000,
  workers: 1,
  reporter: 'list',
  outputDir: join(ROOT, 'test-results/model'),
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    ...(browser ? { launchOptions: { executablePath: browser } } : {}),
  },
  webServer: {
    command: `node ${SERVE.join(' ')}`,
    cwd: ROOT,
    url: `http://127.0.0.1:${port}/ar/`,
    env: { PORT: port },
    reuseExistingServer: false,
  },
});
