import type { Locator, Page } from '@playwright/test';
import { getPhrasesArticles } from '#src/content/phrases.ts';
import { otherLocale, type Locale } from '#src/i18n/locales.ts';
import { atRest, expect, expectAccessible, test } from './fixtures.ts';
import { pocketWords } from './words/pocket.ts';
import { say } from './words/say.ts';

const UPRIGHT = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

const openPocket = async (page: Page, locale: Locale) => {
  await page.goto(`/${locale}/pocket`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pocketWords[locale].title);
  await atRest(page);
};

const sections = (await getPhrasesArticles()).flatMap((article) => article.sections);
/** How many cards the section of greetings has. */
const GREETINGS = sections.find(({ _id }) => _id === 'phrases-basic-greeting')?.phrases.length ?? 0;

/** Keeps the phrases of the first section. */
const keepGreetings = async (page: Page, locale: Locale) => {
  const t = pocketWords[locale];
  await page.getByRole('button', { name: `${t.keepAll}: ${t.greeting}` }).click();
  await expect(page.getByLabel(t.search)).toBeVisible();
};

/** How far something sticks out of the window, in pixels. */
const sticksOut = async (page: Page, shown: Locator) => {
  const box = await shown.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (!box) throw new Error('Nothing is shown');
  return Math.max(-box.x, -box.y, box.x + box.width - width, box.y + box.height - height, 0);
};

/** Stands in for the screen of a device, which tests have not. */
const watchScreen = (page: Page) =>
  page.addInitScript(() => {
    const lock = { release: () => Promise.resolve(document.body.removeAttribute('data-awake')) };
    const request = () => {
      document.body.setAttribute('data-awake', '');
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
const screenIsHeld = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-awake'));

test('who has kept nothing is told how and begins with a ready set', async ({
  page,
  siteLocale,
}) => {
  const t = pocketWords[siteLocale];
  await openPocket(page, siteLocale);
  await expect(page.getByText(t.none)).toBeVisible();
  await expectAccessible(page);
  await keepGreetings(page, siteLocale);
  await expect(page.getByText(t.none)).toBeHidden();
  const hello = page.getByRole('button', { name: say(t.drop, { hanzi: '你好' }) });
  await expect(hello).toBeVisible();
  await expectAccessible(page);

  const search = page.getByLabel(t.search);
  await search.fill('ni hao');
  await expect(hello).toBeVisible();
  await search.fill('xyz');
  await expect(page.getByText(t.noneFits)).toBeVisible();
  await search.fill('');
  await page.reload();
  await hello.click();
  await expect(hello).toBeHidden();
});

test('a card fills the screen upright and on its side, turned as well, and Back closes it', async ({
  page,
  siteLocale,
}) => {
  const t = pocketWords[siteLocale];
  await openPocket(page, siteLocale);
  await page.getByRole('button', { name: `${t.showAll}: ${t.greeting}` }).click();
  const dialog = page.getByRole('dialog');
  const hanzi = dialog.locator('[lang="zh-Hans"]').first();
  await expect(hanzi).toHaveText('你好');
  await expect(dialog).toContainText('nǐ hǎo');
  await expect(dialog).toContainText(t.hello);
  await expectAccessible(page);
  for (const size of [UPRIGHT, ON_ITS_SIDE]) {
    await page.setViewportSize(size);
    for (let card = 0; card < GREETINGS; card += 1) {
      await expect.poll(() => sticksOut(page, hanzi)).toBe(0);
      const box = await hanzi.boundingBox();
      // Large: it takes most of the width or of the height that the two bars leave.
      expect(
        Math.max((box?.width ?? 0) / size.width, (box?.height ?? 0) / (size.height - 120)),
      ).toBeGreaterThan(0.7);
      await page.keyboard.press(siteLocale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    }
    await page.keyboard.press('Home');
  }
  await dialog.getByRole('button', { name: t.turn }).click();
  await expect(dialog.getByRole('button', { name: t.turnBack })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(hanzi.locator('xpath=..')).toHaveCSS('rotate', '180deg');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/${siteLocale}/pocket$`));
});

test(
  'a set is leafed through by keyboard alone, and the focus comes back',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = pocketWords[siteLocale];
    await watchScreen(page);
    await openPocket(page, siteLocale);
    const opener = page.getByRole('button', { name: `${t.showAll}: ${t.greeting}` });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const place = (n: number) =>
      dialog.getByText(say(t.place, { n, count: GREETINGS }), { exact: true });
    const [forward, back] =
      siteLocale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await page.keyboard.press(forward);
    await expect(place(2)).toBeVisible();
    await page.keyboard.press(back);
    await page.keyboard.press(back);
    await expect(place(1)).toBeVisible();
    await page.keyboard.press('End');
    await expect(place(GREETINGS)).toBeVisible();
    await expect(dialog.getByRole('button', { name: t.next })).toBeDisabled();
    expect(await screenIsHeld(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await screenIsHeld(page)).toBe(false);
  },
);

test(
  'a swipe leads on where reading goes',
  { tag: ['@touch', '@detail'] },
  async ({ page, siteLocale }) => {
    const t = pocketWords[siteLocale];
    await openPocket(page, siteLocale);
    await page.getByRole('button', { name: `${t.showAll}: ${t.greeting}` }).click();
    const dialog = page.getByRole('dialog');
    await page.mouse.move(120, 400);
    await page.mouse.down();
    await page.mouse.move(320, 410, { steps: 4 });
    await page.mouse.up();
    await expect(
      dialog.getByText(say(t.place, { n: 2, count: GREETINGS }), { exact: true }),
    ).toBeVisible();
  },
);

test('the sheet is all that is printed, on A4, and no card is cut', async ({
  page,
  siteLocale,
}) => {
  const t = pocketWords[siteLocale];
  await openPocket(page, siteLocale);
  await page.getByLabel(t.what).selectOption({ label: t.firstLevel });
  await page.getByRole('radio', { name: t.fieldGrid }).check();
  const sheet = page.getByRole('group', { name: t.sheet });
  await expect(sheet.getByRole('listitem')).toHaveCount(30);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  for (const hidden of [t.mine, t.title]) {
    await expect(page.getByRole('heading', { name: hidden })).toBeHidden();
  }
  await expect(page.getByRole('button', { name: t.print, exact: true })).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  expect(pages).toBe(2);
});

test(
  'what a browser forbids to keep lasts for the page, and is told',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await openPocket(page, siteLocale);
    await expect(page.getByText(pocketWords[siteLocale].notLasting)).toBeVisible();
    await keepGreetings(page, siteLocale);
  },
);

test(
  'cards that do not come can be asked for again',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = pocketWords[siteLocale];
    await page.route('**/data/learning-*', (route) => route.abort());
    await page.goto(`/${siteLocale}/pocket`);
    await expect(page.getByText(t.failed)).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/data/learning-*');
    await page.getByRole('button', { name: t.retry }).click();
    await expect(page.getByText(t.none)).toBeVisible();
  },
);

test.describe('packs for the road', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a section is kept with its strokes, opens without a network, and can be removed',
    { tag: '@long' },
    async ({ page, context, siteLocale }) => {
      const t = pocketWords[siteLocale];
      const title = t.greeting;
      await openPocket(page, siteLocale);
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
        .toBe(true);
      await page.getByRole('button', { name: new RegExp(say(t.keepPack, { title })) }).click();
      await expect(page.getByRole('heading', { name: t.wholePaths })).toBeVisible();
      await expect(page.getByText(say(t.packKept, { title }))).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole('button', { name: say(t.removePack, { title }) })).toBeFocused();
      await expectAccessible(page);
      await context.setOffline(true);
      await page.goto(`/${siteLocale}/contents/articles/phrases-for-travel-survival-in-china`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const strokes = await page.evaluate(async () => (await fetch('/strokes/你.json')).ok);
      expect(strokes).toBe(true);
      await page.goto(`/${siteLocale}/pocket`);
      const remove = page.getByRole('button', { name: say(t.removePack, { title }) });
      await expect(remove).toBeVisible();
      await expect(page.getByRole('heading', { name: t.wholePaths })).toBeHidden();
      await remove.click();
      await expect(page.getByText(say(t.packRemoved, { title }))).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      await expect(
        page.getByRole('button', { name: new RegExp(say(t.keepPack, { title })) }),
      ).toBeVisible();
      const other = await page.evaluate(
        async (path) => (await caches.match(path)) !== undefined,
        `/${otherLocale(siteLocale)}/pocket`,
      );
      expect(other).toBe(false);
    },
  );

  test(
    'a pack that breaks off, or finds too little room, says so and is offered again',
    { tag: ['@detail', '@en'] },
    async ({ page, context, siteLocale }) => {
      const t = pocketWords[siteLocale];
      const keep = page.getByRole('button', {
        name: new RegExp(say(t.keepPack, { title: t.greeting })),
      });
      await openPocket(page, siteLocale);
      await expect(keep).toBeVisible();
      await context.setOffline(true);
      await keep.click();
      await expect(page.getByText(t.packFailed)).toBeVisible();
      await context.setOffline(false);
      const device = await context.newCDPSession(page);
      const { origin } = new URL(page.url());
      await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 });
      await keep.click();
      await expect(page.getByText(t.packFull)).toBeVisible();
      await expect(keep).toBeVisible();
    },
  );
});
