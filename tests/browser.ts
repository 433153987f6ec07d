import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Debian, Ubuntu, Chrome's own packages and macOS put a browser. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser that the tests drive: CHROMIUM_PATH, else Playwright's own download, else the
 * machine's. Undefined when there is none. Throws when CHROMIUM_PATH names no file.
 */
export const findBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const chosen = env.CHROMIUM_PATH?.trim();
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH must be the path of a browser, and “${chosen}” is no file.`);
  }
  return [chromium.executablePath(), ...USUAL_PLACES].find((path) => existsSync(path));
};

/** Debian's browser without a window. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The browser for journeys that need no camera and no microphone: without a window it takes a
 * quarter of the time. Where there is none, the browser of the others.
 */
export const findHeadlessShell = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  !env.CHROMIUM_PATH?.trim() && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser(env);
