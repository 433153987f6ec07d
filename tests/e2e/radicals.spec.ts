import type { Locale } from '#src/i18n/locales.ts';
import type { Locator, Page } from '@playwright/test';
import { atRest, expect, expectAccessible, test } from './fixtures.ts';
import { giveMandarinVoice, whatWasSaid } from './mandarin-voice.ts';
import { radicalsWords } from './words/radicals.ts';
import { say } from './words/say.ts';

const PATH = 'contents/articles/basics-to-radicals';
const MEANINGS = {
  ar: ['فم', 'جبل', 'كبير', 'حقل', 'خشب'],
  en: ['mouth', 'mountain', 'big', 'field', 'wood'],
};

/** Whether the track has come to rest with the slide where the reader looks. */
const startsInside = async (slide: Locator, page: Page) => {
  const { x, width } = (await slide.boundingBox()) ?? { x: -1, width: 0 };
  return x >= 0 && x + width <= (page.viewportSize()?.width ?? 0);
};

/** On paper the bars are gone and the slides stand one below the other. */
const expectPrintable = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  const slides = await page.locator('[data-slide]').all();
  expect(slides).toHaveLength(5);
  for (const slide of slides) expect(await startsInside(slide, page)).toBe(true);
};

const carouselOf = (page: Page, locale: Locale) => {
  const t = radicalsWords[locale];
  const carousel = page.getByRole('region', { name: t.carousel });
  const slide = (index: number) =>
    carousel.getByRole('article', { name: MEANINGS[locale][index] ?? '', exact: true });
  return {
    carousel,
    slide,
    previous: carousel.getByRole('button', { name: t.previous }),
    next: carousel.getByRole('button', { name: t.next }),
    dot: (hanzi: string) =>
      carousel.getByRole('button', { name: new RegExp(`^${hanzi} .+`) }).first(),
    shows: async (index: number) => {
      await expect(carousel.getByRole('status')).toHaveText(
        say(t.position, { n: index + 1, total: 5 }),
      );
      // The others are beside the track, out of reach for keyboard and screen reader.
      await expect(carousel.locator('[data-slide]:not([inert])')).toHaveCount(1);
      await expect.poll(() => startsInside(slide(index), page)).toBe(true);
    },
  };
};

test.beforeEach(async ({ page, siteLocale, javaScriptEnabled }) => {
  await giveMandarinVoice(page);
  // Until its scripts have come the page is one to read and to swipe.
  await page.goto(`/${siteLocale}/${PATH}`);
  if (javaScriptEnabled) await atRest(page);
});

test('the carousel leads through five radicals and stops at both ends', async ({
  page,
  siteLocale,
}) => {
  const { carousel, previous, next, shows } = carouselOf(page, siteLocale);
  await carousel.scrollIntoViewIfNeeded();
  await expect(previous).toBeDisabled();
  for (const index of [1, 2, 3, 4]) {
    await next.click();
    await shows(index);
  }
  await expect(next).toBeDisabled();
  await expect(previous).toBeFocused();
  await previous.click();
  await shows(3);
});

test('a dot leads straight to its radical', { tag: '@detail' }, async ({ page, siteLocale }) => {
  const { dot, shows, previous } = carouselOf(page, siteLocale);
  await dot('田').click();
  await shows(3);
  await expect(dot('田')).toHaveAttribute('aria-current', 'true');
  await expect(previous).toBeEnabled();
});

test('arrow keys go where reading goes', { tag: '@both' }, async ({ page, siteLocale }) => {
  const { dot, shows } = carouselOf(page, siteLocale);
  const [ahead, back] =
    siteLocale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  await dot('口').focus();
  await page.keyboard.press(ahead);
  await shows(1);
  await expect(dot('山')).toBeFocused();
  await page.keyboard.press(back);
  await shows(0);
  await page.keyboard.press('End');
  await shows(4);
});

test('a swipe moves the dots and the counter', async ({ page, siteLocale }) => {
  const { carousel, shows, dot } = carouselOf(page, siteLocale);
  const width = page.viewportSize()?.width ?? 0;
  const track = carousel.locator('[data-track]');
  await track.evaluate(
    (element, px) => element.scrollBy({ left: px }),
    (siteLocale === 'ar' ? -1 : 1) * width * 0.6,
  );
  await shows(1);
  await expect(dot('山')).toHaveAttribute('aria-current', 'true');
});

test(
  'radicals, examples and words of the text are read at 0.8',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    const t = radicalsWords[siteLocale];
    const { slide } = carouselOf(page, siteLocale);
    await slide(0)
      .getByRole('button', { name: say(t.hear, { name: '口' }) })
      .click();
    await slide(0)
      .getByRole('button', { name: /^喝 hē/ })
      .click();
    await page.getByRole('button', { name: '河', exact: true }).first().click();
    await expect
      .poll(() => whatWasSaid(page))
      .toEqual(['口', '喝', '河'].map((text) => ({ text, rate: 0.8, lang: 'zh-CN' })));
  },
);

test('the hanzi on show change to the learners’ typeface, or keep the device’s own without it', async ({
  page,
}) => {
  const cameIn = () =>
    page.evaluate(() =>
      [...document.fonts].filter(
        ({ family, status, unicodeRange }) =>
          family === 'hanzi' && status === 'loaded' && unicodeRange.includes('U+9996'),
      ),
    );
  await expect.poll(async () => (await cameIn()).length).toBe(1);
  await page.route('**/fonts/*.css', (route) => route.abort());
  await page.reload();
  await atRest(page);
  expect(await cameIn()).toEqual([]);
  await expect(page.getByText('部首').first()).toBeVisible();
});

test('the text says that there are 214 radicals', { tag: ['@detail', '@en'] }, async ({ page }) => {
  await expect(page.getByRole('main')).toContainText('214');
});

test(
  'the article is accessible on its last radical as well',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const { dot, shows } = carouselOf(page, siteLocale);
    await dot('木').click();
    await shows(4);
    await expectAccessible(page);
  },
);

test('the article can be printed', { tag: '@detail' }, async ({ page }) => {
  await expectPrintable(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every radical is in the page', { tag: '@en' }, async ({ page, siteLocale }) => {
    const { carousel } = carouselOf(page, siteLocale);
    await expect(carousel.getByRole('article')).toHaveCount(5);
  });

  test('the article can be printed', { tag: '@detail' }, async ({ page }) => {
    await expectPrintable(page);
  });
});
