import { getFestivalsArticle } from '#src/content/festivals.ts';
import { localized } from '#src/content/localized.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Page } from '@playwright/test';
import { atRest, expect, expectAccessible, test } from './fixtures.ts';
import { UNSEEN_SHIFT, watchShifts } from './layout-shifts.ts';
import { giveMandarinVoice, whatWasSaid } from './mandarin-voice.ts';
import { festivalsWords } from './words/festivals.ts';
import { say } from './words/say.ts';

const PATH = 'contents/articles/chinas-four-major-traditional-festivals';
const NAMES = {
  ar: ['عيد الربيع', 'عيد تشينغمينغ', 'عيد قوارب التنّين', 'عيد منتصف الخريف'],
  en: ['Spring Festival', 'Qingming Festival', 'Dragon Boat Festival', 'Mid-Autumn Festival'],
};

/** Spring Festival of 2030, of which Intl's own calendar is a day off. */
const IN_2030 = { ar: 'الأحد، 3 فبراير 2030', en: 'Sunday, 3 February 2030' };

/** All that editors have, in the order in which the article shows them. */
const inOrder = (await getFestivalsArticle()).festivals;

const festivals = (page: Page, locale: Locale) => {
  const t = festivalsWords[locale];
  const [, , dragonBoat = '', midAutumn = ''] = NAMES[locale];
  const leaf = (name: string) => page.getByRole('article', { name, exact: true });
  const dot = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    dragonBoat,
    midAutumn,
    all: inOrder.map((festival) => localized(locale, festival, 'name')),
    leaf,
    dot,
    previous: page.getByRole('button', { name: t.previous }),
    next: page.getByRole('button', { name: t.next }),
    only: async (name: string) => {
      await expect(leaf(name)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(dot(name)).toHaveAttribute('aria-current', 'true');
    },
  };
};

test('one festival shows at a time, from the first to the last', async ({ page, siteLocale }) => {
  await page.goto(`/${siteLocale}/${PATH}`);
  const { all, previous, next, only } = festivals(page, siteLocale);
  const [first = '', ...others] = all;
  await only(first);
  await expect(previous).toBeDisabled();
  for (const name of others) {
    await next.click();
    await only(name);
  }
  await expect(next).toBeDisabled();
  await previous.click();
  await only(all.at(-2) ?? '');
});

test(
  'another festival opens at the top, with the focus on its name',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await page.goto(`/${siteLocale}/${PATH}`);
    const { all, next, leaf } = festivals(page, siteLocale);
    const [, second = ''] = all;
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await next.click();
    await expect(leaf(second).getByRole('heading', { name: second })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  'every festival has an address, and back leads to the one before',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    await page.goto(`/${siteLocale}/${PATH}#dragon-boat`);
    const { dragonBoat, midAutumn, dot, only } = festivals(page, siteLocale);
    await only(dragonBoat);
    await dot(midAutumn).click();
    await only(midAutumn);
    expect(new URL(page.url()).hash).toBe('#mid-autumn');
    await page.reload();
    await only(midAutumn);
    await page.goBack();
    await only(dragonBoat);
  },
);

test(
  'arrow keys on the switch go where reading goes',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    await page.goto(`/${siteLocale}/${PATH}`);
    await atRest(page);
    const { all, dot, only } = festivals(page, siteLocale);
    const [first = '', second = ''] = all;
    const [ahead, back] =
      siteLocale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await dot(first).focus();
    await page.keyboard.press(ahead);
    await only(second);
    await expect(dot(second)).toBeFocused();
    await page.keyboard.press(back);
    await only(first);
    await page.keyboard.press('End');
    await only(all.at(-1) ?? '');
  },
);

test(
  'the arrows leave near the bottom of the page and come back',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await page.goto(`/${siteLocale}/${PATH}`);
    const { next } = festivals(page, siteLocale);
    const scrollToBottom = (rest: number) =>
      page.evaluate((px) => {
        const { scrollHeight } = document.documentElement;
        scrollTo({ top: scrollHeight - innerHeight - px, behavior: 'instant' });
      }, rest);
    for (const { rest, visible } of [
      { rest: 150, visible: true },
      { rest: 50, visible: false },
      { rest: 150, visible: true },
    ])
      // What comes near is laid out only then and moves the bottom of the page: the reader scrolls again.
      await expect(async () => {
        await scrollToBottom(rest);
        await expect(next).toBeVisible({ visible, timeout: 1_000 });
      }).toPass();
  },
);

test(
  'Chinese in the text and the festival’s name are read at 0.8',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await giveMandarinVoice(page);
    await page.goto(`/${siteLocale}/${PATH}`);
    const spring = festivals(page, siteLocale).leaf(NAMES[siteLocale][0] ?? '');
    await spring.getByRole('button', { name: '扫尘', exact: true }).click();
    await expect
      .poll(() => whatWasSaid(page))
      .toEqual([{ text: '扫尘', rate: 0.8, lang: 'zh-CN' }]);
    const name = say(festivalsWords[siteLocale].hearName, { name: '春节' });
    await spring.getByRole('button', { name, exact: true }).click();
    await expect.poll(async () => (await whatWasSaid(page)).at(-1)?.text).toBe('春节');
  },
);

test('a page tells the next day as of today, in Beijing', async ({ page, siteLocale }) => {
  const { leaf } = festivals(page, siteLocale);
  const spring = leaf(NAMES[siteLocale][0] ?? '');
  const t = festivalsWords[siteLocale];
  for (const [moment, line] of [
    ['2028-01-25T15:59:00Z', t.dayNext],
    ['2028-01-25T16:01:00Z', t.dayToday],
    ['2099-01-01T12:00:00Z', t.dayOver],
  ] as const) {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto(`/${siteLocale}/${PATH}`);
    await expect(spring.getByText(line)).toBeVisible();
  }
  await spring.getByText(t.allDays).click();
  await expect(spring.getByRole('listitem').filter({ hasText: '2030' })).toHaveText(
    IN_2030[siteLocale],
  );
});

test(
  'only the picture of the festival that shows is loaded',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url());
    });
    await page.goto(`/${siteLocale}/${PATH}#qingming`);
    await atRest(page);
    expect(pictures.filter((url) => url.includes('festival-qingming'))).toHaveLength(1);
    expect(pictures.filter((url) => /festival-(spring|dragon|mid)/.test(url))).toEqual([]);
  },
);

test(
  'nothing moves while a shared festival opens',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const shifted = await watchShifts(page);
    await page.goto(`/${siteLocale}/${PATH}#mid-autumn`);
    await atRest(page);
    expect(await shifted()).toBeLessThan(UNSEEN_SHIFT);
  },
);

test('the way back leads home', { tag: '@detail' }, async ({ page, siteLocale }) => {
  await page.goto(`/${siteLocale}/${PATH}`);
  const back = { ar: 'العودة إلى الصفحة الرئيسية', en: 'Back to Home' }[siteLocale];
  await expect(page.getByRole('link', { name: back })).toHaveAttribute('href', `/${siteLocale}/`);
});

test(
  'the last festival is accessible as well',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await page.goto(`/${siteLocale}/${PATH}`);
    const { midAutumn, dot, only } = festivals(page, siteLocale);
    await dot(midAutumn).click();
    await only(midAutumn);
    await expectAccessible(page);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all four festivals can be read', { tag: '@en' }, async ({ page, siteLocale }) => {
    await page.goto(`/${siteLocale}/${PATH}`);
    for (const name of NAMES[siteLocale]) {
      const article = page.getByRole('article', { name, exact: true });
      await expect(article).toBeVisible();
      await expect(article.getByRole('listitem').filter({ hasText: '2030' })).toBeVisible();
    }
  });
});
