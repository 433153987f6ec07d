import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findHeadlessShell } from './tests/browser.ts';
import { dataFolder } from './tests/data-folder.ts';
import { freePort } from './tests/free-port.ts';
import { SERVE } from './tests/site-process.ts';

// The processes that run the tests read this file again, and inherit the port.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const executablePath = findHeadlessShell();

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
/** One pixel per point: a machine without a graphics card paints the real 2.6 × 2.6 slowly. */
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/** `npm run test:all`: also what is long or a detail, and everything in both pairings. */
const everything = process.env['JOURNEYS'] === 'all';
/** `npm run test:long`: what is long or a detail alone, each in its pairing. */
const others = process.env['JOURNEYS'] === 'long';
const NEEDS_MOUSE = '@desktop';
const NEEDS_FINGER = '@touch';
const ENGLISH = '@en';
const BOTH = '@both';
/** What `npm test` leaves to `npm run test:long`. */
const OTHERS = ['@long', '@detail'];
const tagged = (...tags: string[]) => `(?=.*(?:${tags.join('|')})\\b)`;
/** The journeys of this run that have one of the tags, where some are named, and none of the others. */
const journeys = (not: string[], only: string[] = []) => ({
  grep: new RegExp((only.length > 0 ? tagged(...only) : '') + (others ? tagged(...OTHERS) : '')),
  grepInvert: new RegExp(tagged(...not, ...(everything || others ? [] : OTHERS))),
});
/** Editing has a site of its own, a copy whose content the tests may change. */
const STUDIO = '**/studio*.spec.ts';
/** What everyone meets first is tried, before a release, in the other two pairings as well. */
const EVERYONES = ['**/shell.spec.ts', '**/home.spec.ts', '**/phrases.spec.ts', '**/pages.spec.ts'];

/** A camera and a microphone that are there and allowed, and the voice that says 你好 into it. */
const DEVICES = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${join(import.meta.dirname, 'tests/fixtures/audio/nihao.wav')}`,
];

// Two pairings meet every language and every screen: Arabic on a phone, where a journey runs that
// says nothing else, and English on a desktop. docs/testing.md says which run where, and when.
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // Of the long ones half build the site anew, which keeps a processor busy by itself.
  workers: others ? 2 : 3,
  forbidOnly: true,
  reporter: process.env['CI'] ? 'dot' : 'list',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    screenshot: 'only-on-failure',
    // What the device keeps is tried in journeys of its own; elsewhere each page is the server's.
    serviceWorkers: 'block',
    launchOptions: { ...(executablePath && { executablePath }), args: [...DEVICES] },
  },
  projects: [
    // First, since its journeys wait for builds one after the other while the rest go on. They share
    // a site, so that the long ones come with the others.
    {
      name: 'studio',
      use: { ...desktop, locale: 'en', actionTimeout: 45_000 },
      testMatch: STUDIO,
      timeout: 900_000,
      expect: { timeout: 45_000 },
      ...(!everything && !others && { grepInvert: new RegExp(tagged(...OTHERS)) }),
    },
    {
      name: 'ar-phone',
      use: { ...phone, locale: 'ar' },
      ...journeys([NEEDS_MOUSE, ...(everything ? [] : [ENGLISH])]),
      testIgnore: STUDIO,
    },
    {
      name: 'en-desktop',
      use: { ...desktop, locale: 'en' },
      ...journeys([NEEDS_FINGER], everything ? [] : [ENGLISH, BOTH, NEEDS_MOUSE]),
      testIgnore: STUDIO,
    },
    ...(everything
      ? [
          {
            name: 'ar-desktop',
            use: { ...desktop, locale: 'ar' },
            testMatch: EVERYONES,
            ...journeys([NEEDS_FINGER]),
          },
          {
            name: 'en-phone',
            use: { ...phone, locale: 'en' },
            testMatch: EVERYONES,
            ...journeys([NEEDS_MOUSE]),
          },
        ]
      : []),
  ],
  webServer: {
    command: `node ${SERVE.join(' ')}`,
    url: `http://127.0.0.1:${port}/ar/`,
    // A test that meets a limit on requests says that it comes from elsewhere.
    env: { PORT: port, DATA_DIR: dataFolder(), TRUSTED_PROXIES: '1' },
    reuseExistingServer: false,
  },
});
