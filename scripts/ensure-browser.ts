import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findBrowser, HEADLESS_SHELL } from '#tests/browser.ts';

type Installation = { name: string; commands: [string, ...string[]][] };

const debianPackage = (name: string): Installation => ({
  name: `Debian’s ${name} package`,
  commands: [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
  ],
});

const playwrightDownload = (): Installation => {
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  return {
    name: 'Playwright’s Chromium',
    commands: [[process.execPath, join(dirname(playwright), 'cli.js'), 'install', 'chromium']],
  };
};

const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

/** Runs the commands in order. Throws with the end of the output of the first that fails. */
const install = ({ name, commands }: Installation): void => {
  console.log(`${name} is being installed for the tests.`);
  for (const [command, ...parameters] of commands) {
    const { status, error, stdout, stderr } = spawnSync(command, parameters, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status === 0) continue;
    const output = error
      ? error.message
      : `${stdout}${stderr}`.trim().split('\n').slice(-20).join('\n');
    throw new Error(`${name} could not be installed:\n${output}`);
  }
};

const ensureBrowser = (): string => {
  const found = findBrowser();
  if (found) return found;
  install(isRootOnDebian() ? debianPackage('chromium') : playwrightDownload());
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error('The installation of a browser left none behind; set CHROMIUM_PATH to one.');
};

/** Most journeys run in it, in a quarter of the time; without it they run in the other browser. */
const wishForHeadlessShell = () => {
  if (process.env['CHROMIUM_PATH'] || existsSync(HEADLESS_SHELL) || !isRootOnDebian()) return;
  try {
    install(debianPackage('chromium-headless-shell'));
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error);
  }
};

try {
  wishForHeadlessShell();
  console.log(`The tests use the browser ${ensureBrowser()}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
