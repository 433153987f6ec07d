import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test';
import sharp from 'sharp';
import { KEPT_TYPEFACES } from '#src/layouts/fonts/keep-typefaces.ts';
import type { Ready } from '#src/main/identity-provider/people.ts';
import { findHeadlessShell } from '#tests/browser.ts';
import { untilAtRest, watchRequests } from '../at-rest.ts';
import { fileOf, type Screen } from './wanted.ts';

const HEIGHTS = { 390: 844, 1440: 900, 2560: 1300 };
/** Below that, a long page says the same again. */
const LONGEST_PX = 7_000;
const QUALITY = 72;
const PATIENCE_MS = 30_000;

/** Takes each screen of a site into its file, and tells on the way what it took. */
export const takeScreens = async (
  url: string,
  screens: readonly Screen[],
  folder: string,
): Promise<void> => {
  const executablePath = findHeadlessShell();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  const alike = Map.groupBy(
    screens,
    ({ width, scheme, locale, as }) => `${width} ${scheme} ${locale} ${as ?? ''}`,
  );
  try {
    for (const [name, group] of alike) {
      await takeAlike(browser, url, group, folder);
      console.log(`${name}: ${group.length}`);
    }
  } finally {
    await browser.close();
  }
};

/** Those of one reader: one window, and one sign-in. */
const takeAlike = async (
  browser: Browser,
  url: string,
  screens: readonly Screen[],
  folder: string,
) => {
  const [first] = screens;
  if (!first) return;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: first.width, height: HEIGHTS[first.width] },
    colorScheme: first.scheme,
    locale: first.locale,
    // What moves stands still in its finished state, so that two pictures of a page are alike.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (first.as) await signInAs(context, first.as, first.locale);
  const page = await context.newPage();
  const awaited = watchRequests(page);
  page.setDefaultTimeout(PATIENCE_MS);
  // Whoever comes back has our typefaces: the first page alone would be in another one.
  await page.goto(`/${first.locale}/offline`);
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, KEPT_TYPEFACES);
  for (const screen of screens) await take(page, awaited, screen, join(folder, fileOf(screen)));
  await context.close();
};

/** By the requests that a browser sends to the development provider. */
const signInAs = async ({ request }: BrowserContext, who: Ready, lang: string) => {
  const asked = await request.get(`/api/login?lang=${lang}&entry=signup`);
  const { origin, pathname } = new URL(asked.url());
  const headers = { Origin: origin };
  await request.post(`${origin}${pathname}?step=choose&lang=${lang}`, { form: { who }, headers });
  await request.post(`${origin}${pathname}?step=allow&lang=${lang}`, { form: {}, headers });
};

const take = async (
  page: Page,
  awaited: ReadonlySet<Request>,
  { path, locale, width, shows }: Screen,
  file: string,
) => {
  await page.goto(`/${locale}${path}`);
  if (shows) await page.locator(shows).waitFor();
  await wakeUp(page);
  // Rooms ask for what is theirs once their code has come, and each shows it in a way of its own:
  // that nothing is under way any more is all that they have in common.
  await untilAtRest(page, awaited);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(height, LONGEST_PX) };
  const picture = await page.screenshot({ fullPage: true, clip });
  await mkdir(dirname(file), { recursive: true });
  await sharp(picture).webp({ quality: QUALITY }).toFile(file);
};

/** Walks down the page once, so that what waits for being seen is there. */
const wakeUp = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const frame = () => new Promise(requestAnimationFrame);
    // What is laid out when it is near is an empty box in the picture of a whole page.
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(whole);
    const { documentElement: root } = document;
    for (let y = 0; y < Math.min(root.scrollHeight, longest); y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await Promise.allSettled(
      [...document.images]
        .filter(({ loading, complete }) => !complete && loading !== 'lazy')
        .map((image) => image.decode()),
    );
    await new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }));
  }, LONGEST_PX);
