import type { Page } from '@playwright/test';
import type { Locale } from '#src/i18n/locales.ts';
import { farewellWorker } from '#src/main/build/offline.ts';
import { signIn } from './accounts.ts';
import { itemOf } from './catalogues.ts';
import { expect, expectAccessible, test as base } from './fixtures.ts';
import { gradedInAccount, signInAfter } from './learner.ts';
import { newBuildOf, type NewBuild } from './new-build.ts';
import { hanziWords } from './words/hanzi.ts';
import { offlineWords } from './words/offline.ts';
import { pocketWords } from './words/pocket.ts';
import { reviewSessionWords } from './words/reviewSession.ts';

/** Journeys that try the worker; without a network a browser tells of each failed request. */
const test = base.extend({ serviceWorkers: 'allow' });

/** A hundred files come in idle time, one after the other on a busy machine. */
const PACK_MS = 60_000;

const PRACTICE = '/contents/games/hanzi-stroke-practice';
const ARTICLE = '/contents/articles/phrases-for-travel-survival-in-china';
const OTHER_ARTICLE = '/contents/articles/basics-to-radicals';

/** All addresses that lie in any cache of the device. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      found.push(...(await cache.keys()).map(({ url }) => new URL(url).pathname));
    }
    return found;
  });

/** A word that somebody learnt twelve days ago. */
const DUE = 'word.请.qǐng';

/** Somebody opens the practice, and all that practising needs comes onto the device. */
const beginPractice = async (page: Page, locale: Locale) => {
  await page.goto(`/${locale}${PRACTICE}`);
  await expect
    .poll(() => everythingKept(page), { timeout: PACK_MS })
    .toEqual(expect.arrayContaining([`/offline/kept/${locale}/practice`, `/${locale}${PRACTICE}`]));
};

test('a visitor who only reads gets no worker', async ({ page, siteLocale }) => {
  await page.goto(`/${siteLocale}${OTHER_ARTICLE}`);
  await page.locator('footer').scrollIntoViewIfNeeded();
  const found = await page.evaluate(async () => {
    await new Promise((done) => requestIdleCallback(done));
    const registrations = await navigator.serviceWorker.getRegistrations();
    return { workers: registrations.length, caches: await caches.keys() };
  });
  expect(found).toEqual({ workers: 0, caches: [] });
});

test('the practice and a visited article open without a network, others say what does', async ({
  page,
  context,
  siteLocale,
}) => {
  const t = offlineWords[siteLocale];
  await beginPractice(page, siteLocale);
  await page.goto(`/${siteLocale}${ARTICLE}`);
  const title = await page.title();
  await expect.poll(() => everythingKept(page)).toContain(`/${siteLocale}${ARTICLE}`);

  await context.setOffline(true);
  await page.goto(`/${siteLocale}${ARTICLE}?from=here`);
  await expect(page).toHaveTitle(title);
  await page.goto(`/${siteLocale}${PRACTICE}?level=1`);
  await expect(
    page.getByRole('button', { name: hanziWords[siteLocale].practice.listen }),
  ).toBeEnabled();

  for (const other of ['/tutors', '/student', '/no/such/page', OTHER_ARTICLE]) {
    await page.goto(`/${siteLocale}${other}`);
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  }
  await expect(page.getByText(t.isOffline)).toBeVisible();
  await expect(page.getByRole('heading', { name: t.kept })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: title.replace(/ · [^·]*$/, '') })
    .click();
  await expect(page).toHaveTitle(title);

  await page.goto(`/${siteLocale}${OTHER_ARTICLE}`);
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeHidden();
});

test(
  'all pictures of the pocket cards are drawn without a network, also on the first visit',
  { tag: '@both' },
  async ({ page, context, siteLocale }) => {
    const t = pocketWords[siteLocale];
    await beginPractice(page, siteLocale);
    await context.setOffline(true);
    await page.goto(`/${siteLocale}/pocket`);
    const pictures = page.getByRole('main').locator('img');
    await expect(pictures.first()).toBeVisible();
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
    }
    await expect(page.getByText(t.listFailed)).toBeVisible();
    await expect(page.getByRole('heading', { name: t.wholePaths })).toBeHidden();
  },
);

test(
  'a tutor who reads Chinese is told so in Chinese, and finds what is kept in English',
  { tag: ['@detail', '@en'] },
  async ({ page, context }) => {
    const t = offlineWords.zh;
    await beginPractice(page, 'en');
    await context.setOffline(true);
    await page.goto('/zh/tutor');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page.getByText(t.isOffline)).toBeVisible();
    await expect(page.getByRole('heading', { name: t.keptInEnglish })).toBeVisible();
    await expectAccessible(page);
    const kept = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    const title = await kept.innerText();
    await kept.click();
    await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(title)} · `));
  },
);

test(
  'nothing personal is ever kept, whatever is visited',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await beginPractice(page, siteLocale);
    await signIn(page, siteLocale, { role: 'student' });
    const own = ['/student', '/onboarding', '/after-signup', '/role-select', '/login', '/signup'];
    for (const path of [...own, '/', '/contents', PRACTICE, '/newsletter/confirm?token=forged']) {
      await page.goto(`/${siteLocale}${path}`);
    }
    for (const path of ['/api/auth/user', '/api/learning/cards?since=0', '/api/uploads/images']) {
      await page.evaluate(async (address) => (await fetch(address)).text(), path);
    }
    // One more page, after which the worker has dealt with all that came before.
    await page.goto(`/${siteLocale}${OTHER_ARTICLE}`);
    await expect.poll(() => everythingKept(page)).toContain(`/${siteLocale}${OTHER_ARTICLE}`);
    const kept = await everythingKept(page);
    expect(kept.filter((path) => /^\/(api|studio)/.test(path))).toEqual([]);
    expect(kept.filter((path) => own.some((one) => path.endsWith(one)))).toEqual([]);
    expect(kept.filter((path) => /newsletter|admin|teacher|image$|Data-Center/.test(path))).toEqual(
      [],
    );
  },
);

test(
  'what is made for somebody carries what forbids to keep it',
  { tag: '@en' },
  async ({ page }) => {
    await page.goto('/en/terms');
    const rules = await page.evaluate(async () => {
      const answer = await fetch('/api/auth/user');
      return { cacheControl: answer.headers.get('cache-control'), tag: answer.headers.get('etag') };
    });
    expect(rules).toEqual({ cacheControl: expect.stringContaining('no-store'), tag: null });
  },
);

test(
  'a review in an aeroplane reaches the account after landing, once',
  { tag: ['@detail', '@en'] },
  async ({ page, context, siteLocale }) => {
    const t = reviewSessionWords[siteLocale];
    await signInAfter(page, siteLocale, [{ item: DUE, daysAgo: 12 }]);
    const reps = async () => (await gradedInAccount(page))[`${DUE} read`];
    await page.goto(`/${siteLocale}/review`);
    await expect
      .poll(() => everythingKept(page), { timeout: PACK_MS })
      .toContain(`/offline/kept/${siteLocale}/practice`);

    await context.setOffline(true);
    await page.goto(`/${siteLocale}/today`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`/${siteLocale}/review`);
    await expect(page.getByRole('heading', { level: 2, name: t.read })).toBeVisible();
    await page
      .getByRole('listitem')
      .getByRole('button', { name: itemOf(siteLocale, DUE).meaning, exact: true })
      .click();
    await expect(page.getByRole('status').getByText(t.right, { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(t.waiting)).toBeVisible();

    await context.setOffline(false);
    await page.goto(`/${siteLocale}/today`);
    await expect.poll(reps).toBe(2);
    await page.goto(`/${siteLocale}/review`);
    await expect(page.getByText(t.waiting)).toBeHidden();
    expect(await reps()).toBe(2);
  },
);

const publishing = test.extend<{ site: NewBuild }>({
  site: async ({ baseURL }, use) => {
    const site = await newBuildOf(baseURL ?? '');
    await use(site);
    await site.stop();
  },
  visitedOrigins: async ({ site }, use) => use([site.url]),
});

publishing(
  'a new build waits until the learner agrees',
  { tag: ['@en', '@long'] },
  async ({ page, site, siteLocale }) => {
    const t = offlineWords[siteLocale];
    const practice = `${site.url}/${siteLocale}${PRACTICE}`;
    await page.goto(practice);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    site.publish();
    await page.reload();
    const notice = page.getByRole('listitem').filter({ hasText: t.newVersion });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    const waits = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
    expect(await waits()).toBe(true);
    await Promise.all([
      page.waitForEvent('load'),
      notice.getByRole('button', { name: t.reload }).click(),
    ]);
    await expect.poll(waits).toBe(false);
    await expect(notice).toBeHidden();
  },
);

publishing(
  'a site that takes offline use back leaves nothing on the device',
  { tag: ['@en', '@detail'] },
  async ({ page, site, siteLocale }) => {
    await page.goto(`${site.url}/${siteLocale}${PRACTICE}`);
    await expect
      .poll(() => everythingKept(page), { timeout: PACK_MS })
      .toContain(`/offline/kept/${siteLocale}/practice`);
    site.publish(await farewellWorker());
    // The pages of such a site register nothing; here one without scripts stands for them.
    await page.goto(`${site.url}/robots.txt`);
    await expect.poll(() => everythingKept(page)).toEqual([]);
    await page.reload();
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
  },
);
