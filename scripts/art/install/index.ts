/**
 * Takes the pictures that a browser shows before it installs the site, from the built site:
 * `npm run art:install`. Needs Chromium.
 */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { localesWith, type Locale } from '#src/i18n/locales.ts';
import {
  INSTALL_FORMS,
  INSTALL_PAGES,
  installPicture,
  type InstallForm,
  type InstallPage,
} from '#src/layouts/install-pictures.ts';
import { findBrowser } from '#tests/browser.ts';
import { serveBuiltSite } from '../../built-site.ts';

/** A phone's points are larger than its pixels. */
const SCALES = { narrow: 1.5, wide: 1 } as const;
const QUALITY = 82;

/** What somebody does on a page until it shows what it is for. */
const practise: Record<InstallPage, (page: Page) => Promise<void>> = {
  today: async (page) => {
    await page.locator('.today-island ul button').first().click();
    await page.locator('.ink-ring').waitFor();
  },
  review: async (page) => {
    await page.getByRole('listitem').getByRole('button').first().click();
    await page.locator('.review-note .button-primary').click();
    // Two are met before the first of them is asked.
    while ((await page.locator('.review-choice').count()) === 0) {
      await page.locator('.review-bar .button-primary').click();
    }
  },
  pocket: async (page) => {
    await page.locator('li .button-primary').first().click();
    await page.getByRole('dialog').waitFor();
  },
};

const take = async (
  browser: Browser,
  site: string,
  { locale, name, form }: { locale: Locale; name: InstallPage; form: InstallForm },
) => {
  const { width, height } = INSTALL_FORMS[form];
  const scale = SCALES[form];
  const context = await browser.newContext({
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    locale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${site}/${locale}/${name}`);
  await practise[name](page);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  const file = `public${installPicture(locale, name, form)}`;
  await mkdir(dirname(file), { recursive: true });
  await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(file);
  await context.close();
};

const site = await serveBuiltSite();
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
for (const locale of localesWith('learn')) {
  for (const name of INSTALL_PAGES) {
    for (const form of Object.keys(INSTALL_FORMS) as InstallForm[]) {
      await take(browser, site.url, { locale, name, form });
    }
  }
}
await browser.close();
await site.stop();
