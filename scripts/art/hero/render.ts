/**
 * Renders the hero: the scroll frames, the stills and the background loop.
 *
 *   node scripts/art/hero/render.ts            everything into public/hero
 *   node scripts/art/hero/render.ts frames     only the scroll frames (or: stills, posters, loop)
 *   node scripts/art/hero/render.ts preview 0,61,121 /tmp/preview
 *
 * Needs Chromium (CHROMIUM_PATH, else Playwright's, else the system's) and ffmpeg.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openDrawingPage } from '../ink/open-page.ts';
import { encodeFrames, encodeLoop, encodePosters, encodeStills, framePng } from './encode.ts';
import { FRAME_COUNT, HEIGHT } from './layout.ts';
import type * as HeroPage from './page.ts';

/** What the bundle offers inside the page. */
declare const hero: typeof HeroPage;

const LOOP_FPS = 24;
const LOOP_PICTURES = 6 * LOOP_FPS;
/** The portrait still: its sides move in, and the middle is cut out as 3:4. */
const PORTRAIT_SQUEEZE = 235;
const PORTRAIT_REGION = { left: 375, top: 0, width: 1170, height: HEIGHT };

const here = import.meta.dirname;
const target = path.resolve(here, '../../../public/hero');

async function save(picture: string, folder: string, name: string): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(folder, { recursive: true });
  await writeFile(file, Buffer.from(picture, 'base64'));
  return file;
}

async function renderFrames(page: Page, indices: number[], folder: string): Promise<void> {
  for (const index of indices) {
    const picture = await page.evaluate((i) => hero.renderFrame(i), index);
    await save(picture, folder, framePng(index));
  }
}

async function makeFrames(page: Page, work: string): Promise<void> {
  const folder = path.join(work, 'frames');
  await renderFrames(page, [...Array(FRAME_COUNT).keys()], folder);
  await encodeFrames(folder, target, FRAME_COUNT);
}

async function makeStills(page: Page, work: string): Promise<void> {
  const last = await page.evaluate((i) => hero.renderFrame(i), FRAME_COUNT - 1);
  const portrait = await page.evaluate((s) => hero.renderPortrait(s), PORTRAIT_SQUEEZE);
  const still = await save(last, work, 'still.png');
  const tall = await save(portrait, work, 'portrait.png');
  await encodeStills(still, tall, PORTRAIT_REGION, target);
}

async function makePosters(page: Page, work: string): Promise<void> {
  const first = await page.evaluate((t) => hero.renderLoop(t), 0);
  await encodePosters(await save(first, work, 'poster.png'), target);
}

async function makeLoop(page: Page, work: string): Promise<void> {
  const folder = path.join(work, 'loop');
  for (let index = 0; index < LOOP_PICTURES; index++) {
    const picture = await page.evaluate((t) => hero.renderLoop(t), index / LOOP_PICTURES);
    await save(picture, folder, framePng(index));
  }
  await encodeLoop(folder, target, LOOP_FPS);
}

async function main(): Promise<void> {
  const [task = 'all', list = '0,30,61,91,121', folder = '.'] = process.argv.slice(2);
  await using drawing = await openDrawingPage(path.join(here, 'page.ts'), 'hero');
  const { page } = drawing;
  const work = await mkdtemp(path.join(os.tmpdir(), 'hero-'));
  try {
    if (task === 'preview') await renderFrames(page, list.split(',').map(Number), folder);
    if (task === 'all' || task === 'stills') await makeStills(page, work);
    if (task === 'all' || task === 'posters') await makePosters(page, work);
    if (task === 'all' || task === 'loop') await makeLoop(page, work);
    if (task === 'all' || task === 'frames') await makeFrames(page, work);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

await main();
