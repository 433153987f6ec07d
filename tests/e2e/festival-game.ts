import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#src/i18n/locales.ts';
import { expect } from './fixtures.ts';
import { gameWords } from './words/game.ts';
import { say } from './words/say.ts';

export const PATH = 'contents/articles/chinas-four-major-traditional-festivals';

/** Opens the game of a festival and waits until it can be played. */
export const openGame = async (page: Page, locale: Locale, slug: string) => {
  const t = gameWords[locale];
  await page.goto(`/${locale}/${PATH}#${slug}`);
  const game = page.locator('article', { has: page.locator(`[data-game="${slug}"]`) });
  const scene = game.locator('.festival-scene');
  await scene.scrollIntoViewIfNeeded();
  const item = (id: string) => game.locator(`[data-item="${id}"]`);
  const zone = (id: string) => game.locator(`[data-zone="${id}"]`);
  await scene.locator('[data-zone], [data-placed]').first().waitFor({ state: 'attached' });
  await scene.evaluate((element) =>
    element.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' }),
  );
  return {
    game,
    scene,
    item,
    zone,
    /** The line below the scene; the drag library keeps an empty status of its own. */
    line: game.locator('p[role="status"]').first(),
    placed: (id: string) => game.locator(`[data-placed="${id}"]`),
    progress: (n: number) => game.getByText(say(t.progress, { n, total: 4 }), { exact: true }),
    ids: await game
      .locator('[data-item]:not(keep-item)')
      .evaluateAll((items) => items.map((one) => one.getAttribute('data-item') ?? '')),
    nameOf: async (id: string) => (await item(id).locator('.font-medium').textContent()) ?? '',
  };
};

/** Chooses an item, then its place, and closes the information that follows. */
export const placeByTap = async (page: Page, item: Locator, zone: Locator) => {
  await item.click();
  await zone.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
};

type Point = { x: number; y: number };

const FRAME_MS = 16;

/**
 * Touches as a browser sends them, so that scrolling and holding are what they are on a phone. The
 * page's time passes only as the finger does: a slow machine would make a hold of every touch.
 */
export const dragByTouch = async (
  page: Page,
  from: Point,
  to: () => Promise<Point>,
  holdMs: number,
) => {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await touch('touchStart', [from]);
  await page.clock.runFor(holdMs);
  const end = await to();
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await touch('touchMove', [
      { x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part },
    ]);
    await page.clock.runFor(2 * FRAME_MS);
  }
  await touch('touchEnd', []);
  await page.clock.runFor(1_000);
  await page.clock.resume();
};
