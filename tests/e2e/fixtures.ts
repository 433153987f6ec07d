import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';
import type { Locale } from '#src/i18n/locales.ts';

/** `npm run test:all` looks at every state in every pairing. */
const EVERYTHING = process.env['JOURNEYS'] === 'all';

type Fixtures = {
  /** The language of the project: pages are tried in Arabic and in English. */
  siteLocale: Locale;
  /** Other origins that a journey really visits, such as the sign-in provider's. */
  visitedOrigins: string[];
  /**
   * Fails the test when a page throws, asks another origin for anything, or does something that
   * its own policy forbids.
   */
  ownOriginOnly: undefined;
};

export const test = base.extend<Fixtures>({
  siteLocale: async ({ browserName: _ }, use, { project }) => {
    await use(project.name.startsWith('ar') ? 'ar' : 'en');
  },
  // Every journey comes from an address of its own, as visitors do: limits count by address.
  extraHTTPHeaders: async ({ browserName: _ }, use, { testId, retry }) => {
    const [a, b, c] = createHash('sha256').update(`${testId} ${retry} ${process.pid}`).digest();
    await use({ 'X-Forwarded-For': `10.${a}.${b}.${c}` });
  },
  visitedOrigins: [[], { option: true }],
  ownOriginOnly: [
    async ({ page, baseURL, visitedOrigins }, use) => {
      const expected = [baseURL ?? '', ...visitedOrigins];
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) faults.push(message.text());
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && !expected.includes(origin)) faults.push(request.url());
      });
      watchRequests(page);
      await use(undefined);
      expect(faults, 'errors, requests to other origins, breaches of the policy').toEqual([]);
    },
    { auto: true },
  ],
});

/** Code and style that pages have asked for and not yet got; pictures and films come when they may. */
const awaited = new WeakMap<Page, Set<Request>>();
const CODE = ['script', 'stylesheet', 'font', 'fetch', 'xhr'];

const watchRequests = (page: Page) => {
  const open = new Set<Request>();
  awaited.set(page, open);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    if (CODE.includes(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
};

/**
 * Waits until the page is at rest: the code that it asked for has come and has had frames and idle
 * time to run in, and it asks for no more. Keys that are pressed earlier are not repeated.
 */
export const atRest = async (page: Page) => {
  const settle = () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await new Promise((done) => requestIdleCallback(done));
    });
  await page.waitForLoadState('load');
  await expect(async () => {
    // Code that has just run may ask for more.
    await settle();
    await settle();
    expect([...(awaited.get(page) ?? [])].map((request) => request.url())).toEqual([]);
  }).toPass();
};

/** Presses a button until what it leads to is there: before its code has come a press is lost. */
export const pressUntil = (button: Locator, shown: Locator) =>
  expect(async () => {
    if (!(await shown.isVisible())) await button.click({ timeout: 1_000 });
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();

/** Presses a button that rests until its code is there, by the keyboard and without moving the page. */
export const pressInPlace = async (button: Locator) => {
  await expect(button).toBeEnabled();
  await button.evaluate((element) => element.focus({ preventScroll: true }));
  await button.page().keyboard.press('Enter');
};

/** Scrolls to where something is shown, and again while what loads above it pushes it away. */
export const scrollUntil = (place: Locator, shown: Locator) =>
  expect(async () => {
    await place.scrollIntoViewIfNeeded();
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();

/**
 * WCAG 2.2 AA by axe over the whole page, in a state that a journey has led to. Journeys that run
 * in both pairings look once, in Arabic on the phone; `every` looks in each, as pages.spec.ts does.
 */
export const expectAccessible = async (page: Page, { every = false } = {}) => {
  const { tags, project } = test.info();
  const looksElsewhere = tags.includes('@both') && project.name !== 'ar-phone';
  if (looksElsewhere && !every && !EVERYTHING) return;
  await stillness(page);
  expect(await barriersOn(page)).toEqual([]);
};

/** Text at 7:1 and large text at 4.5:1, as whoever asks for more contrast gets it (SHELL-18). */
export const expectMoreContrast = async (page: Page) => {
  await stillness(page);
  const runOnly = { type: 'rule' as const, values: ['color-contrast-enhanced'] };
  expect(await barriersOn(page, { ...AXE, runOnly })).toEqual([]);
};

const AXE: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What passes is not needed; to describe it takes as long as to find what does not.
  resultTypes: ['violations'],
  preload: false,
};

/** The small form, of which a page reads half as much. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Axe is put into a page once: to read it again takes as long as to look at a state. A target that
 * only the bar of the page lies over is whole once the reader scrolls: it is looked at again in the
 * middle of the window.
 */
const barriersOn = async (page: Page, wanted = AXE) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const isSmallInTheMiddle = async (selector: string) => {
      const target = document.querySelector(selector);
      if (!target) return true;
      const [left, top] = [scrollX, scrollY];
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { violations } = await axe.run(target, {
        ...options,
        runOnly: { type: 'rule', values: ['target-size'] },
      });
      scrollTo({ left, top, behavior: 'instant' });
      return violations.length > 0;
    };
    const { violations } = await axe.run(options);
    const barriers = [];
    for (const { id, help, nodes } of violations) {
      const at: string[] = [];
      for (const { target } of nodes) {
        const selector = target.join(' ');
        if (id !== 'target-size' || (await isSmallInTheMiddle(selector))) at.push(selector);
      }
      if (at.length > 0) barriers.push({ id, help, at: at.slice(0, 5) });
    }
    return barriers;
  }, wanted);
};

/**
 * What fades in has no contrast yet: waits until no animation runs that comes to an end by itself.
 * One that is taken away with its element never says that it finished, so they are asked each frame.
 */
const stillness = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ timeline, playState, effect }) =>
          !(timeline instanceof DocumentTimeline) ||
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Infinity,
      ),
  );

export { expect };
