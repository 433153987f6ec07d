/**
 * Renders the hero: the scroll frames, the stills and the background loop.
 *
 *   node scripts/art/hero/render.ts            everything into public/hero
 *   node scripts/art/hero/render.ts frames     only the scroll frames (or: stills, sky, posters, video)
 *   node scripts/art/hero/render.ts all night  the same for one scheme only
 *   node scripts/art/hero/render.ts preview night 0,61,121 /tmp/preview
 *
 * Needs Chromium (CHROMIUM_PATH, else Playwright's, else the system's) and ffmpeg.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openDrawingPage } from '../ink/open-page.ts';
import {
  encodeFrames,
  encodeLoop,
  encodePosters,
  encodeSky,
  encodeStills,
  pictureName,
} from './encode.ts';
import { FRAME_COUNT, HEIGHT } from './layout.ts';
import { SCHEMES, type Scheme } from './light.ts';
import type * as HeroPage from './page.ts';

/** What the bundle offers inside the page. */
declare const hero: typeof HeroPage;

const LOOP_FPS = 24;
const LOOP_PICTURES = 6 * LOOP_FPS;
/** Before the loop, once: the painted mountains, and the brush that writes 中. */
const INTRO_PICTURES = 3.5 * LOOP_FPS;
/** The portrait still: its sides move in, and the middle is cut out as 3:4. */
const PORTRAIT_SQUEEZE = 235;
const PORTRAIT_REGION = { left: 375, top: 0, width: 1170, height: HEIGHT };
/** The landscape that visitors write into, cut out as 4:5. */
const SKY_SQUEEZE = 200;
const SKY_REGION = { left: 336, top: 0, width: 1248, height: HEIGHT };

const here = import.meta.dirname;
const target = path.resolve(here, '../../../public/hero');

/** What is rendered: a scheme, in a page, by way of a folder of its own, into the folder it is served from. */
type Job = { page: Page; scheme: Scheme; work: string; target: string };

async function save(picture: string, folder: string, name: string): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(folder, { recursive: true });
  await writeFile(file, Buffer.from(picture, 'base64'));
  return file;
}

async function renderFrames(
  { page, scheme }: Job,
  indices: number[],
  folder: string,
): Promise<void> {
  for (const index of indices) {
    const picture = await page.evaluate(([s, i]) => hero.renderFrame(s, i), [
      scheme,
      index,
    ] as const);
    await save(picture, folder, pictureName(index));
  }
}

async function makeFrames(job: Job): Promise<void> {
  const folder = path.join(job.work, 'frames');
  await renderFrames(job, [...Array(FRAME_COUNT).keys()], folder);
  await encodeFrames(folder, job.target, FRAME_COUNT);
}

async function makeStills({ page, scheme, work, target }: Job): Promise<void> {
  const last = await page.evaluate(([s, i]) => hero.renderFrame(s, i), [
    scheme,
    FRAME_COUNT - 1,
  ] as const);
  const portrait = await page.evaluate(([s, x]) => hero.renderPortrait(s, x), [
    scheme,
    PORTRAIT_SQUEEZE,
  ] as const);
  const still = await save(last, work, 'still.jpg');
  const tall = await save(portrait, work, 'portrait.png');
  await encodeStills(still, tall, PORTRAIT_REGION, target);
}

async function makeSky({ page, scheme, work, target }: Job): Promise<void> {
  const sky = await page.evaluate(([s, x]) => hero.renderSky(s, x), [scheme, SKY_SQUEEZE] as const);
  await encodeSky(await save(sky, work, 'sky.png'), SKY_REGION, target);
}

/** A picture of the video, which begins with the writing of 中 and ends with the loop. */
const pictureOfVideo = ({ page, scheme }: Job, index: number): Promise<string> =>
  page.evaluate(([s, t, written]) => hero.renderLoop(s, t, written), [
    scheme,
    (index - INTRO_PICTURES) / LOOP_PICTURES,
    index / INTRO_PICTURES,
  ] as const);

async function makePosters(job: Job): Promise<void> {
  const first = await pictureOfVideo(job, 0);
  await encodePosters(await save(first, job.work, 'poster.jpg'), job.target);
}

async function makeVideo(job: Job): Promise<void> {
  const folder = path.join(job.work, 'video');
  for (let index = 0; index < INTRO_PICTURES + LOOP_PICTURES; index++) {
    await save(await pictureOfVideo(job, index), folder, pictureName(index));
  }
  await encodeLoop(folder, job.target, { fps: LOOP_FPS, loopFrom: INTRO_PICTURES });
}

async function main(): Promise<void> {
  const [task = 'all', scheme = 'both', list = '0,30,61,91,121', folder = '.'] =
    process.argv.slice(2);
  await using drawing = await openDrawingPage(path.join(here, 'page.ts'), 'hero');
  for (const one of SCHEMES.filter((name) => scheme === 'both' || scheme === name)) {
    const work = await mkdtemp(path.join(os.tmpdir(), 'hero-'));
    const job = { page: drawing.page, scheme: one, work, target: path.join(target, one) };
    try {
      if (task === 'preview') await renderFrames(job, list.split(',').map(Number), folder);
      if (task === 'all' || task === 'stills') await makeStills(job);
      if (task === 'all' || task === 'sky') await makeSky(job);
      if (task === 'all' || task === 'posters') await makePosters(job);
      if (task === 'all' || task === 'video') await makeVideo(job);
      if (task === 'all' || task === 'frames') await makeFrames(job);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }
}

await main();
