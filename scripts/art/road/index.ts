/**
 * Paints the hand scroll of a learner's road: `npm run art:road`, or with a folder for a preview.
 * Needs Chromium (CHROMIUM_PATH, else Playwright's, else the system's).
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { openDrawingPage } from '../ink/open-page.ts';
import type * as ScrollPage from './page.ts';

/** What the bundle offers inside the page. */
declare const road: typeof ScrollPage;

const SIZE = { width: 4800, height: 480 };
const QUALITY = 46;

const here = import.meta.dirname;
const [folder = path.resolve(here, '../../../public/images/road')] = process.argv.slice(2);

await using drawing = await openDrawingPage(path.join(here, 'page.ts'), 'road');
const picture = Buffer.from(await drawing.page.evaluate(() => road.renderScroll()), 'base64');
await mkdir(folder, { recursive: true });
const { size } = await sharp(picture, { limitInputPixels: false })
  .removeAlpha()
  .resize(SIZE)
  .avif({ quality: QUALITY, effort: 6 })
  .toFile(path.join(folder, 'scroll.avif'));
console.log(`scroll.avif: ${Math.round(size / 1000)} KB`);
