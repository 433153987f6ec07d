import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Locale } from '#src/i18n/locales.ts';
import { atRest } from './fixtures.ts';

/** What a practice may weigh beside the frame of every page, in bytes by brotli. */
export const SCRIPT_LIMIT_BYTES = 85 * 1024;

/** In the page: the scripts that were asked for before a moment. */
const scriptsBefore = (moment: number) =>
  performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < moment)
    .map(({ name }) => name);

/**
 * Bytes by brotli of the scripts that are asked for before an element of `selector` is there, `show`
 * leading to it. What the frame of every page brings, and what comes when nothing else is to do, is
 * left out.
 */
export const scriptWeight = async (
  page: Page,
  locale: Locale,
  { selector, show }: { selector: string; show: () => Promise<void> },
): Promise<number> => {
  await page.goto(`/${locale}/terms`);
  await atRest(page);
  const ofEveryPage = new Set(await page.evaluate(scriptsBefore, Infinity));
  await page.addInitScript((awaited) => {
    globalThis.requestIdleCallback = () => 0;
    new MutationObserver((_, observer) => {
      if (!document.querySelector(awaited)) return;
      performance.mark('shown');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  await show();
  const shownAt = await page.evaluate(
    () => performance.getEntriesByName('shown')[0]?.startTime ?? 0,
  );
  const loaded = await page.evaluate(scriptsBefore, shownAt);
  const scripts = loaded.filter((address) => !ofEveryPage.has(address));
  if (scripts.length === 0) throw new Error('Nothing was loaded for it');
  const sizes = await Promise.all(
    [...new Set(scripts)].map(async (address) => {
      const body = await (await page.request.get(address)).body();
      return brotliCompressSync(body).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};
