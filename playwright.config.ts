import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tests/browser.ts';

const PORT = 4390;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'] };
const browser = findBrowser();
const EVERYONES = /(shell|home|phrases)\.spec\.ts/;

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
  // Every journey runs in both languages and on both kinds of device; the pages that everyone
  // meets run in all four pairings.
  projects: [
    { name: 'ar-phone', use: { ...phone, locale: 'ar' } },
    { name: 'en-desktop', use: { ...desktop, locale: 'en' } },
    { name: 'ar-desktop', use: { ...desktop, locale: 'ar' }, testMatch: EVERYONES },
    { name: 'en-phone', use: { ...phone, locale: 'en' }, testMatch: EVERYONES },
  ],
  webServer: {
    command: 'node scripts/serve.ts',
    url: `http://127.0.0.1:${PORT}/ar/`,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
  },
});
