/** How long a large content takes to build, and whether the Studio stays usable over it. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type ElementHandle, type Page } from '@playwright/test';
import { findBrowser } from '#tests/browser.ts';
import { startSite } from '#tests/e2e/own-site.ts';
import { ROOT } from '#src/main/settings.ts';
import { CHARACTERS, growDataset, LEGAL_SECTIONS, PHRASES } from './large-dataset.ts';

const BUILD_GOAL_MS = 60_000;
/** From an address to the document's form, and from a key to its letter, half of the time and always. */
const OPEN_GOAL_MS = 5_000;
const KEY_GOALS_MS = { median: 100, slowest: 1_000 };
const PATIENCE_MS = 180_000;
const COPIED = [
  ...['src', 'cms', 'db', 'scripts', 'public', 'tests', 'astro.config.mjs', 'sanity.cli.ts'],
  ...['sanity.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
];
const DOCUMENTS = {
  'a section of phrases': 'phrases;phraseSection;phrases-basic-greeting',
  'a legal document': 'legalDocument;terms-ar',
};

/** A copy with caches of its own, so that nothing of an earlier build helps. */
export const copyProject = async (folder: string) => {
  for (const part of COPIED) await cp(join(ROOT, part), join(folder, part), { recursive: true });
  const packages = join(ROOT, 'node_modules');
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(packages)) {
    if (name === '.cache' || name === '.vite') continue;
    await symlink(join(packages, name), join(folder, 'node_modules', name));
  }
};

/** Builds a copy; answers how long that took and what was said. */
export const build = (folder: string): { ms: number; said: string } => {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'node_modules/.bin/astro'), 'build'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stdout.slice(-2_000)}${stderr}`);
  return { ms: Math.round(performance.now() - started), said: stdout };
};

const timeDocument = async (page: Page, address: string) => {
  const form = page.getByTestId('document-panel-scroller');
  await page.goto(address, { timeout: PATIENCE_MS });
  const field = form.locator('input, textarea').first();
  await field.waitFor({ timeout: PATIENCE_MS });
  // The Studio itself is in the browser now; what is timed is the document.
  await page.goto('about:blank');
  const opening = performance.now();
  await page.goto(address);
  await field.waitFor({ timeout: PATIENCE_MS });
  const opened = Math.round(performance.now() - opening);
  await field.click();
  const keys: number[] = [];
  for (const key of 'benchmark') {
    const input = (await field.elementHandle()) as ElementHandle<HTMLInputElement>;
    const before = await input.inputValue();
    const pressed = performance.now();
    await page.keyboard.type(key);
    // Looks at every frame, and answers with the one that shows the letter.
    await page.waitForFunction(([{ value }, old]) => value !== old, [input, before] as const);
    keys.push(Math.round(performance.now() - pressed));
  }
  const sorted = keys.toSorted((a, b) => a - b);
  return {
    'opened after ms': opened,
    'median key ms': sorted[Math.floor(sorted.length / 2)] ?? NaN,
    'slowest key ms': sorted.at(-1) ?? NaN,
  };
};

/** Prints the figures, and says whether each met its goal. Takes some minutes. */
export const benchContent = async (): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'hanlu-large-'));
  try {
    await copyProject(folder);
    console.log(`Our own content from nothing, every picture encoded: ${build(folder).ms} ms`);
    await growDataset(join(folder, 'cms/dataset'));
    const { ms: built } = build(folder);
    const size = `${PHRASES} phrases, ${CHARACTERS} characters, ${LEGAL_SECTIONS} legal sections`;
    console.log(`The same site with ${size}: ${built} ms`);

    const site = await startSite({ folder, dataDir: join(folder, 'var') });
    const executablePath = findBrowser();
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    const rows: Record<string, Awaited<ReturnType<typeof timeDocument>>> = {};
    try {
      const page = await browser.newPage();
      for (const [name, place] of Object.entries(DOCUMENTS)) {
        rows[name] = await timeDocument(page, `${site.url}/studio/structure/${place}`);
      }
    } finally {
      await browser.close();
      await site.stop();
    }
    console.table(rows);
    const isUsable = Object.values(rows).every(
      (row) =>
        row['opened after ms'] < OPEN_GOAL_MS &&
        row['median key ms'] < KEY_GOALS_MS.median &&
        row['slowest key ms'] < KEY_GOALS_MS.slowest,
    );
    return built < BUILD_GOAL_MS && isUsable;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
