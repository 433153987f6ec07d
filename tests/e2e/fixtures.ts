import { createHash } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { Locale } from '#src/i18n/locales.ts';

type Fixtures = {
  /** The language of the project: pages are tried in Arabic and in English. */
  siteLocale: Locale;
  /** Other origins that a journey really visits, such as the sign-in provider's. */
  visitedOrigins: string[];
  /** Fails the test when the browser reports an error or asks another origin for anything. */
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
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && !expected.includes(origin)) faults.push(request.url());
      });
      await use(undefined);
      expect(faults, 'errors and requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

/** WCAG 2.2 AA by axe over the whole page, in its present state. */
export const expectAccessible = async (page: Page) => {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(' ')).slice(0, 5),
  }));
  expect(found).toEqual([]);
};

/** What fades in has no contrast yet: waits for the animations that come to an end by themselves. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ timeline, playState, effect }) =>
          timeline instanceof DocumentTimeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

export { expect };
