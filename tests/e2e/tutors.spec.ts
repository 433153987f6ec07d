import { fillWithSamples } from '#scripts/demo/fill.ts';
import { signIn, test as withProvider, visitsProvider } from './accounts.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { test as onOwnSite, type OwnSite } from './own-site.ts';
import { tutorsWords } from './words/tutors.ts';

/** A site with the tutors of the demo, who teach at any time of the year. */
const test = onOwnSite.extend<{ site: OwnSite }>({
  site: async ({ site }, use) => {
    await site.stop();
    process.env['DATA_DIR'] = site.dataDir;
    await fillWithSamples(Date.now());
    await site.start();
    await use(site);
  },
  visitedOrigins: visitsProvider,
});

test(
  'a visitor narrows the list on a phone and comes to the page of a tutor',
  { tag: '@touch' },
  async ({ page, siteLocale }) => {
    const t = tutorsWords[siteLocale];
    await page.goto(`/${siteLocale}/tutors`);
    await expect(page.getByRole('complementary')).toHaveText(/^(عيّنة|Sample)/);
    await expect(page.getByRole('article')).toHaveCount(12);
    // The first tutor is on the first screen: the filters are folded.
    await expect(page.getByRole('article').first()).toBeInViewport();
    await page.locator('summary', { hasText: t.filters }).click();
    await page.getByLabel(t.zone).selectOption('Asia/Riyadh');
    await page.getByLabel(t.price).fill('70');
    await expectAccessible(page);
    await page.getByRole('button', { name: t.search }).click();
    await expect(page).toHaveURL(/\/tutors\?zone=Asia%2FRiyadh&price=70$/);
    await expect(page.getByText('شرط واحد')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(12);
    await expect(page.getByLabel(t.price)).toHaveValue('');
    await page.goForward();
    const card = page.getByRole('article').filter({ hasText: 'Ming Li' });
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ming Li' })).toBeVisible();
    await expect(page.getByText(t.payment)).toBeVisible();
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /\/social\/ar\/tutors\/ming-li\.jpg$/,
    );
    await expectAccessible(page);
    await page.goto(`/${siteLocale}`);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: t.title })).not.toHaveCount(0, {
        timeout: 1_000,
      });
    }).toPass();
  },
);

test(
  'a student whom nobody fits asks to be told, and takes it back',
  { tag: ['@en', '@long'] },
  async ({ page, siteLocale }) => {
    const t = tutorsWords[siteLocale];
    await signIn(page, siteLocale, { role: 'student' });
    await page.goto(`/${siteLocale}/tutors?price=20`);
    await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t.tell }).click();
    await page.getByRole('button', { name: t.ask }).click();
    await expect(page.getByRole('status').filter({ hasText: t.waiting })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.stop }).click();
    await expect(page.getByRole('button', { name: t.ask })).toBeVisible();
  },
);

withProvider(
  'while tutors are chosen the list takes an address, and nothing points to it',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    const t = tutorsWords[siteLocale];
    await page.goto(`/${siteLocale}`);
    await expect(page.getByRole('link', { name: t.title })).toHaveCount(0);
    await page.goto(`/${siteLocale}/tutors`);
    await expect(page.getByRole('heading', { level: 1, name: t.choosing })).toBeVisible();
    await page.getByLabel(t.email).fill(`waiting-${Date.now()}@hanlu.example`);
    await page.getByRole('button', { name: t.ask }).click();
    await expect(page.getByText(t.asked)).toBeVisible();
  },
);
