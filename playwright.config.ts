import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tests/browser.ts';

const PORT = 4390;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'] };
const browser = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: process.env['CI'] ? 'dot' : 'list',
  timeout: 40_000,
  expect: { timeout: 8_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: browser ? { executablePath: browser } : {},
  },
  projects: (['ar', 'en'] as const).flatMap((locale) => [
    { name: `${locale}-desktop`, use: { ...desktop, locale } },
    { name: `${locale}-phone`, use: { ...phone, locale } },
  ]),
  webServer: {
    command: 'node scripts/serve.ts',
    url: `http://127.0.0.1:${PORT}/ar/`,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
  },
});
