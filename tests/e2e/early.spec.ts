import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newsletterWords } from './words/newsletter.ts';
import { numbersWords } from './words/numbers.ts';
import { findWords } from './words/find.ts';
import { say } from './words/say.ts';

/** Holds the code of an island back, as a slow telephone does, until the answer is called. */
const holdBack = async (page: Page, island: string) => {
  const released = Promise.withResolvers<undefined>();
  await page.route(new RegExp(`/_astro/${island}\\.island\\.`), async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve(undefined);
};

test(
  'what is chosen for a round before its code came is what is practised',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const t = numbersWords[siteLocale];
    const release = await holdBack(page, 'Numbers');
    await page.goto(`/${siteLocale}/contents/games/numbers`);
    const reading = page.getByRole('radio', { name: t.reading });
    const begin = page.getByRole('button', { name: t.begin, exact: true });
    await reading.check();
    await page.getByRole('combobox').selectOption(t.prices);
    await expect(begin).toBeDisabled();
    release();
    await expect(begin).toBeEnabled();
    await expect(reading).toBeChecked();
    await begin.click();
    const round = page.getByRole('region', { name: say(t.question, { n: 1, total: 10 }) });
    await expect(round.getByRole('textbox', { name: t.cost })).toBeVisible();
    await expect(round.locator('[lang="zh-Hans"]').first()).toBeVisible();
  },
);

test(
  'what is looked for before the search has come is found',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const t = findWords[siteLocale];
    const release = await holdBack(page, 'Find');
    await page.goto(`/${siteLocale}/find`);
    const field = page.getByRole('searchbox', { name: t.label });
    await field.fill('医院');
    release();
    await expect(page.getByRole('button', { name: t.clear })).toBeVisible();
    await expect(field).toHaveValue('医院');
    const hits = page.getByRole('main').getByRole('listitem');
    await expect(
      hits.filter({ has: page.getByText('医院', { exact: true }) }).first(),
    ).toBeVisible();
  },
);

test(
  'what is typed for the newsletter before its code came is sent',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const { form: t } = newsletterWords[siteLocale];
    const release = await holdBack(page, 'NewsletterForm');
    await page.goto(`/${siteLocale}/`);
    const subscribe = page.getByRole('button', { name: t.subscribe, exact: true });
    await page.getByRole('textbox', { name: t.name }).fill('Sara');
    await page.getByRole('textbox', { name: t.email }).fill('Early@Hanlu.example');
    await expect(subscribe).toBeDisabled();
    const sent = page.waitForRequest('**/api/email-subscription');
    release();
    await expect(subscribe).toBeEnabled();
    await subscribe.click();
    expect((await sent).postDataJSON()).toEqual({ name: 'Sara', email: 'early@hanlu.example' });
  },
);
