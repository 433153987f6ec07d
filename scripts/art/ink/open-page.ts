import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { findBrowser } from '#tests/browser.ts';

/**
 * Opens a blank page in which drawing code runs: `entry` with all that it imports, under a global
 * name. The browser ends with the scope of `using`.
 */
export const openDrawingPage = async (
  entry: string,
  globalName: string,
): Promise<AsyncDisposable & { page: Page }> => {
  const bundle = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName,
    target: 'es2022',
  });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  return { page, [Symbol.asyncDispose]: () => browser.close() };
};
