import type { Page } from '@playwright/test';
import type { Locale } from '#src/i18n/locales.ts';
import { atRest, expect, expectAccessible, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { findWords } from './words/find.ts';
import { say } from './words/say.ts';

/** Words of the content. */
const CONTENT = {
  ar: {
    hospital: ['المُستشفى', 'yīyuàn', 'yi1yuan4', 'yiyuan', '医院', '醫院'],
    article: 'عبارات لا غنى عنها للسفر في الصين',
    part: 'للسفر',
    slip: 'مستشفا كبير جدّا',
    worded: [
      { otherwise: 'كم السعر', meaning: 'بكم هذا؟' },
      { otherwise: 'رأس السنة الصينية', meaning: 'عيد الربيع' },
    ],
    foreign: { typed: 'hospital', language: 'البحث عن ذلك بالإنجليزية', letter: 'م' },
  },
  en: {
    hospital: ['hospital', 'yīyuàn', 'yi1yuan4', 'yiyuan', '医院', '醫院'],
    article: 'Phrases for Travel Survival in China',
    part: 'travel surv',
    slip: 'hospitals bicycle',
    worded: [
      { otherwise: 'how much does it cost', meaning: 'How much is this?' },
      { otherwise: 'Chinese New Year', meaning: 'Spring Festival' },
    ],
    foreign: { typed: 'مستشفى', language: 'Search for it in Arabic', letter: 'h' },
  },
};
/** The fifth line of a dialogue, and a phrase that is not the first of its section. */
const SAID = ['当然可以，来，吃一块。', '我咳嗽，嗓子疼'];
const HOSPITAL = '医院';

const openFind = async (page: Page, locale: Locale, query = '') => {
  await page.goto(`/${locale}/find${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(findWords[locale].title);
  await atRest(page);
  return page.getByRole('searchbox', { name: findWords[locale].label });
};
const hits = (page: Page) => page.getByRole('main').getByRole('listitem');
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

test(
  'a word is found by its meaning, its sound and its characters, and stands where it can be heard and kept',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const t = findWords[siteLocale];
    const field = await openFind(page, siteLocale);
    await expect(field).toBeFocused();
    await expectAccessible(page);
    const word = hits(page).filter({ has: page.getByText(HOSPITAL, { exact: true }) });
    for (const typed of CONTENT[siteLocale].hospital) {
      await field.fill(typed);
      await expect(word.first(), typed).toBeVisible();
    }
    await expect(status(page)).toContainText(/\d|نتيج/);
    await expect(word.first().getByRole('button', { name: t.hear })).toBeVisible();
    await expectAccessible(page);

    const heart = word.first().getByRole('button', { name: `${t.keep} ${HOSPITAL}` });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(field).toHaveValue(CONTENT[siteLocale].hospital.at(-1) ?? '');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');

    await word
      .first()
      .getByRole('link', { name: say(t.place, { place: '' }).trim() })
      .click();
    await expect(page).toHaveURL(/\/contents\//);
    await page.goBack();
    await expect(word.first()).toBeVisible();
    await page.getByRole('button', { name: t.clear }).click();
    await expect(field).toBeFocused();
    await expect(word).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/find$`));
  },
);

test('a radical is found by its side form', { tag: '@en' }, async ({ page, siteLocale }) => {
  const field = await openFind(page, siteLocale);
  for (const form of ['氵', '\u2EA1']) {
    await field.fill(form);
    await expect(hits(page), form).toHaveCount(1);
    await expect(hits(page), form).toContainText('水');
  }
});

test(
  'a character is found as a printed document has it, and one of a word by itself',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const field = await openFind(page, siteLocale);
    for (const [typed, found] of [
      ['\u2F54', '水'],
      ['么', '什么'],
    ] as const) {
      await field.fill(typed);
      await expect(hits(page).getByText(found, { exact: true }).first(), typed).toBeVisible();
      await expect(status(page)).toContainText(/\d/);
    }
  },
);

test(
  'characters that are not taught are told so, a traditional one with its simplified form',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const t = findWords[siteLocale];
    const field = await openFind(page, siteLocale);
    await field.fill('鑫');
    await expect(status(page)).toHaveText(say(t.untaught, { typed: '鑫' }));
    await expect(page.getByText(t.try)).toBeVisible();
    await field.fill('鱷');
    await expect(status(page)).toHaveText(say(t.untaught, { typed: '鱷 (鳄)' }));
    await field.fill('醫鱷');
    await expect(status(page)).toHaveText(say(t.untaughtNearest, { typed: '醫鱷 (医鳄)' }));
    await expect(hits(page).first()).toContainText('医');
  },
);

test(
  'nothing is said to be untaught before traditional characters can be read',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const t = findWords[siteLocale];
    const letCome = await holdBack(page, /simplified/);
    const field = await openFind(page, siteLocale);
    await field.fill('醫院');
    await expect(status(page)).toHaveText(t.loading);
    letCome();
    await expect(hits(page).first()).toContainText(HOSPITAL);
  },
);

test(
  'where traditional characters can’t be read, none is said to be untaught',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const t = findWords[siteLocale];
    await page.route(/simplified/, (route) => route.abort());
    const field = await openFind(page, siteLocale);
    await field.fill('醫院');
    await expect(status(page)).toHaveText(say(t.nearest, { typed: '醫院' }));
    await page.unroute(/simplified/);
    await field.fill('yiyuan');
    await field.fill('醫院');
    await expect(hits(page).first()).toContainText(HOSPITAL);
  },
);

test('pages are found by their titles', { tag: '@en' }, async ({ page, siteLocale }) => {
  const { article, part } = CONTENT[siteLocale];
  const field = await openFind(page, siteLocale);
  await field.fill(part);
  await page.getByRole('main').getByRole('link', { name: article }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article);
});

test(
  'what is said leads to itself: a line in its dialogue, a phrase in its section',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const place = say(findWords[siteLocale].place, { place: '' }).trim();
    for (const said of SAID) {
      const field = await openFind(page, siteLocale);
      await field.fill(said);
      const hit = hits(page).filter({ has: page.getByText(said, { exact: true }) });
      await hit.first().getByRole('link', { name: place }).click();
      const shown = page.locator(':target');
      await expect(shown).toContainText(said);
      await expect(shown).toBeInViewport();
    }
  },
);

test(
  'what is worded otherwise is found, and shows its own meaning',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const field = await openFind(page, siteLocale);
    for (const { otherwise, meaning } of CONTENT[siteLocale].worded) {
      await field.fill(otherwise);
      await expect(status(page)).toContainText(/\d|نتيج/);
      await expect(hits(page).first()).toContainText(meaning);
      await expect(hits(page).filter({ hasText: otherwise })).toHaveCount(0);
    }
  },
);

test(
  'what is typed in the other language leads to the search there, and one letter is not looked for',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const { typed, language, letter } = CONTENT[siteLocale].foreign;
    const field = await openFind(page, siteLocale);
    await field.fill(letter);
    await expect(page.getByText(findWords[siteLocale].try)).toBeVisible();
    await expect(status(page)).toHaveCount(0);

    await field.fill(typed);
    await page.getByRole('link', { name: language, exact: true }).click();
    await expect(page).not.toHaveURL(new RegExp(`/${siteLocale}/find`));
    await expect(hits(page).first()).toContainText(HOSPITAL);
    await expect(page.getByRole('searchbox')).toHaveValue(typed);
  },
);

test('what is nowhere brings the nearest, or says that there is nothing', async ({
  page,
  siteLocale,
}) => {
  const t = findWords[siteLocale];
  const { slip } = CONTENT[siteLocale];
  const field = await openFind(page, siteLocale, `?q=${encodeURIComponent(slip)}`);
  await expect(status(page)).toHaveText(say(t.nearest, { typed: slip }));
  await expect(hits(page).first()).toBeVisible();
  await field.fill('qqqq');
  await expect(status(page)).toHaveText(say(t.nothing, { typed: 'qqqq' }));
  await expect(page.getByText(t.try)).toBeVisible();
});

test(
  'the bar leads to the search, and so does a key that can be switched off',
  { tag: '@desktop' },
  async ({ page, siteLocale }) => {
    const t = findWords[siteLocale];
    await page.goto(`/${siteLocale}/contents`);
    await page.getByRole('banner').getByRole('link', { name: t.title }).click();
    const field = page.getByRole('searchbox', { name: t.label });
    await expect(field).toBeFocused();

    await page.goto(`/${siteLocale}/contents`);
    await atRest(page);
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await page.keyboard.type('1/2');
    await expect(field).toHaveValue('1/2');

    await field.fill('');
    await page.getByRole('checkbox', { name: t.shortcut }).uncheck();
    await page.goto(`/${siteLocale}/contents`);
    await atRest(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/contents$/);
  },
);

test(
  'without the list the search says so and tries again',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    const t = findWords[siteLocale];
    await page.route(/\/data\/learning-/, (route) => route.abort());
    const field = await openFind(page, siteLocale);
    await expect(page.getByRole('alert').filter({ hasText: t.failed })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(/\/data\/learning-/);
    await page.getByRole('button', { name: t.retry }).click();
    await field.fill(HOSPITAL);
    await expect(hits(page).first()).toBeVisible();
  },
);
