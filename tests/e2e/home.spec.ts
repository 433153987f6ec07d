import type { Page } from '@playwright/test';
import { atRest, expect, expectAccessible, test } from './fixtures.ts';
import { UNSEEN_SHIFT, watchShifts } from './layout-shifts.ts';
import { cardWords } from './words/card.ts';
import { homeWords } from './words/home.ts';
import { toastWords } from './words/toast.ts';

const FRAME = /\/hero\/(day|night)\/frames\/(\d+)\/frame-(\d{3})\.avif$/;
const VIDEO = /\/hero\/(day|night)\/loop-\d+\.(mp4|webm)$/;

/** Addresses that the page asks for, while it asks. */
const watchRequests = (page: Page) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return {
    frames: () => addresses.filter((address) => FRAME.test(address)),
    videos: () => addresses.filter((address) => VIDEO.test(address)),
    questions: () => addresses.filter((address) => address.includes('yaoyao_questions_')),
  };
};

const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

const BELOW_TOP_BAR_PX = 80;

const topOfTutors = (page: Page) =>
  page
    .locator('#teacher-signup')
    .evaluate((section) => Math.round(section.getBoundingClientRect().top));

test('the way in: start as a student, or scroll to the tutors', async ({ page, siteLocale }) => {
  const t = homeWords[siteLocale];
  await page.goto(`/${siteLocale}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: t.getStarted })).toHaveAttribute(
    'href',
    `/${siteLocale}/onboarding?start=1`,
  );
  // Until the scripts are there, the link leads to the tutors' own page.
  await expect(page.getByText(t.scrollHint)).toBeVisible();
  await page.getByRole('link', { name: t.tutorLink }).click();
  await expect.poll(() => topOfTutors(page)).toBe(BELOW_TOP_BAR_PX);
  await expect(page).toHaveURL(`/${siteLocale}/`);
  await page.getByRole('link', { name: t.becomeTutor }).click();
  await expect(page).toHaveURL(`/${siteLocale}/teacher-signup`);
});

test(
  'articles and games are tabs that arrows walk through in reading direction',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const t = homeWords[siteLocale];
    await page.goto(`/${siteLocale}/?from=letter`);
    const articles = page.getByRole('tab', { name: t.articles });
    const games = page.getByRole('tab', { name: t.games });
    await expect(articles).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await articles.focus();
    await page.keyboard.press(siteLocale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(games).toBeFocused();
    await expect(games).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: t.games })).toBeVisible();
    await expect(page).toHaveURL(`/${siteLocale}/?from=letter&tab=games`);
    await articles.click();
    await expect(page).toHaveURL(`/${siteLocale}/?from=letter&tab=articles`);
  },
);

test(
  'nine articles can be read and four games played',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    const t = homeWords[siteLocale];
    const card = cardWords[siteLocale];
    await page.goto(`/${siteLocale}/`);
    const articles = page.getByRole('tabpanel', { name: t.articles });
    await expect(articles.getByRole('link', { name: card.readArticle })).toHaveCount(9);
    await page.getByRole('tab', { name: t.games }).click();
    const games = page.getByRole('tabpanel', { name: t.games });
    await expect(games.getByRole('article')).toHaveCount(4);
    await expect(games.getByRole('link')).toHaveCount(4);
    await expect(games.getByRole('link', { name: card.startGame }).first()).toHaveAttribute(
      'href',
      `/${siteLocale}/contents/games/hanzi-stroke-practice`,
    );
    await expect(games.getByText(card.underConstruction)).toHaveCount(0);
  },
);

test('an address that leads to the tutors lands on them and stays there', async ({
  page,
  siteLocale,
}) => {
  const { articles } = homeWords[siteLocale];
  await page.goto(`/${siteLocale}/#teacher-signup`);
  await expect(page.getByRole('tabpanel', { name: articles })).toBeVisible();
  await expect.poll(() => topOfTutors(page)).toBe(BELOW_TOP_BAR_PX);
});

test(
  'an address with a tab leads to that tab',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    await page.goto(`/${siteLocale}/?tab=games`);
    const { games } = homeWords[siteLocale];
    await expect(page.getByRole('tab', { name: games })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#learning-features h2')).toBeInViewport();
  },
);

test(
  'a failed login is told once and leaves the address',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = homeWords[siteLocale];
    await page.goto(`/${siteLocale}/?from=letter&auth_error=1#newsletter`);
    const region = page.getByRole('region', {
      name: toastWords[siteLocale].region.replace('{hotkey}', 'F8'),
    });
    await expect(region.getByText(t.loginFailed)).toBeVisible();
    await expect(region.getByText(t.loginFailedHelp)).toBeVisible();
    await expect(page).toHaveURL(`/${siteLocale}/?from=letter#newsletter`);
    // A toast with the focus waits for its reader.
    await page.keyboard.press('F8');
    await expectAccessible(page);
    await region.getByRole('button', { name: toastWords[siteLocale].close }).click();
    await expect(region.getByText(t.loginFailed)).toBeHidden();
  },
);

test(
  'no React comes with the page until there is a toast',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    let bytes = 0;
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      bytes += (await response.body()).length;
    });
    await page.goto(`/${siteLocale}/`);
    await atRest(page);
    expect(bytes).toBeLessThan(20_000);
  },
);

test(
  'scrolling draws the frames, and the background can be stopped',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const requests = watchRequests(page);
    const t = homeWords[siteLocale];
    await page.goto(`/${siteLocale}/`);
    await expect(page.getByText(t.scrollHint)).toBeVisible();
    expect(requests.frames().length).toBeGreaterThanOrEqual(20);
    await expect.poll(() => requests.frames().length).toBe(122);

    const video = page.locator('video');
    await page.getByRole('button', { name: t.pause }).click();
    await expect(page.getByRole('button', { name: t.play })).toBeVisible();
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);

    await page.mouse.wheel(0, 600);
    await expect(page.locator('canvas')).toHaveCSS('opacity', '1');
  },
);

test(
  'the brush writes once, and then the background loops',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    await page.goto(`/${siteLocale}/`);
    const video = page.locator('video');
    const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect.poll(time).toBeGreaterThan(0);
    expect(await time()).toBeLessThan(3.5);
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration - 0.2;
    });
    await expect.poll(time).toBeLessThan(5);
    expect(await time()).toBeGreaterThanOrEqual(3.5);
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
  },
);

test(
  'in the dark the hero has a night of its own, also when it falls during the visit',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    const requests = watchRequests(page);
    await page.goto(`/${siteLocale}/`);
    await expect.poll(() => requests.videos().length).toBeGreaterThan(0);
    await expect.poll(() => requests.frames().length).toBe(122);
    await page.emulateMedia({ colorScheme: 'dark' });
    const shown = page.locator('[data-hero] img');
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('/hero/night/loop-poster-');
    const ofNight = (addresses: string[]) =>
      addresses.filter((address) => address.includes('/hero/night/'));
    await expect.poll(() => ofNight(requests.videos()).length).toBeGreaterThan(0);
    await expect.poll(() => ofNight(requests.frames()).length).toBe(122);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('canvas')).toHaveCSS('opacity', '1');
  },
);

test(
  'the loop and its poster come in one size, the small one on phones',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const width = (page.viewportSize()?.width ?? 0) <= 700 ? 720 : 1280;
    const loop = page.waitForRequest(VIDEO);
    await page.goto(`/${siteLocale}/`);
    const shown = page.locator('[data-hero] img');
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(`/hero/day/loop-poster-${width}.avif`);
    expect((await loop).url()).toContain(`/hero/day/loop-${width}.`);
  },
);

test('missing frames do not stop the others', { tag: '@detail' }, async ({ page, siteLocale }) => {
  await page.route(/frame-0(03|05|21)\.avif/, (route) => route.fulfill({ status: 404 }));
  await page.route(/frame-007\.avif/, (route) => route.fulfill({ body: 'not a picture' }));
  await page.goto(`/${siteLocale}/`);
  await expect(page.getByText(homeWords[siteLocale].scrollHint)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test(
  'without the worker that loads them all frames are missing ones',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    await page.route(/frame-files\.worker/, (route) => route.fulfill({ status: 404 }));
    await page.goto(`/${siteLocale}/`);
    await expect(page.getByText(homeWords[siteLocale].scrollHint)).toBeVisible();
    await expect(page.getByRole('button', { name: homeWords[siteLocale].pause })).toBeVisible();
  },
);

test(
  'the percentage is told while the first frames load',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await page.route(/frame-0(1[1-9]|20)\.avif/, () => undefined);
    await page.goto(`/${siteLocale}/`);
    const progress = page.getByRole('progressbar', { name: homeWords[siteLocale].loading });
    await expect(progress).toContainText('50%');
    await expect(progress).toHaveAttribute('aria-valuenow', '50');
  },
);

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test(
    'a still stands for the animation and no frame is fetched',
    { tag: '@en' },
    async ({ page, siteLocale }) => {
      const requests = watchRequests(page);
      await page.clock.install();
      await page.goto(`/${siteLocale}/`);
      const shown = page.locator('[data-hero] img');
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toContain('/hero/day/still-');
      await page.mouse.wheel(0, 500);
      await page.clock.runFor(10_000);
      await atRest(page);
      expect(requests.frames()).toEqual([]);
      expect(requests.videos()).toEqual([]);
    },
  );

  test(
    'the games behind their tab have no barrier',
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      await page.goto(`/${siteLocale}/`);
      await page.getByRole('tab', { name: homeWords[siteLocale].games }).click();
      await expectAccessible(page);
    },
  );

  test('in the dark the page has no barrier', { tag: '@en' }, async ({ page, siteLocale }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(`/${siteLocale}/`);
    await expectAccessible(page);
  });
});

test(
  'saving data: a still, no frames, no pictures ahead of need',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await saveData(page);
    const requests = watchRequests(page);
    await page.clock.install();
    await page.goto(`/${siteLocale}/`);
    await expect(page.locator('[data-hero] img')).toHaveJSProperty('complete', true);
    await page.clock.runFor(10_000);
    await atRest(page);
    expect([...requests.frames(), ...requests.videos(), ...requests.questions()]).toEqual([]);
    await expect(page.locator('video')).toBeHidden();
  },
);

test(
  'the question pictures are fetched ahead',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const requests = watchRequests(page);
    await page.goto(`/${siteLocale}/`);
    expect(requests.questions()).toEqual([]);
    await expect.poll(() => requests.questions().length).toBe(8);
  },
);

test('nothing moves while the page loads', { tag: '@both' }, async ({ page, siteLocale }) => {
  const shifted = await watchShifts(page);
  await page.goto(`/${siteLocale}/`);
  await expect(page.getByText(homeWords[siteLocale].scrollHint)).toBeVisible();
  expect(await shifted()).toBeLessThan(UNSEEN_SHIFT);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the still and both lists are there', async ({ page, siteLocale }) => {
    const t = homeWords[siteLocale];
    const still = page.waitForRequest(/\/hero\/day\/still-/);
    await page.goto(`/${siteLocale}/`);
    await still;
    await expect(page.getByRole('heading', { name: t.articles, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.games, exact: true })).toBeVisible();
    await expect(page.locator('#games').getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('tablist')).toBeHidden();
  });
});
