import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { giveMandarinVoice } from './mandarin-voice.ts';

type Game = { open: () => Promise<unknown>; begin: Locator };

/** Opens a game on a small phone with a voice, where its start stands in the first screen. */
export const expectStartInFirstScreen = async (page: Page, { open, begin }: Game) => {
  await giveMandarinVoice(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await open();
  await expect(begin).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
};
