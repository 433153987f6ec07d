import type { Locator, Page } from '@playwright/test';
import { TRANSCRIBE_PATH } from '#src/features/learn/pronunciation/recording/recording.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { SAMPLE_RATE } from '../voices/synthetic-voice.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { giveRecording } from './given-recording.ts';
import {
  giveVoice,
  hidePage,
  keepRange,
  loseMicrophone,
  openTracks,
  recordElsewhere,
  sayNext,
  showPage,
  SOUNDS,
} from './given-voice.ts';
import { happenings } from './happenings.ts';
import { giveMandarinVoice, whatWasSaid } from './mandarin-voice.ts';
import { pronunciationWords } from './words/pronunciation.ts';
import { say } from './words/say.ts';
import { sayItWords } from './words/sayIt.ts';
import { yourVoiceWords } from './words/yourVoice.ts';

const PATH = 'contents/articles/phrases-for-travel-survival-in-china';

const cardOf = (page: Page, locale: Locale) => {
  const card = page.locator('#phrases-basic-greeting').locator('[data-state]');
  const t = { ...yourVoiceWords[locale], card: pronunciationWords[locale] };
  const button = (name: string) => card.getByRole('button', { name, exact: true });
  const voice = card.getByRole('region', { name: t.title });
  return { t, card, button, voice, syllables: voice.getByRole('list', { name: t.list }) };
};

const openCard = async (page: Page, locale: Locale) => {
  await page.goto(`/${locale}/${PATH}`);
  const opened = cardOf(page, locale);
  await opened.card.scrollIntoViewIfNeeded();
  await expect(page.locator('#phrases-basic-greeting astro-island')).not.toHaveAttribute('ssr');
  return opened;
};

/** A server that hears what it is told to; it counts what it got. */
const giveRecogniser = async (page: Page, text: string) => {
  const received: string[] = [];
  await page.route(`**${TRANSCRIBE_PATH}`, (route) => {
    const method = route.request().method();
    received.push(method);
    return route.fulfill({ json: method === 'GET' ? { available: true } : { text } });
  });
  return received;
};

/** Neither a server nor the browser can recognise anything. */
const takeRecognisers = async (page: Page) => {
  await page.route(`**${TRANSCRIBE_PATH}`, (route) =>
    route.fulfill({ json: { available: false } }),
  );
  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
};

/** The second press, when what was to be said is over. */
const stopLater = (card: Locator) =>
  card.evaluate(async (element: HTMLElement) => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    while (element.dataset['state'] === 'opening') await pause(20);
    await pause(2_600);
    if (element.dataset['state'] === 'listening') element.querySelector('button')?.click();
  });

test(
  'what was recorded to be recognised is painted and heard beside the model',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const received = await giveRecogniser(page, '你好');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
    });
    await giveVoice(page);
    await giveMandarinVoice(page);
    const { t, card, button, voice, syllables } = cardOf(page, siteLocale);
    // A busy machine breaks a sound in pieces, here and below, and it is said once more.
    await expect(async () => {
      received.length = 0;
      sent.length = 0;
      await openCard(page, siteLocale);
      await sayNext(page, '2 3');
      await button(t.card.buttons.start).click();
      await stopLater(card);
      await expect(card).toContainText(t.card.labels.success);
      const own = voice.getByRole('status').filter({ hasText: t.own });
      await expect(own).toBeVisible({ timeout: 10_000 });
      await expect(syllables.getByRole('listitem')).toHaveCount(2, { timeout: 1_000 });
    }).toPass();
    await expect(syllables.locator('.voice-stroke')).toHaveCount(2);
    await expect(voice).toContainText(t.legend);
    await expectAccessible(page);
    await button(t.you).click();
    await expect(button(t.stopPlaying)).toBeVisible();
    await expect(button(t.you)).toBeVisible();
    await button(t.model).click();
    await expect.poll(() => whatWasSaid(page)).toMatchObject([{ text: '你好', rate: 0.7 }]);
    // The one recording went to who recognises; for the drawing, nothing did.
    expect(received).toEqual(['GET', 'POST']);
    expect(sent).toEqual([TRANSCRIBE_PATH]);
    expect(await openTracks(page)).toBe(0);
  },
);

test(
  'the same take is judged once three syllables have shown the voice',
  { tag: '@long' },
  async ({ page, siteLocale }) => {
    await giveRecogniser(page, '你好');
    await giveVoice(page);
    const { t, card, button, voice } = await openCard(page, siteLocale);
    await sayNext(page, '2 3');
    await button(t.card.buttons.start).click();
    await stopLater(card);
    await button(t.known).click();
    await expect(card.locator('.voice-section')).toBeFocused();
    const calibration = sayItWords[siteLocale];
    const record = card.getByRole('button', {
      name: new RegExp(`^(${calibration.start}|${calibration.again})$`),
    });
    for (const [at, tone] of ([1, 4, 3] as const).entries()) {
      const next = calibration.steps[at + 1];
      // A busy machine breaks a sound in two, and the page asks for the syllable again.
      await expect(async () => {
        await sayNext(page, tone);
        await record.click();
        await expect(next ? card.getByText(next) : button(t.anew)).toBeVisible({ timeout: 10_000 });
      }).toPass();
    }
    await expect(voice).toContainText(say(t.share, { n: '2', total: '2' }));
    await expect(voice).toBeFocused();
    await expectAccessible(page);
  },
);

test('where nobody recognises speech the learner compares, and tells the memory', async ({
  page,
  siteLocale,
}) => {
  await takeRecognisers(page);
  await keepRange(page);
  await giveVoice(page);
  const { t, card, button, voice, syllables } = await openCard(page, siteLocale);
  await button(t.card.buttons.start).click();
  await expect(card.getByRole('alert')).toBeFocused();
  await expect(voice).toContainText(t.first);
  await expectAccessible(page);

  await sayNext(page, 'silence');
  await button(t.paint).click();
  await expect(voice.locator('[data-take=listening]')).toBeVisible();
  await button(t.card.buttons.stop).click();
  await expect(voice).toContainText(t.silence);
  await expect(voice.getByText(t.ask)).toBeHidden();

  await sayNext(page, '4 4');
  await expect(async () => {
    await button(t.paintAgain).click();
    await expect(syllables.getByText(t.falling)).toHaveCount(2, { timeout: 10_000 });
  }).toPass();
  await expect(voice).toContainText(say(t.share, { n: '0', total: '2' }));
  await button(t.nearly).click();
  await expect(voice).toContainText(t.noted);
  await expectAccessible(page);
  await expect.poll(async () => (await happenings(page)).at(-1)).toMatch(/ say$/);
});

test(
  'a recording of the phrase is what the voice is painted over',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    const sound = { samples: SOUNDS['2 3'], rate: SAMPLE_RATE };
    const fetched = await giveRecording(page, PATH, sound);
    await giveRecogniser(page, '你好');
    await giveVoice(page);
    const { t, card, button, voice, syllables } = cardOf(page, siteLocale);
    await expect(async () => {
      fetched.length = 0;
      await openCard(page, siteLocale);
      expect(fetched).toEqual([]);
      await sayNext(page, '2 3');
      await button(t.card.buttons.start).click();
      await stopLater(card);
      await expect(voice).toContainText(t.legendOfModel);
      await expect(syllables.locator('.voice-ideal')).toHaveCount(2, { timeout: 10_000 });
    }).toPass();
    expect(fetched).toHaveLength(1);
  },
);

test(
  'a microphone that is lost, a page that is hidden, another window: each is told',
  { tag: '@detail' },
  async ({ page, context, siteLocale }) => {
    await takeRecognisers(page);
    await giveVoice(page);
    const { t, button, voice } = await openCard(page, siteLocale);
    await button(t.card.buttons.start).click();
    const listening = voice.locator('[data-take=listening]');
    await button(t.paint).click();
    await expect(listening).toBeVisible();
    await loseMicrophone(page);
    await expect(voice.getByRole('alert')).toHaveText(t.lost);
    await button(t.paint).click();
    await expect(listening).toBeVisible();
    await hidePage(page);
    await expect(voice.getByRole('alert')).toHaveText(t.hidden);
    await showPage(page);

    await recordElsewhere(context);
    await button(t.paint).click();
    await expect(voice.getByRole('alert')).toHaveText(t.otherTab);
    expect(await openTracks(page)).toBe(0);
  },
);

test(
  'a browser that waits for its visitor’s answer is named, and can be left',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await giveRecogniser(page, '你好');
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
    });
    const { t, card, button } = await openCard(page, siteLocale);
    await button(t.card.buttons.start).click();
    await expect(card.getByRole('alert')).toHaveText(t.answer);
    await expect(card.locator('.animate-spin')).toHaveCount(0);
    await button(t.cancel).click();
    await expect(card).toContainText(t.card.labels.idle);
  },
);
