import type { Page } from '@playwright/test';
import { price } from '#src/features/learn/numbers/spoken/readings.ts';
import { numbersMessages } from '#src/features/learn/numbers/numbers.messages.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { atRest, expect, expectAccessible, pressInPlace, test } from './fixtures.ts';
import { expectStartInFirstScreen } from './first-screen.ts';
import { giveMandarinVoice, whatWasSaid } from './mandarin-voice.ts';
import { takeMandarinVoice } from './no-voice.ts';
import { SCRIPT_LIMIT_BYTES, scriptWeight } from './script-weight.ts';
import { numbersWords } from './words/numbers.ts';
import { say } from './words/say.ts';
import { speechWords } from './words/speech.ts';

/** What a price costs that is said so, in yuan. */
const COSTS = new Map(
  Array.from({ length: 3000 }, (_, index) => [price(index + 1).hanzi, String((index + 1) / 10)]),
);
const TOTAL = 10;

/** The exercises by the roles and names that a learner meets. */
const numbersOn = (page: Page, locale: Locale) => {
  const t = numbersWords[locale];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const answer = page.getByRole('main').getByRole('textbox');
  return {
    t,
    button,
    answer,
    open: async () => {
      await page.goto(`/${locale}/contents/games/numbers`);
      await atRest(page);
    },
    question: (n: number) =>
      page.getByRole('heading', { name: say(t.question, { n, total: TOTAL }), exact: true }),
    verdict: (text: string) => page.getByRole('status').getByText(text, { exact: true }),
    type: async (text: string) => {
      await answer.fill(text);
      await page.keyboard.press('Enter');
    },
  };
};

test('a round of prices goes by ear and keyboard to its result', async ({ page, siteLocale }) => {
  await giveMandarinVoice(page);
  const { t, button, answer, open, question, verdict, type } = numbersOn(page, siteLocale);
  await open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await page.getByRole('combobox').selectOption(t.prices);
  await button(t.begin).focus();
  await page.keyboard.press('Enter');
  for (let n = 1; n <= TOTAL; n += 1) {
    await expect(question(n)).toBeVisible();
    await expect(answer).toBeFocused();
    await expect.poll(async () => (await whatWasSaid(page)).length).toBe(n);
    const cost = COSTS.get((await whatWasSaid(page)).at(-1)?.text ?? '') ?? '';
    if (n === 1) {
      await expectAccessible(page);
      await type('?');
      await expect(verdict(t.unclear)).toBeVisible();
    }
    await type(n === 2 ? '99999' : cost);
    if (n !== 2) await expect(verdict(t.right)).toBeVisible();
    if (n === 2) await expectAccessible(page);
    await expect(button(n === TOTAL ? t.finish : t.goOn)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: t.end })).toBeFocused();
  await expect(page.getByText(say(t.score, { n: 9, total: TOTAL }))).toBeVisible();
  await expect(page.getByRole('heading', { name: t.missed })).toBeVisible();
  await expectAccessible(page);
  await button(t.again).click();
  await expect(button(t.begin)).toBeVisible();
});

test(
  'the fingers are named without their number, and show ten of them',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const { t, button, answer, open, question, verdict, type } = numbersOn(page, siteLocale);
    const { descriptions } = numbersMessages[siteLocale].signs;
    await open();
    const chart = page.getByRole('region', { name: t.signs });
    await expect(chart.getByRole('img')).toHaveCount(TOTAL);
    await page.getByRole('radio', { name: t.fingers }).check();
    await button(t.begin).click();
    await expect(question(1)).toBeVisible();
    await expect(answer).toHaveAccessibleName(t.shown);
    const round = page.getByRole('region', { name: say(t.question, { n: 1, total: TOTAL }) });
    const sign = await round.getByRole('img').getAttribute('aria-label');
    await expectAccessible(page);
    await type(String(descriptions.indexOf(sign ?? '') + 1));
    await expect(verdict(t.right)).toBeVisible();
  },
);

test(
  'the start stands in the first screen of a small phone, and on no choice in focus',
  { tag: ['@both', '@detail'] },
  async ({ page, siteLocale }) => {
    const { t, button, open } = numbersOn(page, siteLocale);
    await expectStartInFirstScreen(page, { open, begin: button(t.begin) });
  },
);

test(
  'without a voice reading and signs go on',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await takeMandarinVoice(page);
    const { t, button, answer, open, question } = numbersOn(page, siteLocale);
    await open();
    await expect(page.getByText(speechWords[siteLocale].noVoice)).toBeVisible();
    await button(t.begin).click();
    await expect(page.getByRole('heading', { name: t.silent })).toBeFocused();
    await expectAccessible(page);
    await button(t.readInstead).click();
    await expect(question(1)).toBeVisible();
    await expect(answer).toBeFocused();
  },
);

test('a price that is read may be typed with the digits of an Arabic keyboard', async ({
  page,
  siteLocale,
}) => {
  const { t, button, open, question, verdict, type } = numbersOn(page, siteLocale);
  await open();
  await page.getByRole('radio', { name: t.reading }).check();
  await page.getByRole('combobox').selectOption(t.prices);
  await button(t.begin).click();
  await expect(question(1)).toBeVisible();
  const round = page.getByRole('region', { name: say(t.question, { n: 1, total: TOTAL }) });
  const hanzi = (await round.locator('[lang="zh-Hans"]').first().textContent()) ?? '';
  const cost = COSTS.get(hanzi) ?? '';
  const arabic = cost.replace('.', '٫').replace(/\d/g, (one) => '٠١٢٣٤٥٦٧٨٩'[Number(one)] ?? '');
  await type(arabic);
  await expect(verdict(t.right)).toBeVisible();
});

test('a number is said, shown and changed', { tag: '@en' }, async ({ page, siteLocale }) => {
  const { t, button, open } = numbersOn(page, siteLocale);
  await open();
  const deck = page.locator('phrase-deck');
  await deck.scrollIntoViewIfNeeded();
  await button(t.sayShow).click();
  await expect(deck.locator('[lang="zh-Hans"]').first()).toBeVisible();
  const before = await deck.locator('[data-phrase]').getAttribute('data-chinese');
  await expect(async () => {
    await button(t.sayNext).click();
    expect(await deck.locator('[data-phrase]').getAttribute('data-chinese')).not.toBe(before);
  }).toPass();
  await expectAccessible(page);
});

test('numbers weigh at most 85 KB beside the frame of every page', async ({
  page,
  siteLocale,
  viewport,
}) => {
  await giveMandarinVoice(page);
  const { t, button, question } = numbersOn(page, siteLocale);
  // Whoever scrolls to the button meets the next practice as well, whose code would be counted.
  await page.setViewportSize({ width: viewport?.width ?? 1280, height: 1_000 });
  const weight = await scriptWeight(page, siteLocale, {
    selector: '.number-asked',
    show: async () => {
      await page.goto(`/${siteLocale}/contents/games/numbers`);
      await pressInPlace(button(t.begin));
      await expect(question(1)).toBeVisible();
    },
  });
  expect(weight).toBeLessThan(SCRIPT_LIMIT_BYTES);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the ten signs can be read', { tag: ['@en', '@detail'] }, async ({ page, siteLocale }) => {
    const { t } = numbersOn(page, siteLocale);
    await page.goto(`/${siteLocale}/contents/games/numbers`);
    await expect(page.getByRole('region', { name: t.signs }).getByRole('img')).toHaveCount(TOTAL);
  });
});
