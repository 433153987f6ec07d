import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { boothMessages } from '#src/features/learn/festivals/booth/booth.messages.ts';
import { gameMessages } from '#src/features/learn/festivals/game/game.messages.ts';
import { findBrowser } from '../browser.ts';
import { openGame } from '../e2e/festival-game.ts';

const MODEL_FILES = join(process.cwd(), 'public/background-removal');
const LIBRARY_HOST = 'https://staticimgly.com';
const executablePath = findBrowser();
const PICTURES = 'cms/dataset/images';
/** A green wall with someone before it stands in for the camera. */
const WALL = { r: 120, g: 170, b: 120 };
const CAMERA_FILE = 'test-results/model-camera.mjpeg';

test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${join(process.cwd(), CAMERA_FILE)}`,
    ],
  },
});

test.beforeAll(async () => {
  if (!existsSync(join(MODEL_FILES, 'resources.json'))) {
    throw new Error('The model is not here: run `node scripts/fetch-background-model.ts` first.');
  }
  mkdirSync('test-results', { recursive: true });
  const family = await sharp(join(PICTURES, 'item-mid-autumn-family.webp'))
    .resize({ height: 620 })
    .toBuffer();
  await sharp({ create: { width: 1280, height: 720, channels: 3, background: WALL } })
    .composite([{ input: family, gravity: 'south' }])
    .jpeg({ quality: 92 })
    .toFile(CAMERA_FILE);
});

test('the real model takes the wall away and puts whoever stands before it into the scene', async ({
  page,
}) => {
  const asked: string[] = [];
  // The library's host, with the files that the script has built.
  await page.context().route(`${LIBRARY_HOST}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    asked.push(name);
    return route.fulfill({
      body: readFileSync(join(MODEL_FILES, name)),
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Background removal/.test(message.text()))
      refused.push(message.text());
  });
  await page.addInitScript(() => {
    const placed = ['lantern', 'liondance', 'hongbao', 'springcouplets'];
    sessionStorage.setItem('hanlu.festival-game', JSON.stringify({ festival: 'spring', placed }));
  });

  const { game } = await openGame(page, 'en', 'spring');
  expect(asked).toEqual([]);
  await game.getByRole('button', { name: gameMessages.en.openBooth }).click();
  const t = boothMessages.en;
  const booth = page.getByRole('dialog');
  const button = (name: string) => booth.getByRole('button', { name, exact: true });
  const picture = booth.locator('[data-picture]');

  for (const attempt of ['first', 'second'] as const) {
    await button(attempt === 'first' ? t.acceptDownload : t.retake).click();
    const start = Date.now();
    await button(t.capture).click();
    await picture.waitFor({ timeout: 200_000 });
    console.log(`${attempt} photo: ${((Date.now() - start) / 1000).toFixed(1)} s`);
    expect(refused).toEqual([]);
    await expect(picture).toHaveAttribute('data-picture', 'scene');
  }
  expect(asked).toContain('resources.json');

  const seen = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)];
    return { size: [canvas.width, canvas.height], beside: at(180, 300) };
  });
  expect(seen.size).toEqual([1280, 720]);
  const distance = (pixel: number[]) =>
    Math.hypot(...[WALL.r, WALL.g, WALL.b].map((value, channel) => value - (pixel[channel] ?? 0)));
  expect(distance(seen.beside), 'the wall is gone').toBeGreaterThan(40);
  await picture.screenshot({ path: 'test-results/model-picture.png' });
});
