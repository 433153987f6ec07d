import { defineConfig, devices } from '@playwright/test';
import { findHeadlessShell } from './tests/browser.ts';
import { dataFolder } from './tests/data-folder.ts';

const PORT = 4390;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'] };
const launchWith = (executablePath: string | undefined) =>
  executablePath ? { executablePath } : {};
const EVERYONES = ['**/shell.spec.ts', '**/home.spec.ts', '**/phrases.spec.ts'];
/** Journeys that need a mouse, or that are the same on every screen. */
const DESKTOP = /@desktop/;
const TOUCH = /@touch/;
/** Editing has a site of its own, a copy whose content the tests may change. */
const STUDIO = '**/studio*.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 3,
  // A shared machine can stall for longer than a person would wait; a fault fails twice.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  reporter: process.env['CI'] ? 'dot' : 'list',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: 'on-first-retry',
    launchOptions: launchWith(findHeadlessShell()),
  },
  // Every journey runs in Arabic on a phone and in English on a desktop, the pages that everyone
  // meets in all four pairings.
  projects: [
    // First, since its journeys wait for builds one after the other while the rest go on.
    {
      name: 'studio',
      use: {
        ...desktop,
        locale: 'en',
        actionTimeout: 45_000,
      },
      testMatch: STUDIO,
      timeout: 300_000,
    },
    {
      name: 'ar-phone',
      use: { ...phone, locale: 'ar' },
      grepInvert: DESKTOP,
      testIgnore: STUDIO,
    },
    {
      name: 'en-desktop',
      use: { ...desktop, locale: 'en' },
      grepInvert: TOUCH,
      testIgnore: STUDIO,
    },
    {
      name: 'ar-desktop',
      use: { ...desktop, locale: 'ar' },
      testMatch: EVERYONES,
      grepInvert: TOUCH,
    },
    {
      name: 'en-phone',
      use: { ...phone, locale: 'en' },
      testMatch: EVERYONES,
      grepInvert: DESKTOP,
    },
  ],
  webServer: {
    command: 'node dist/server/entry.js',
    url: `http://127.0.0.1:${PORT}/ar/`,
    // A test that meets a limit on requests says that it comes from elsewhere.
    env: { PORT: String(PORT), DATA_DIR: dataFolder(), TRUSTED_PROXIES: '1' },
    reuseExistingServer: false,
  },
});
