import type { Page } from '@playwright/test';
import { madeSamples } from '#cms/sound/made-sound.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { atRest, expect, expectAccessible, test } from './fixtures.ts';
import { giveRecording, SOUND } from './given-recording.ts';
import { giveVoices, whatWasSaid } from './mandarin-voice.ts';
import { phrasesWords } from './words/phrases.ts';
import { speechWords } from './words/speech.ts';

const PATH = 'contents/articles/phrases-for-travel-survival-in-china';
const SECTION = '#phrases-basic-greeting';

/** The article on a device with these voices, and its first speaker. */
const openArticle = async (
  page: Page,
  locale: Locale,
  voices: Parameters<typeof giveVoices>[1],
) => {
  await giveVoices(page, voices);
  await page.goto(`/${locale}/${PATH}`);
  await atRest(page);
  const speaker = page
    .locator(SECTION)
    .getByRole('button', { name: phrasesWords[locale].listen })
    .first();
  const rates = async () => (await whatWasSaid(page)).map(({ rate }) => Number(rate.toFixed(2)));
  return { speaker, rates, t: speechWords[locale] };
};

test('a press reads, the next one reads slowly, and holding reads twice', async ({
  page,
  siteLocale,
}) => {
  const { speaker, rates } = await openArticle(page, siteLocale, [{}]);
  await speaker.click();
  await expect.poll(rates).toEqual([0.7]);
  await speaker.click();
  await expect.poll(rates).toEqual([0.7, 0.49]);
  await speaker.click({ delay: 700 });
  await expect.poll(rates).toEqual([0.7, 0.49, 0.7, 0.7]);
});

test(
  'a voice that is listed but dead is passed over',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    const voices = [{ name: 'Dead', habit: 'dead' }, { name: 'Ting' }] as const;
    const { speaker, rates, t } = await openArticle(page, siteLocale, voices);
    await speaker.click();
    await expect.poll(rates).toEqual([0.7]);
    await expect(page.getByText(t.silent)).toBeHidden();
  },
);

test(
  'where what reads aloud can’t be fetched, the notice is there all the same',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await page.route('**/_astro/speak-pressed.*.js', (route) => route.abort());
    const { speaker, t } = await openArticle(page, siteLocale, [{}]);
    await speaker.click();
    const notice = page.getByRole('alert').filter({ hasText: t.failed });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await notice.getByRole('button', { name: t.close }).click();
    await expect(notice).toBeHidden();
  },
);

test('without a voice that begins the page says so once in a visit, and how one is added', async ({
  page,
  siteLocale,
  isMobile,
}) => {
  const voices = [
    { lang: 'en-US' },
    { lang: 'zh-HK' },
    { name: 'Chinese (Mandarin, latin as English) espeak-ng' },
    { name: 'Broken', habit: 'fails' },
    { name: 'Dead', habit: 'dead' },
  ] as const;
  const { speaker, t } = await openArticle(page, siteLocale, voices);
  await speaker.click();
  await expect(page.getByText(t.silent)).toBeVisible();
  const kind = isMobile ? 'android' : 'windows';
  await expect(page.getByText(t.install[kind])).toBeVisible();
  expect(await whatWasSaid(page)).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: t.close }).click();
  await speaker.click();
  await expect(page.getByRole('status').filter({ hasText: t.again })).toBeAttached();
  await expect(page.getByText(t.silent)).toBeHidden();
  await expect(speaker).not.toHaveAttribute('data-speaking');
});

test(
  'a voice that its maker speaks from afar reads after a question, and the answer can be taken back',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const voices = [{ name: 'Far', isRemote: true }];
    const { speaker, rates, t } = await openArticle(page, siteLocale, voices);
    await speaker.click();
    await expect(page.getByText(t.question)).toBeVisible();
    await expectAccessible(page);
    expect(await rates()).toEqual([]);
    await page.getByRole('button', { name: t.agree }).click();
    await expect(page.getByText(t.active)).toBeVisible();
    expect(await rates()).toEqual([0.7]);
    await page.getByRole('button', { name: t.revoke }).click();
    await speaker.click();
    await expect(page.getByText(t.silent)).toBeVisible();
    await page.getByRole('button', { name: t.change }).click();
    await speaker.click();
    await expect.poll(async () => (await rates()).length).toBe(2);
  },
);

test.describe('what was recorded', { tag: '@en' }, () => {
  /** The article with a recording of its first phrase. */
  const openRecorded = async (
    page: Page,
    locale: Locale,
    voices: Parameters<typeof giveVoices>[1],
  ) => {
    const samples = madeSamples({ seconds: 0.6 });
    const asked = await giveRecording(page, PATH, { samples, rate: 48_000 });
    await page.addInitScript(() => {
      const played: number[] = [];
      Object.assign(window, { played });
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function () {
        this.addEventListener('playing', () => played.push(this.playbackRate), { once: true });
        return play.call(this);
      };
    });
    const article = await openArticle(page, locale, voices);
    const played = () => page.evaluate(() => (window as unknown as { played: number[] }).played);
    return { ...article, asked, played };
  };

  test('is heard before any voice, fetched when it is asked for, slowly at the same pitch', async ({
    page,
    siteLocale,
  }) => {
    const { speaker, rates, asked, played } = await openRecorded(page, siteLocale, [{}]);
    expect(asked).toEqual([]);
    await speaker.click();
    await expect.poll(played).toEqual([1]);
    await expect(speaker).not.toHaveAttribute('data-speaking');
    await speaker.click();
    await expect.poll(played).toEqual([1, 0.7]);
    expect(asked).toEqual([SOUND]);
    expect(await rates()).toEqual([]);
  });

  test(
    'that is slow to come is told of, and gives way to a voice in the end',
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      const { speaker, rates, t } = await openRecorded(page, siteLocale, [{}]);
      await page.route(`**${SOUND}`, () => undefined);
      await speaker.click();
      await expect(page.getByText(t.late)).toBeVisible();
      await expect(page.locator('.animate-spin')).toHaveCount(0);
      await expect.poll(rates).toEqual([0.7]);
      await expect(page.getByText(t.late)).toBeHidden();
    },
  );

  test(
    'gives way to a voice where it does not come',
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      const { speaker, rates } = await openRecorded(page, siteLocale, [{}]);
      await page.route(`**${SOUND}`, (route) => route.abort());
      await speaker.click();
      await expect.poll(rates).toEqual([0.7]);
    },
  );
});
