import type { Page } from '@playwright/test';
import { signIn, test } from './accounts.ts';
import { expect } from './fixtures.ts';

/** One of every kind of page that everyone may open; the others differ in their content only. */
const PAGES = [
  '/',
  '/contents',
  '/contents/articles/phrases-for-travel-survival-in-china',
  '/contents/articles/chinas-four-major-traditional-festivals',
  '/contents/articles/basics-to-radicals',
  '/contents/games/hanzi-stroke-practice',
  '/terms',
  '/signup',
  '/onboarding',
  '/after-signup?showOnboardingPrompt=1',
  '/teacher-signup',
  '/newsletter/confirm?token=forged',
  '/no-such-page',
];
const ROOMS = [
  { role: 'student', paths: ['/student', '/onboarding'] },
  { role: 'teacher', paths: ['/teacher-onboarding', '/student'] },
  { role: 'admin', paths: ['/admin'] },
] as const;

/** What the browser refused because of the page's policy, while the page is used. */
const watchPolicy = (page: Page) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
};

/** Down to the end, so that every island wakes up. */
const lookThrough = async (page: Page) => {
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  for (const island of await page.locator('astro-island[client=visible]').all()) {
    if (!(await island.isVisible())) continue;
    await island.scrollIntoViewIfNeeded();
    await expect(island).not.toHaveAttribute('ssr');
  }
};

for (const path of PAGES) {
  test(`${path} keeps its own policy`, async ({ page, siteLocale }) => {
    const refused = watchPolicy(page);
    await page.goto(`/${siteLocale}${path}`);
    await lookThrough(page);
    expect(refused).toEqual([]);
  });
}

for (const { role, paths } of ROOMS) {
  test(`the pages of someone signed in keep their policy: ${role}`, async ({
    page,
    siteLocale,
  }) => {
    await signIn(page, siteLocale, { role });
    const refused = watchPolicy(page);
    for (const path of paths) {
      await page.goto(`/${siteLocale}${path}`);
      await lookThrough(page);
    }
    expect(refused).toEqual([]);
  });
}

test('a rendered page, such as the one for a missing address, has our typefaces', async ({
  page,
  siteLocale,
}) => {
  await page.goto(`/${siteLocale}/no-such-page`);
  // Where the policy refused the style that declares them, there would be nothing to load.
  const loaded = await page.evaluate(async () => {
    const faces = await Promise.all(
      ['ا', 'a'].map((letter) => document.fonts.load('1rem "Readex Pro"', letter)),
    );
    return faces.map(([face]) => face?.status);
  });
  expect(loaded).toEqual(['loaded', 'loaded']);
});
