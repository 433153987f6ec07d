import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { spokenTonesOf } from '#src/domain/mandarin/spoken-tones.ts';
import type { FullTone } from '#src/domain/pitch/tone.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { findHeadlessShell } from '../browser.ts';
import { SAMPLE_RATE } from '../voices/synthetic-voice.ts';
import { wavOf } from '../voices/wav.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import {
  giveVoice,
  hidePage,
  keepRange,
  loseMicrophone,
  openTracks,
  recordElsewhere,
  sayNext,
  showPage,
  SILENCE,
  SYLLABLES,
} from './given-voice.ts';
import { happenings } from './happenings.ts';
import { sayItWords } from './words/sayIt.ts';

const FALLING = join(mkdtempSync(join(tmpdir(), 'hanlu-voice-')), 'falling.wav');
// Silence behind the syllable ends the take.
writeFileSync(
  FALLING,
  wavOf(Float32Array.from([...SYLLABLES[4], ...SILENCE, ...SILENCE]), SAMPLE_RATE),
);
const executablePath = findHeadlessShell();

test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${FALLING}`,
    ],
  },
});

const openSayIt = async (page: Page, locale: Locale) => {
  const t = sayItWords[locale];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`/${locale}/contents/games/four-tones`);
  await button(t.open).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[component-export="SayIt"]')).not.toHaveAttribute('ssr');
  await expect(page.getByText(t.local)).toBeVisible();
  await button(t.open).click();
  const section = page.getByRole('region').filter({ has: page.locator('[data-take]') });
  const tone = async () => {
    const pinyin = await section.locator('.pinyin').first().innerText();
    return spokenTonesOf(pinyin)?.[0];
  };
  const record = button(t.start).or(button(t.again));
  /** Says something as often as a busy machine cuts it to pieces, as anybody would. */
  const sayUntil = (told: Locator, say: () => Promise<unknown> = () => Promise.resolve()) =>
    expect(async () => {
      await say();
      await record.click();
      await expect(told).toBeVisible({ timeout: 10_000 });
    }).toPass();
  return { t, button, section, tone, sayUntil };
};

test(
  'three syllables show a voice, then a syllable is said, judged, painted and told',
  { tag: '@long' },
  async ({ page, siteLocale }) => {
    await giveVoice(page);
    const { t, button, section, tone, sayUntil } = await openSayIt(page, siteLocale);
    await expect(section.getByRole('heading', { name: t.calibrate })).toBeVisible();
    await expectAccessible(page);

    const [first, second, third] = t.steps.map((step) => section.getByText(step));
    if (!first || !second || !third) throw new Error('Three syllables were expected');
    const noRange = section.getByRole('alert').filter({ hasText: t.noRange });
    const sayTones = async (takes: readonly (readonly [FullTone, Locator])[]) => {
      await expect(first).toBeVisible();
      for (const [tone, told] of takes) await sayUntil(told, () => sayNext(page, tone));
    };
    // All three at one height show no range.
    await sayTones([
      [1, second],
      [4, third],
      [1, noRange],
    ]);
    await sayTones([
      [1, second],
      [4, third],
      [3, button(t.anew)],
    ]);

    const wanted = await tone();
    if (typeof wanted !== 'number') throw new Error('A syllable was expected');
    await sayUntil(section.getByText(t.right), () => sayNext(page, wanted));
    const list = section.getByRole('list', { name: t.list });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.locator('.voice-stroke')).toHaveCount(1);
    await expectAccessible(page);
    expect(await openTracks(page)).toBe(0);
    await expect.poll(async () => (await happenings(page)).at(-1)).toMatch(/ say$/);
  },
);

test(
  'silence is never praised, and told to no memory',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    await keepRange(page);
    await giveVoice(page);
    const { t, button, section } = await openSayIt(page, siteLocale);
    await button(t.start).click();
    await expect(section.locator('[data-take=listening]')).toBeVisible();
    await button(t.stop).click();
    await expect(section.getByText(t.silence)).toBeVisible();
    await expect(section.getByText(t.right)).toBeHidden();
    await expect(section.getByText(t.press)).toBeVisible();
    expect(await happenings(page)).toEqual([]);
  },
);

test(
  'a device that is lost, a page that is hidden and another window are told',
  { tag: '@detail' },
  async ({ page, context, siteLocale }) => {
    await keepRange(page);
    await giveVoice(page);
    const { t, button, section } = await openSayIt(page, siteLocale);
    const listening = section.locator('[data-take=listening]');
    await button(t.start).click();
    await expect(listening).toBeVisible();
    await loseMicrophone(page);
    await expect(section.getByRole('alert')).toHaveText(t.lost);
    expect(await openTracks(page)).toBe(0);

    await button(t.start).click();
    await expect(listening).toBeVisible();
    await hidePage(page);
    await expect(section.getByRole('alert')).toHaveText(t.hidden);
    await showPage(page);

    await recordElsewhere(context);
    await button(t.start).click();
    await expect(section.getByRole('alert')).toHaveText(t.otherTab);
    await expectAccessible(page);
  },
);

test(
  'a falling syllable is heard as one through the browser’s own microphone',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await keepRange(page);
    const { t, section, tone, sayUntil } = await openSayIt(page, siteLocale);
    await sayUntil(section.getByText((await tone()) === 4 ? t.right : t.falling));
  },
);

for (const [error, fault] of [
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'noDevice'],
] as const) {
  test(
    `a microphone that is ${fault} is told`,
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      await page.addInitScript((name) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
      }, error);
      const { t, button, section } = await openSayIt(page, siteLocale);
      await button(t.start).click();
      await expect(section.getByRole('alert')).toHaveText(t[fault]);
      await expect(button(t.start)).toBeVisible();
    },
  );
}
