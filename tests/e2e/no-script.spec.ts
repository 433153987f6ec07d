import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

/** Pages that can do nothing without JavaScript. */
for (const path of ['find', 'today']) {
  test(
    `without JavaScript /${path} says so, and a link after it leads to the contents`,
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      await page.goto(`/${siteLocale}/${path}`);
      const note = page.getByRole('main').locator('noscript p').first();
      await expect(note).toHaveText(/\.\s+[^.]+$/);
      await note.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/${siteLocale}/contents/?$`));
    },
  );
}
