import type { Page } from '@playwright/test';
import { getPhrasesArticles } from '#src/content/phrases.ts';
import { atRest, expect, expectAccessible, test } from './fixtures.ts';
import { giveMandarinVoice, whatWasSaid } from './mandarin-voice.ts';
import { islandFailureWords } from './words/islandFailure.ts';
import { phrasesWords } from './words/phrases.ts';
import { say } from './words/say.ts';

const PATH = 'contents/articles/phrases-for-travel-survival-in-china';

test.beforeEach(async ({ page, siteLocale, javaScriptEnabled }) => {
  await giveMandarinVoice(page);
  // Until its scripts have come the page is one to read.
  await page.goto(`/${siteLocale}/${PATH}`);
  if (javaScriptEnabled) await atRest(page);
});

const firstSection = '#phrases-basic-greeting';

test(
  'each section starts at its first phrase and moves by one, no further than its ends',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const t = phrasesWords[siteLocale];
    const section = page.locator(firstSection);
    const total = await section.locator('[data-phrase]').count();
    const previous = section.getByRole('button', { name: t.previous });
    const next = section.getByRole('button', { name: t.next });
    const dot = (n: number) =>
      section.getByRole('button', { name: say(t.position, { n, total }), exact: true });

    await expect(previous).toBeDisabled();
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await next.click();
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');
    await expect(section.locator('[data-phrase]:visible')).toHaveCount(1);
    await dot(total).click();
    await expect(next).toBeDisabled();
    await previous.click();
    await expect(next).toBeEnabled();
    await expect(
      page.locator('#phrases-getting-around').getByRole('button', { name: t.previous }),
    ).toBeDisabled();
  },
);

test('reloading, coming back and the other language lead to the phrase one had turned to', async ({
  page,
  siteLocale,
}) => {
  const third = page.locator(`${firstSection} [data-phrase]`).nth(2);
  const next = page.locator(firstSection).locator('[data-next]');
  await next.click();
  await next.click();
  await expect(third).toBeVisible();
  await page.reload();
  await expect(third).toBeVisible();
  await page.goto(`/${siteLocale}/find`);
  await page.goBack();
  await expect(third).toBeVisible();
  await page.locator('[data-language-toggle]:visible').first().click();
  await expect(page).not.toHaveURL(new RegExp(`/${siteLocale}/`));
  await expect(third).toBeInViewport();
});

test(
  'a word shows its meaning on hover, on focus and on tap, and is read at 0.7',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const word = page.locator(`${firstSection} [data-phrase]:visible .word`).first();
    const tooltip = page.getByRole('tooltip');
    const chinese = (await word.textContent())?.trim() ?? '';
    await word.scrollIntoViewIfNeeded();
    if (!isMobile) {
      await word.hover();
      await expect(tooltip).toBeVisible();
      await expect(tooltip).toContainText(chinese);
      await page.keyboard.press('Escape');
      await expect(tooltip).toBeHidden();
    }
    await (isMobile ? word.tap() : word.click());
    await expect(tooltip).toBeVisible();
    await expectAccessible(page);
    await expect
      .poll(() => whatWasSaid(page))
      .toEqual([{ text: chinese, rate: 0.7, lang: 'zh-CN' }]);
  },
);

test(
  'every word is explained by its own meaning, to the last one',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const articles = await getPhrasesArticles();
    const sections = articles.find(({ slug }) => PATH.endsWith(slug))?.sections ?? [];
    const words = sections.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.words));
    const last = words.at(-1);
    expect(await page.locator('.word').count()).toBe(words.length);
    // The last phrase is not turned to; a click by script is enough to ask for its word.
    await page.locator('.word').last().dispatchEvent('click');
    const tooltip = page.getByRole('tooltip', { includeHidden: true });
    await expect(tooltip).toContainText(
      siteLocale === 'ar' ? (last?.meaningAr ?? '') : (last?.meaning ?? ''),
    );
  },
);

test(
  'the keyboard opens a word’s meaning by focus alone',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const t = phrasesWords[siteLocale];
    await page.locator(firstSection).getByRole('button', { name: t.listen }).first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
  },
);

test('the speaker reads the whole phrase', { tag: '@detail' }, async ({ page, siteLocale }) => {
  const t = phrasesWords[siteLocale];
  const phrase = page.locator(`${firstSection} [data-phrase]:visible`);
  await phrase.getByRole('button', { name: t.listen }).click();
  const chinese = await phrase.getAttribute('data-chinese');
  await expect.poll(async () => (await whatWasSaid(page))[0]?.text).toBe(chinese);
});

/** Where the focus is, from the top of the page, while it is among the phrases of a section. */
const focusedTop = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.closest('phrase-deck')) return undefined;
    const { top, height } = focused.getBoundingClientRect();
    return { top: top + height / 2 + scrollY, isTold: focused.matches('dl *') };
  });

test(
  'the keyboard goes through a phrase as it is seen',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const t = phrasesWords[siteLocale];
    const section = page.locator('section', {
      has: page.locator('[data-phrase] dl .spoken'),
    });
    const deck = section.first().locator('phrase-deck');
    const phrases = await deck
      .locator('[data-phrase]')
      .evaluateAll((all) => all.map((one) => one.querySelector('dl .spoken') !== null));
    const n = phrases.indexOf(true) + 1;
    await deck
      .getByRole('button', { name: say(t.position, { n, total: phrases.length }), exact: true })
      .click();
    await expect(deck.locator('> dl .spoken').first()).toBeVisible();
    await deck.locator('[data-phrase]:visible').getByRole('button', { name: t.listen }).focus();
    const stops: { top: number; isTold: boolean }[] = [];
    for (let stop = await focusedTop(page); stop; stop = await focusedTop(page)) {
      stops.push(stop);
      await page.keyboard.press('Tab');
    }
    const told = stops.findIndex(({ isTold }) => isTold);
    expect(told, 'the practice comes before what is said of the phrase').toBeGreaterThan(1);
    const tops = stops.map(({ top }) => top);
    const upwards = tops.filter((top, index) => top < (tops[index - 1] ?? 0) - 24);
    expect(upwards, 'stops that lie above the one before').toEqual([]);
  },
);

test(
  'all phrases are printed on at most eight pages',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const t = phrasesWords[siteLocale];
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(`${firstSection} [data-phrase]`).last()).toBeVisible();
    await expect(page.getByRole('button', { name: t.listen })).toHaveCount(0);
    const phrase = page.locator(`${firstSection} [data-phrase]`).last();
    const [chinese, texts] = await Promise.all(
      ['.characters', 'dl'].map((part) => phrase.locator(part).boundingBox()),
    );
    expect(chinese?.x, 'the Chinese begins where its texts begin').toBeCloseTo(texts?.x ?? 0);
    const pdf = await page.pdf({ format: 'A4' });
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
    expect(pages).toBeLessThanOrEqual(8);
  },
);

test(
  'where the script that turns phrases never comes, all can be read, and the page says so',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = islandFailureWords[siteLocale];
    await page.route(/\/_astro\/PhrasesArticle/, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(t.failed);
    const section = page.locator(firstSection);
    const total = await section.locator('[data-phrase]').count();
    await expect(section.locator('[data-phrase]:visible')).toHaveCount(total);
    await expect(section.getByRole('button', { name: phrasesWords[siteLocale].next })).toBeHidden();
    // At its end the notice stands in the page, and over nothing.
    await page.keyboard.press('End');
    await expectAccessible(page);
    await page.unroute(/\/_astro\/PhrasesArticle/);
    await page.getByRole('button', { name: t.reload }).click();
    await expect(section.locator('[data-phrase]:visible')).toHaveCount(1);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every phrase can be read', { tag: '@en' }, async ({ page }) => {
    const phrases = page.locator(`${firstSection} [data-phrase]`);
    for (const phrase of await phrases.all()) await expect(phrase).toBeVisible();
  });
});
