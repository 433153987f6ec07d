import type { Locator } from '@playwright/test';
import { otherLocale } from '#src/i18n/locales.ts';
import { expect, expectAccessible, expectMoreContrast, test } from './fixtures.ts';
import { shellWords } from './words/shell.ts';

const LOCALE_NAMES = { ar: 'العربية', en: 'English' };
const isPhone = (width: number | undefined) => (width ?? 0) < 768;

test(
  'the language toggle keeps the page, its slash, query and hash',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const other = otherLocale(siteLocale);
    await page.goto(`/${siteLocale}/terms/?from=here#acceptance`);
    await page.getByRole('link', { name: LOCALE_NAMES[other] }).click();
    await expect(page).toHaveURL(new RegExp(`/${other}/terms/\\?from=here#acceptance$`));
    expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe(other);
  },
);

test(
  'the toggle of a legal page in an unknown language leads to that page',
  { tag: ['@en', '@detail'] },
  async ({ page }) => {
    await page.goto('/fr/terms');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/terms$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test('a tutor chooses Chinese from a list, which keys open and close', async ({
  page,
  siteLocale,
}) => {
  await page.goto(`/${siteLocale}/teacher-signup?from=here#faq-title`);
  const bar = page.getByRole('banner');
  const list = bar.locator('summary', { hasText: LOCALE_NAMES[siteLocale] });
  await list.focus();
  await page.keyboard.press('Enter');
  const chinese = bar.getByRole('link', { name: '中文' });
  await expect(chinese).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(chinese).toBeHidden();
  await expect(list).toBeFocused();
  await page.keyboard.press('Enter');
  await chinese.click();
  await expect(page).toHaveURL(/\/zh\/teacher-signup\/?\?from=here#faq-title$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/有人正盼着开口说中文/);
  // From now on addresses without a language are Chinese where there is any.
  await page.goto('/teacher-signup?a=1');
  await expect(page).toHaveURL(/\/zh\/teacher-signup\/?\?a=1$/);
  await page.goto('/contents?a=1#x');
  await expect(page).toHaveURL(/\/en\/contents\/?\?a=1#x$/);
});

test('an unprefixed page is Arabic until English was chosen once', async ({ page }) => {
  await page.goto('/onboarding?a=1');
  await expect(page).toHaveURL(/\/onboarding\?a=1$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.getByRole('link', { name: 'English' }).click();
  await page.goto('/onboarding?a=1#x');
  await expect(page).toHaveURL(/\/en\/onboarding\?a=1#x$/);
});

test(
  'a blocked storage changes nothing for a visitor',
  { tag: ['@en', '@detail'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/onboarding');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/onboarding$/);
  },
);

test(
  'the menu leads home, to the contents and about, and signs up on a phone',
  { tag: '@both' },
  async ({ page, siteLocale, viewport }) => {
    const t = shellWords[siteLocale];
    await page.goto(`/${siteLocale}/`);
    if (isPhone(viewport?.width)) {
      await page.locator('summary').click();
      const menu = page.getByRole('navigation', { name: t.menu });
      await expect(menu.getByRole('link', { name: t.signUp })).toBeVisible();
      await expectAccessible(page);
      await menu.getByRole('link', { name: t.contents }).click();
      await expect(menu).toBeHidden();
    } else {
      const navigation = page.getByRole('navigation', { name: t.siteNavigation });
      await expect(navigation.getByRole('link', { name: t.about })).toHaveAttribute(
        'target',
        '_blank',
      );
      await navigation.getByRole('link', { name: t.contents }).click();
    }
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/#learning-features$`));
  },
);

test('the keyboard reaches the content past the top bar', async ({ page, siteLocale }) => {
  const t = shellWords[siteLocale];
  await page.goto(`/${siteLocale}/terms`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test(
  'the footer names the places, the ways to write and the legal texts',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = shellWords[siteLocale];
    await page.goto(`/${siteLocale}/terms`);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(siteLocale === 'ar' ? 'الرياض' : 'Riyadh');
    await expect(footer).toContainText(siteLocale === 'ar' ? 'هونغ كونغ' : 'Hong Kong');
    for (const name of Object.values(t.social)) {
      await expect(footer.getByRole('link', { name })).toBeVisible();
    }
    await footer.getByRole('link', { name: t.privacy }).click();
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/privacy-policy$`));
  },
);

test(
  'what is chosen is seen in colours that are the reader’s own',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const colour = (place: Locator) =>
      place.evaluate((element) => getComputedStyle(element).backgroundColor);

    await page.goto(`/${siteLocale}/`);
    const tab = page.getByRole('tab');
    expect(await colour(tab.first())).not.toBe(await colour(tab.last()));

    await page.goto(`/${siteLocale}/contents/articles/basics-to-radicals`);
    const radical = page.locator('[data-dot]');
    expect(await colour(radical.first())).not.toBe(await colour(radical.last()));
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `whoever asks for more contrast reads all text at 7:1 on ${colorScheme} pages`,
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      await page.emulateMedia({ contrast: 'more', colorScheme });
      for (const path of ['/', '/today', '/onboarding', '/contents/games/four-tones']) {
        await page.goto(`/${siteLocale}${path}`);
        await expectMoreContrast(page);
      }
    },
  );
}
