import type { Browser } from '@playwright/test';
import { characterId } from '#src/domain/learning/item.ts';
import { signIn, type Someone } from './accounts.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { signInAfter } from './learner.ts';
import { test, type OwnSite } from './own-site.ts';
import { runTask } from './tasks.ts';
import { learningFiguresWords } from './words/learningFigures.ts';

const HARD = characterId('一');

/** Somebody learnt a character on another device, and forgot it three days later. */
const learner = async (browser: Browser, { url }: OwnSite): Promise<Someone> => {
  const context = await browser.newContext({ baseURL: url });
  const someone = await signInAfter(await context.newPage(), 'en', [
    { item: HARD, daysAgo: 40 },
    { item: HARD, daysAgo: 37, grade: 1 },
    { item: characterId('人'), daysAgo: 40 },
    { item: characterId('人'), daysAgo: 37 },
  ]);
  await context.close();
  return someone;
};

test(
  'an admin reads whether anyone learns: nothing of fewer than five people, nobody by name',
  { tag: '@long' },
  async ({ page, browser, site, siteLocale }) => {
    const t = learningFiguresWords[siteLocale];
    const learners: Someone[] = [];
    for (let count = 0; count < 4; count += 1) learners.push(await learner(browser, site));
    await signIn(page, siteLocale, { role: 'admin' });
    const section = page.getByRole('region', { name: t.title });
    const tile = (name: string) =>
      section.getByRole('term').filter({ hasText: name }).locator('xpath=../dd');
    const look = async () => {
      await runTask(site, 'figures');
      await page.goto(`/${siteLocale}/admin`);
      await expect(section).toContainText(t.nobody);
    };

    await look();
    await expect(tile(t.measured)).toHaveText(t.few);
    for (const figure of await section.getByRole('definition').all()) {
      await expect(figure).toHaveText(t.few);
    }
    for (const week of await section.getByRole('table').first().getByRole('cell').all()) {
      await expect(week).not.toHaveText(/^4$/);
    }
    await expect(section.getByText(t.noHardest)).toBeVisible();
    await expect(section).not.toContainText('一');

    learners.push(await learner(browser, site));
    await look();
    await expect(tile(t.measured)).toHaveText(t.half);
    await expect(section.getByRole('cell', { name: '5', exact: true }).first()).toBeVisible();
    const hardest = section.getByRole('row').filter({ hasText: '一' });
    await expect(hardest.getByRole('cell').last()).toHaveText(t.half);
    for (const { name, email } of learners) {
      await expect(section).not.toContainText(name);
      await expect(section).not.toContainText(email);
    }
    await expectAccessible(page);
  },
);
