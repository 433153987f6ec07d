import type { Page } from '@playwright/test';
import { readStrokes } from '#src/ui/strokes/stroke-data.server.ts';
import { drawStroke } from './draw-stroke.ts';
import { atRest, expect, expectAccessible, test } from './fixtures.ts';
import { skyNameWords } from './words/sky-name.ts';

/** Until the browser has taken the focus to a fragment, which it does in a later frame. */
const frames = async (page: Page, amount: number) => {
  for (let frame = 0; frame < amount; frame += 1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
};

test.describe('a name is written into the landscape', { tag: '@both' }, () => {
  test(
    'by keyboard alone, and its picture is saved',
    { tag: '@en' },
    async ({ page, siteLocale }) => {
      const t = skyNameWords[siteLocale];
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/${siteLocale}/`);
      await atRest(page);
      const isOfDialog = (address: string) => /^\/strokes\/|\/sky-|names\..*css$/.test(address);
      expect(asked.filter(isOfDialog)).toEqual([]);
      const button = (name: string) => page.getByRole('button', { name, exact: true });

      await button(t.invite).press('Enter');
      const name = page.getByRole('textbox', { name: t.name, exact: true });
      await name.press('Enter');
      await expect(page.getByText(t.missing)).toBeVisible();
      await expect(name).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.type(siteLocale === 'ar' ? 'فاطمه' : 'fatima');
      const spelling = page.getByRole('textbox', { name: t.spelling });
      await expect(spelling).toHaveValue('法蒂玛');
      await expect(page.getByText('Fǎdìmǎ')).toBeVisible();
      await page.keyboard.press('Enter');

      await expect(page.getByRole('radio', { name: '山' })).toBeChecked();
      await page.getByRole('radio', { name: '山' }).press('ArrowDown');
      await expect(page.getByRole('radio', { name: '月' })).toBeChecked();
      await expect(button(t.brush)).toBeEnabled();
      await expectAccessible(page);
      await button(t.brush).press('Enter');

      await expect(page.getByRole('heading', { name: t.pictureTitle })).toBeFocused();
      await expect(page.getByRole('img', { name: /月.*法蒂玛/ })).toBeVisible();
      await expect(button(t.save)).toBeEnabled();
      await expectAccessible(page);
      const saved = page.waitForEvent('download');
      await button(t.save).press('Enter');
      expect((await saved).suggestedFilename()).toBe('hanlu.jpg');

      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button(t.invite)).toBeFocused();
      await page.reload();
      await expect(page.locator('[data-sky-name][data-written]')).toBeVisible();
    },
  );

  test('Back closes it, and leads on where the page was loaded anew under it', async ({
    page,
    siteLocale,
  }) => {
    const invite = page.getByRole('button', { name: skyNameWords[siteLocale].invite });
    const dialog = page.getByRole('dialog');
    await page.goto(`/${siteLocale}/voices`);
    // As for whoever has taken the link to the content.
    await page.goto(`/${siteLocale}/#main`);
    await atRest(page);
    await invite.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/#main$`));
    await page.waitForFunction(() => !(history.state as { opened?: unknown } | null)?.opened);
    await frames(page, 5);
    await expect(invite).toBeFocused();
    await invite.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(invite).toBeFocused();
    await invite.click();
    await expect(dialog).toBeVisible();
    await page.reload();
    await atRest(page);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/voices$`));
  });

  test('by hand, stroke after stroke', async ({ page, siteLocale }) => {
    const t = skyNameWords[siteLocale];
    await page.goto(`/${siteLocale}/`);
    await atRest(page);
    await page.getByRole('button', { name: t.invite }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('list').getByRole('button').first().click();
    await expect(dialog.getByRole('textbox', { name: t.spelling })).toHaveValue('穆罕默德');
    await dialog.getByRole('button', { name: t.toSky }).click();
    await expect(dialog.getByRole('button', { name: t.brush })).toBeEnabled();
    const sky = dialog.getByRole('img', { name: '山' });
    const { medians } = await readStrokes('山');
    for (const [index, median] of medians.entries()) {
      await drawStroke(page, sky, median);
      if (index + 1 < medians.length)
        await expect(dialog.getByRole('status')).toContainText(String(index + 1));
    }
    await expect(dialog.getByRole('heading', { name: t.pictureTitle })).toBeFocused();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t.share }).click();
    expect((await saved).suggestedFilename()).toBe('hanlu.jpg');
    await expect(dialog.getByText(t.savedInstead)).toBeVisible();
  });
});
