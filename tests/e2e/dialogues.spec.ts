import type { Page } from '@playwright/test';
import { getDialogues } from '#src/content/dialogues.ts';
import { localized } from '#src/content/localized.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { atRest, expect, expectAccessible, pressUntil, test } from './fixtures.ts';
import { happenings } from './happenings.ts';
import { giveMandarinVoice, whatWasSaid } from './mandarin-voice.ts';
import { takeMandarinVoice } from './no-voice.ts';
import { SCRIPT_LIMIT_BYTES, scriptWeight } from './script-weight.ts';
import { dialoguesWords } from './words/dialogues.ts';
import { keepWords } from './words/keep.ts';
import { say } from './words/say.ts';
import { speechWords } from './words/speech.ts';

const PATH = 'contents/dialogues';
const dialogues = await getDialogues();

/** A dialogue by the roles and names that a player meets. */
const dialogueOn = (page: Page, locale: Locale) => {
  const [dialogue] = dialogues;
  if (!dialogue) throw new Error('There is no dialogue');
  const t = dialoguesWords[locale];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const first = localized(locale, dialogue, 'firstRole');
  const second = localized(locale, dialogue, 'secondRole');
  return {
    t,
    button,
    dialogue,
    asFirst: button(say(t.be, { role: first })),
    exchange: button(say(t.exchange, { role: second })),
    whole: page.getByRole('heading', { level: 2, name: t.whole }),
    /** The line whose turn it is. */
    current: page.locator('[aria-current="step"]'),
    said: async () => (await whatWasSaid(page)).map(({ text }) => text),
    open: async () => {
      await page.goto(`/${locale}/${PATH}/${dialogue.slug}`);
      await atRest(page);
    },
  };
};

test('a side is played by hearing the other, saying one’s own lines, and exchanging roles', async ({
  page,
  siteLocale,
}) => {
  await giveMandarinVoice(page);
  const game = dialogueOn(page, siteLocale);
  const { t, button, dialogue, asFirst, exchange, whole, current, said } = game;
  await page.goto(`/${siteLocale}/${PATH}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await page.getByRole('link', { name: localized(siteLocale, dialogue, 'title') }).click();
  await atRest(page);
  await expect(whole).toBeVisible();
  expect(await said()).toEqual([]);

  await asFirst.click();
  await expect(whole).toBeHidden();
  for (const [index, { who, chinese, ...line }] of dialogue.lines.entries()) {
    const meaning = localized(siteLocale, line, 'meaning');
    await expect(current).toContainText(meaning);
    if (who === 'second') {
      await expect.poll(async () => (await said()).at(-1)).toBe(chinese);
      await expect(current).toContainText(chinese);
      await expect(page.getByRole('group', { name: t.microphone })).toBeHidden();
      await button(t.goOn).click();
      continue;
    }
    await expect(page.getByText(chinese).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('status').first()).toContainText(meaning);
    await expect(page.getByRole('group', { name: t.microphone })).toBeVisible();
    if (index < 3) await expectAccessible(page);
    await button(t.show).click();
    await expect(current).toContainText(chinese);
    if (index < 3) await expectAccessible(page);
    await button(t.said).click();
  }
  await expect(page.getByRole('heading', { name: t.end })).toBeFocused();
  await expect(page.getByRole('heading', { name: t.end })).toBeInViewport();
  expect(await said()).toEqual(
    dialogue.lines.flatMap(({ who, chinese }) => (who === 'second' ? chinese : [])),
  );
  await expectAccessible(page);
  await exchange.click();
  await expect(page.getByText(t.yourTurn, { exact: true })).toBeVisible();
  await expect(button(t.show)).toBeFocused();
  await expect(button(t.show)).toBeInViewport();
});

test('the keyboard plays alone, and every line that was met is remembered', async ({
  page,
  siteLocale,
}) => {
  await giveMandarinVoice(page);
  const { t, dialogue, asFirst, whole, current, said, open } = dialogueOn(page, siteLocale);
  await open();
  await asFirst.focus();
  await page.keyboard.press('1');
  const [heard, own] = dialogue.lines;
  await expect(current).toContainText(heard?.chinese ?? '');
  await expect.poll(said).toEqual([heard?.chinese]);
  await page.keyboard.press('w');
  await expect
    .poll(async () => (await whatWasSaid(page)).map(({ rate }) => Number(rate.toFixed(2))))
    .toEqual([0.8, 0.56]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.yourTurn, { exact: true })).toBeVisible();
  await page.keyboard.press('s');
  await expect(current).toContainText(own?.chinese ?? '');
  await expect
    .poll(() => happenings(page))
    .toEqual([`${heard?.id ?? ''} seen`, `${own?.id ?? ''} seen`]);
  await page.keyboard.press('x');
  await expect(whole).toBeVisible();
  await expect(asFirst).toBeVisible();
});

test(
  'a line of the text is heard, explained word by word, and kept',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await giveMandarinVoice(page);
    const { t, button, dialogue, said, open } = dialogueOn(page, siteLocale);
    await open();
    const [line] = dialogue.lines;
    const chinese = line?.chinese ?? '';
    await button(`${t.listen} ${chinese}`).click();
    await expect.poll(said).toEqual([chinese]);
    await page.getByText(t.words).first().click();
    const word = line?.words[0];
    await button(word?.chinese ?? '')
      .first()
      .click();
    await expect.poll(said).toEqual([chinese, word?.chinese]);
    const heart = button(say(keepWords[siteLocale].keep, { name: chinese }));
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
  },
);

test(
  'a device without a Mandarin voice says so, and the line is read',
  { tag: ['@en', '@detail'] },
  async ({ page }) => {
    await takeMandarinVoice(page);
    const { button, t, dialogue, asFirst, current, open } = dialogueOn(page, 'en');
    await open();
    await asFirst.click();
    await expect(page.getByText(speechWords.en.silent)).toBeVisible();
    await expect(current).toContainText(dialogue.lines[0]?.chinese ?? '');
    await button(t.goOn).click();
    await expect(page.getByText(t.yourTurn, { exact: true })).toBeVisible();
  },
);

test(
  'a line is found by its meaning and leads to its dialogue',
  { tag: ['@en', '@detail'] },
  async ({ page }) => {
    await page.goto('/en/find?q=watermelons');
    await atRest(page);
    const [dialogue] = dialogues;
    await page
      .getByRole('link', { name: dialogue?.title ?? '' })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dialogue?.title ?? '');
  },
);

test('a dialogue weighs no more than a game', { tag: '@en' }, async ({ page, siteLocale }) => {
  const { asFirst, current, dialogue } = dialogueOn(page, siteLocale);
  const weight = await scriptWeight(page, siteLocale, {
    selector: '[aria-current="step"]',
    show: async () => {
      await page.goto(`/${siteLocale}/${PATH}/${dialogue.slug}`);
      await pressUntil(asFirst, current);
    },
  });
  expect(weight).toBeLessThan(SCRIPT_LIMIT_BYTES);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole dialogue is there to be read', { tag: '@en' }, async ({ page, siteLocale }) => {
    const { dialogue } = dialogueOn(page, siteLocale);
    await page.goto(`/${siteLocale}/${PATH}/${dialogue.slug}`);
    for (const line of dialogue.lines) {
      await expect(page.getByText(line.chinese, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(line.pinyin, { exact: true })).toBeVisible();
    }
  });
});
