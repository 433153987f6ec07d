import type { Page } from '@playwright/test';
import type { Locale } from '#src/i18n/locales.ts';
import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { atRest, expect, expectAccessible, pressInPlace, test } from './fixtures.ts';
import { expectStartInFirstScreen } from './first-screen.ts';
import { happenings } from './happenings.ts';
import { holdBack } from './hold-back.ts';
import { giveMandarinVoice, giveVoices, whatWasSaid } from './mandarin-voice.ts';
import { takeMandarinVoice } from './no-voice.ts';
import { SCRIPT_LIMIT_BYTES, scriptWeight } from './script-weight.ts';
import { catchWordWords } from './words/catchWord.ts';
import { say } from './words/say.ts';
import { speechWords } from './words/speech.ts';

const catalogues = { ar: await buildCatalogue('ar'), en: await buildCatalogue('en') };
/** The first question's time. */
const FIRST_TIME_MS = 12_000;

/** The game by the roles and names that a player meets. */
const gameOn = (page: Page, locale: Locale) => {
  const t = catchWordWords[locale];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const choices = page.getByRole('main').getByRole('listitem').getByRole('button');
  /** All that the last sound could be: two things may be written alike and mean something else. */
  const heard = async (count: number): Promise<CatalogueItem[]> => {
    await expect.poll(async () => (await whatWasSaid(page)).length).toBe(count);
    const text = (await whatWasSaid(page)).at(-1)?.text;
    return catalogues[locale].items.filter(({ hanzi }) => hanzi === text);
  };
  return {
    t,
    button,
    choices,
    heard,
    open: async () => {
      await page.goto(`/${locale}/contents/games/catch-the-word`);
      await atRest(page);
    },
    question: (n: number) =>
      page.getByRole('heading', { level: 2, name: say(t.question, { n }), exact: true }),
    verdict: (text: string) => page.getByRole('status').getByText(text, { exact: true }),
    /** The digit of the choice that is right, or of one that is not. */
    digit: async (items: readonly CatalogueItem[], isRight: boolean) => {
      const meanings = (await choices.allInnerTexts()).map((text) =>
        text.replace(/\n*[1-4]$/, '').trim(),
      );
      const place = meanings.findIndex(
        (meaning) => items.some((item) => item.meaning === meaning) === isRight,
      );
      return String(place + 1);
    },
  };
};

test('a game goes by ear and keyboard alone until the third miss', async ({ page, siteLocale }) => {
  await giveMandarinVoice(page);
  const { t, button, open, question, verdict, heard, digit } = gameOn(page, siteLocale);
  await open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await page.getByRole('checkbox', { name: t.unhurried }).check();
  await expectAccessible(page);
  await button(t.begin).focus();
  await page.keyboard.press('Enter');

  const rates = [];
  for (const [index, isRight] of [true, false, true, false, false].entries()) {
    await expect(question(index + 1)).toBeVisible();
    await expect(button(t.listen)).toBeFocused();
    const items = await heard(index + 1);
    rates.push((await whatWasSaid(page)).at(-1)?.rate ?? 0);
    if (index === 0) {
      // Nothing of the page says in Chinese what was played.
      await expect(page.getByRole('main')).not.toContainText(items[0]?.hanzi ?? '');
      await expectAccessible(page);
    }
    await page.keyboard.press(await digit(items, isRight));
    await expect(verdict(isRight ? t.right : t.wrong)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: items[0]?.hanzi ?? '' })).toBeVisible();
    if (index === 1) await expectAccessible(page);
    await expect(button(index === 4 ? t.finish : t.goOn)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  expect(rates[1]).toBeGreaterThan(rates[0] ?? 1);
  await expect(page.getByRole('heading', { level: 2, name: t.end })).toBeFocused();
  await expect(page.getByText(t.caughtTwo)).toBeVisible();
  const belowIt = await button(t.again).evaluate((again) => {
    const end = again.closest('.card')?.getBoundingClientRect().bottom ?? 0;
    return end - again.getBoundingClientRect().bottom;
  });
  expect(belowIt).toBeLessThan(48);
  await expect(page.getByRole('heading', { level: 3, name: t.missed })).toBeVisible();
  await expectAccessible(page);
  const told = await happenings(page);
  expect(told).toHaveLength(5);
  expect(told.every((one) => one.endsWith(' hear'))).toBe(true);
  await button(t.again).click();
  await expect(button(t.begin)).toBeVisible();
});

test(
  'a question comes into view with all that it offers',
  { tag: '@touch' },
  async ({ page, siteLocale }) => {
    await giveMandarinVoice(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const { t, button, choices, open, question } = gameOn(page, siteLocale);
    await open();
    await pressInPlace(button(t.begin));
    await expect(question(1)).toBeVisible();
    // When its time has run out, what goes on would come into view.
    await expect(choices.last()).toBeInViewport({ ratio: 1, timeout: FIRST_TIME_MS / 2 });
    await expect(question(1)).toBeInViewport({ ratio: 1 });
  },
);

test(
  'time runs out, and the word is told',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await giveMandarinVoice(page);
    await page.clock.install();
    const { t, button, open, verdict, heard } = gameOn(page, siteLocale);
    await open();
    await button(t.begin).click();
    const [word] = await heard(1);
    await page.clock.runFor(FIRST_TIME_MS);
    await expect(verdict(t.late)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: word?.hanzi ?? '' })).toBeVisible();
  },
);

test(
  'the start stands in the first screen of a small phone, and on no choice in focus',
  { tag: ['@both', '@detail'] },
  async ({ page, siteLocale }) => {
    const { t, button, open } = gameOn(page, siteLocale);
    await expectStartInFirstScreen(page, { open, begin: button(t.begin) });
  },
);

test('a device without a voice is told so and led to the article', async ({
  page,
  siteLocale,
  isMobile,
}) => {
  await takeMandarinVoice(page);
  const { t, button, open } = gameOn(page, siteLocale);
  await open();
  await expect(page.getByText(speechWords[siteLocale].noVoice)).toBeVisible();
  await button(t.begin).click();
  await expect(page.getByRole('heading', { level: 2, name: t.silent })).toBeFocused();
  const kind = isMobile ? 'android' : 'windows';
  await expect(page.getByText(speechWords[siteLocale].install[kind])).toBeVisible();
  await expect(page.getByRole('link', { name: t.read })).toBeVisible();
  await expectAccessible(page);
});

test('a game by ear weighs at most 85 KB beside the frame of every page', async ({
  page,
  siteLocale,
}) => {
  await giveMandarinVoice(page);
  const { t, button, question } = gameOn(page, siteLocale);
  const weight = await scriptWeight(page, siteLocale, {
    selector: '.catch-choices',
    show: async () => {
      await page.goto(`/${siteLocale}/contents/games/catch-the-word`);
      await pressInPlace(button(t.begin));
      await expect(question(1)).toBeVisible();
    },
  });
  expect(weight).toBeLessThan(SCRIPT_LIMIT_BYTES);
});

test(
  'a word that another window takes away stops the clock, and is not missed',
  { tag: '@detail' },
  async ({ page, context, siteLocale }) => {
    await giveVoices(page, [{ habit: 'reads on' }]);
    const { t, button, open, heard, digit, verdict } = gameOn(page, siteLocale);
    await open();
    await button(t.begin).click();
    const items = await heard(1);
    const other = await context.newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => new BroadcastChannel('hanlu-speech').postMessage('begins'));
    await expect(page.getByText(t.stopped)).toBeVisible();
    await expectAccessible(page);
    await page.clock.install();
    await page.clock.runFor(2 * FIRST_TIME_MS);
    await expect(page.getByText(t.stopped)).toBeVisible();
    await button(t.listen).click();
    await heard(2);
    await page.keyboard.press(await digit(items, true));
    await expect(verdict(t.right)).toBeVisible();
  },
);

test(
  'words that do not come can be asked for again',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const { t, button, open } = gameOn(page, siteLocale);
    await page.route('**/data/catch-word-*.json', (route) => route.abort());
    await open();
    await expect(page.getByText(t.failed)).toBeVisible();
    await page.unroute('**/data/catch-word-*.json');
    await button(t.retry).click();
    await expect(button(t.begin)).toBeVisible();
  },
);

test(
  'the start is there before the words, and keeps what is chosen until they come',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await giveMandarinVoice(page);
    const { t, button, question } = gameOn(page, siteLocale);
    const letCome = await holdBack(page, '**/data/catch-word-*.json');
    await page.goto(`/${siteLocale}/contents/games/catch-the-word`);
    const unhurried = page.getByRole('checkbox', { name: t.unhurried });
    await unhurried.check();
    await expect(button(t.begin)).toBeDisabled();
    await expectAccessible(page);
    letCome();
    await expect(button(t.begin)).toBeEnabled();
    await expect(unhurried).toBeChecked();
    await button(t.begin).click();
    await expect(question(1)).toBeVisible();
  },
);
