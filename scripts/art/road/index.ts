/**
 * Paints the hand scroll of a learner's road: `node scripts/art/road/index.ts`, or with a folder for
 * a preview. Needs Chromium (CHROMIUM_PATH, else Playwright's, else the system's).
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { findBrowser } from '#tests/browser.ts';
import type * as ScrollPage from './page.ts';

/** What the bundle offers inside the page. */
declare const road: typeof ScrollPage;

const SIZE = { width: 4800, height: 480 };
const QUALITY = 46;

const here = import.meta.dirname;
const [folder = path.resolve(here, '../../../public/images/road')] = process.argv.slice(2);

const bundle = await build({
  entryPoints: [path.join(here, 'page.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'road',
  target: 'es2022',
});
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  const picture = Buffer.from(await page.evaluate(() => road.renderScroll()), 'base64');
  await mkdir(folder, { recursive: true });
  const { size } = await sharp(picture, { limitInputPixels: false })
    .removeAlpha()
    .resize(SIZE)
    .avif({ quality: QUALITY, effort: 6 })
    .toFile(path.join(folder, 'scroll.avif'));
  console.log(`scroll.avif: ${Math.round(size / 1000)} KB`);
} finally {
  await browser.close();
}
