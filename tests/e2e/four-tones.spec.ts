import type { Page } from '@playwright/test';
import { SYLLABLES } from '#src/domain/mandarin/syllable-table.ts';
import { spokenTones, type SpokenTone } from '#src/domain/mandarin/tones.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { atRest, expect, expectAccessible, pressInPlace, test } from './fixtures.ts';
import { expectStartInFirstScreen } from './first-screen.ts';
import { happenings } from './happenings.ts';
import { holdBack } from './hold-back.ts';
import { giveMandarinVoice, giveVoices, whatWasSaid } from './mandarin-voice.ts';
import { takeMandarinVoice } from './no-voice.ts';
import { SCRIPT_LIMIT_BYTES, scriptWeight } from './script-weight.ts';
import { fourTonesWords } from './words/fourTones.ts';
import { say } from './words/say.ts';
import { speechWords } from './words/speech.ts';

const { items } = await buildCatalogue('ar');

const TONES = new Map(
  SYLLABLES.flatMap(({ hanzi }) => [...hanzi].map(([tone, character]) => [character, tone])),
);

/** The tones of what a voice was given to read, as a listener would hear them. */
const tonesHeard = (text: string): SpokenTone[] => {
  const syllables = text.split('，');
  const [word = ''] = syllables;
  if (syllables.length === 1 && word.length === 2) {
    const pinyin = items.find(({ hanzi }) => hanzi === word)?.pinyin ?? '';
    return spokenTones(pinyin) ?? [];
  }
  return syllables.map((syllable) => TONES.get(syllable) ?? 5);
};

/** The game by the roles and names that a player meets. */
const gameOn = (page: Page, locale: Locale) => {
  const t = fourTonesWords[locale];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const lastText = async () => (await whatWasSaid(page)).at(-1)?.text ?? '';
  return {
    t,
    button,
    lastText,
    open: async () => {
      await page.goto(`/${locale}/contents/games/four-tones`);
      await atRest(page);
    },
    question: (n: number) =>
      page.getByRole('heading', { level: 2, name: say(t.question, { n }), exact: true }),
    verdict: (text: string) => page.getByRole('status').getByText(text, { exact: true }),
    /** What has been played since so many sounds ago. */
    played: async (count: number) => {
      await expect.poll(async () => (await whatWasSaid(page)).length).toBe(count);
      return tonesHeard(await lastText());
    },
  };
};

test('a round goes by ear and keyboard alone; what was confused comes back and is told', async ({
  page,
  siteLocale,
}) => {
  await giveMandarinVoice(page);
  const { t, button, open, question, verdict, played, lastText } = gameOn(page, siteLocale);
  await open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  await expectAccessible(page);
  await button(t.begin).focus();
  await page.keyboard.press('Enter');

  let missed = '';
  for (let n = 1; n <= 12; n += 1) {
    await expect(question(n)).toBeVisible();
    await expect(button(t.listen)).toBeFocused();
    const [tone = 1] = await played(n);
    const text = await lastText();
    // The fourth question is the one that was missed three questions before.
    if (n === 4) expect(text).toBe(missed);
    if (n === 1) {
      missed = text;
      // Nothing of the page gives the answer away.
      await expect(page.getByRole('main')).not.toContainText(text);
      await expectAccessible(page);
    }
    const chosen = n === 1 ? (tone === 1 ? 4 : 1) : tone;
    await page.keyboard.press(String(chosen));
    await expect(verdict(n === 1 ? t.wrong : t.right)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();
    if (n === 1) await expectAccessible(page);
    await expect(button(n === 12 ? t.finish : t.goOn)).toBeFocused();
    await page.keyboard.press('Enter');
  }

  await expect(page.getByRole('heading', { level: 2, name: t.end })).toBeFocused();
  await expect(page.getByText(t.elevenRight)).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: t.confused })).toBeVisible();
  await expectAccessible(page);
  await button(t.next).click();
  await expect(question(1)).toBeVisible();
});

test(
  'a question comes into view with all that it offers',
  { tag: '@touch' },
  async ({ page, siteLocale }) => {
    await giveMandarinVoice(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const { t, button, open, question } = gameOn(page, siteLocale);
    await open();
    await pressInPlace(button(t.begin));
    await expect(button(t.tones[4])).toBeInViewport({ ratio: 1 });
    await expect(question(1)).toBeInViewport({ ratio: 1 });
  },
);

test(
  'on a narrow screen the bar stands beside the question, and little is empty below the answers',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    await giveMandarinVoice(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const { t, button, open, question, played } = gameOn(page, siteLocale);
    // All at one moment: the question glides into view.
    const measure = () =>
      page.evaluate(() => {
        const boxOf = (selector: string) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          if (!box) throw new Error(`${selector} is not shown`);
          return box;
        };
        const [place, quiz] = [boxOf('.tones-place'), boxOf('.tones-place .quiz')];
        return {
          bar: boxOf('.tones-place progress').bottom,
          heading: boxOf('#tones-question').bottom,
          place: place.height,
          empty: place.bottom - quiz.bottom,
        };
      });
    await open();
    await pressInPlace(button(t.begin));
    await expect(question(1)).toBeVisible();
    const asked = await measure();
    expect(asked.bar).toBeLessThan(asked.heading);
    expect(asked.empty).toBeLessThan(160);

    const [tone = 1] = await played(1);
    await page.keyboard.press(tone === 1 ? '4' : '1');
    await expect(button(t.goOn)).toBeVisible();
    expect((await measure()).place).toBe(asked.place);
  },
);

test(
  'two syllables in a row are two answers',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await giveMandarinVoice(page);
    const { t, button, open, verdict, played } = gameOn(page, siteLocale);
    await open();
    await page.getByRole('radio', { name: t.pair }).check();
    await button(t.begin).click();
    const [first = 1, second = 1] = await played(1);
    await button(t.tones[first]).click();
    await expect(page.getByText(t.secondSyllable)).toBeVisible();
    await button(t.tones[second]).click();
    await expect(verdict(t.right)).toBeVisible();
  },
);

test(
  'words are heard as they are said, and an answer reaches the memory',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await giveMandarinVoice(page);
    const { t, button, open, verdict, played, lastText } = gameOn(page, siteLocale);
    await open();
    await page.getByRole('radio', { name: t.word }).check();
    await button(t.begin).click();
    for (const tone of await played(1)) await button(t.tones[tone]).click();
    await expect(verdict(t.right)).toBeVisible();
    const hanzi = await lastText();
    const ids = items.filter((one) => one.hanzi === hanzi).map(({ item }) => `${item} hear`);
    await expect.poll(async () => ids.includes((await happenings(page))[0] ?? '')).toBe(true);
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

test(
  'a device without a voice is told so and led to the article',
  { tag: '@detail' },
  async ({ page, siteLocale, isMobile }) => {
    await takeMandarinVoice(page);
    const { t, button, open } = gameOn(page, siteLocale);
    await open();
    await expect(page.getByText(speechWords[siteLocale].noVoice)).toBeVisible();
    await button(t.begin).click();
    await expect(page.getByRole('heading', { level: 2, name: t.silent })).toBeFocused();
    const kind = isMobile ? 'android' : 'windows';
    await expect(page.getByText(speechWords[siteLocale].install[kind])).toBeVisible();
    await expect(page.getByRole('link', { name: t.read })).toHaveAttribute(
      'href',
      `/${siteLocale}/contents/articles/sounds-of-chinese`,
    );
    await expectAccessible(page);
    await button(t.retry).click();
    await expect(page.getByRole('heading', { level: 2, name: t.silent })).toBeVisible();
  },
);

test(
  'a game of tones weighs at most 85 KB beside the frame of every page',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const { t, button, question } = gameOn(page, siteLocale);
    await giveMandarinVoice(page);
    const weight = await scriptWeight(page, siteLocale, {
      selector: '.tones-choices',
      show: async () => {
        await page.goto(`/${siteLocale}/contents/games/four-tones`);
        // Whoever scrolls to it may meet the next practice as well, whose code would be counted.
        await pressInPlace(button(t.begin));
        await expect(question(1)).toBeVisible();
      },
    });
    expect(weight).toBeLessThan(SCRIPT_LIMIT_BYTES);
  },
);

test(
  'a sound that another window takes away has no answer until it is heard again',
  { tag: '@en' },
  async ({ page, context, siteLocale }) => {
    await giveVoices(page, [{ habit: 'reads on' }]);
    const { t, button, open, verdict, played } = gameOn(page, siteLocale);
    await open();
    await button(t.begin).click();
    const [tone = 1] = await played(1);
    const other = await context.newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => new BroadcastChannel('hanlu-speech').postMessage('begins'));
    await expect(page.getByText(t.stopped)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press(String(tone));
    await expect(verdict(t.right)).toHaveCount(0);
    await button(t.listen).click();
    await played(2);
    await page.keyboard.press(String(tone));
    await expect(verdict(t.right)).toBeVisible();
  },
);

test(
  'sounds that do not come can be asked for again',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const { t, button, open } = gameOn(page, siteLocale);
    await page.route('**/data/four-tones-*.json', (route) => route.abort());
    await open();
    await expect(page.getByText(t.failed)).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/data/four-tones-*.json');
    await button(t.tryAgain).press('Enter');
    await expect(button(t.begin)).toBeFocused();
  },
);

test(
  'the start keeps the stage of whoever presses before the code has come',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const { t, button } = gameOn(page, siteLocale);
    const letCome = await holdBack(page, '**/_astro/FourTones.island*.js');
    await page.goto(`/${siteLocale}/contents/games/four-tones`);
    const pair = page.getByRole('radio', { name: t.pair });
    await pair.check();
    await button(t.begin).press('Enter');
    letCome();
    await expect(button(t.begin)).toBeEnabled();
    await expect(pair).toBeChecked();
  },
);

test(
  'the start is there before the sounds, and keeps the stage until they come',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const { t, button } = gameOn(page, siteLocale);
    const letCome = await holdBack(page, '**/data/four-tones-*.json');
    await page.goto(`/${siteLocale}/contents/games/four-tones`);
    const pair = page.getByRole('radio', { name: t.pair });
    await pair.check();
    await expect(button(t.begin)).toBeDisabled();
    await page.keyboard.press('Tab');
    await expect(button(t.begin)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(pair).toBeVisible();
    letCome();
    await expect(button(t.begin)).toBeEnabled();
    await expect(pair).toBeChecked();
  },
);
