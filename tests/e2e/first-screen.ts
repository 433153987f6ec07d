import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { giveMandarinVoice } from './mandarin-voice.ts';

type Game = { open: () => Promise<unknown>; begin: Locator };

/**
 * Opens a game on a small phone with a voice, where its start stands in the first screen and lies on no
 * choice that has the focus.
 */
export const expectStartInFirstScreen = async (page: Page, { open, begin }: Game) => {
  await giveMandarinVoice(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await open();
  await expect(begin).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const form = page.locator('form').filter({ has: begin });
  for (const field of await form.locator('input, select').all()) {
    await field.focus();
    await expect(async () => expect(await roomBelow(field, begin)).toBeGreaterThan(0)).toPass();
  }
};

/** How far above the bar of the button the card of a choice ends, or its field, in px. */
const roomBelow = async (field: Locator, begin: Locator): Promise<number> => {
  const bottom = await field.evaluate(
    (element) => (element.closest('label') ?? element).getBoundingClientRect().bottom,
  );
  const bar = await begin.locator('xpath=..').boundingBox();
  return (bar?.y ?? 0) - bottom;
};
