import type { Page } from '@playwright/test';
import { atRest, expect, expectAccessible, test } from './fixtures.ts';
import { happenings } from './happenings.ts';
import { giveMandarinVoice, whatWasSaid } from './mandarin-voice.ts';
import { takeMandarinVoice } from './no-voice.ts';
import { say } from './words/say.ts';
import { soundsWords } from './words/sounds.ts';

const PATH = 'contents/articles/sounds-of-chinese';

const lastSaid = async (page: Page) => (await whatWasSaid(page)).at(-1)?.text;

test('the five tones of one syllable are heard, and a whole table in the tone that is chosen', async ({
  page,
  siteLocale,
}) => {
  const t = soundsWords[siteLocale];
  await giveMandarinVoice(page);
  await page.goto(`/${siteLocale}/${PATH}`);
  await atRest(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
  for (const hanzi of ['妈', '麻', '马', '骂', '吗']) {
    await page.getByRole('listitem').getByRole('button', { name: hanzi, exact: true }).click();
    await expect.poll(() => lastSaid(page)).toBe(hanzi);
  }

  const syllable = (pinyin: string) =>
    page.getByRole('table').getByRole('button', { name: pinyin, exact: true });
  await syllable('shī').click();
  await expect.poll(() => lastSaid(page)).toBe('师');
  await page.getByRole('radio', { name: t.fourth }).check();
  await syllable('shì').click();
  await expect.poll(() => lastSaid(page)).toBe('是');
  await expect(syllable('lǜ')).toBeEnabled();
  await expect(syllable('hei')).toBeDisabled();
  // Where nothing of the table lies half under the top bar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
});

test('what speech changes is told without any script', async ({ browser, siteLocale, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(`/${siteLocale}/${PATH}`);
  const greeting = page.getByRole('listitem').filter({ hasText: '你好' }).first();
  await expect(greeting.getByText('ní hǎo', { exact: true })).toBeHidden();
  await greeting.getByText(soundsWords[siteLocale].howSaid).click();
  await expect(greeting.getByText('ní hǎo', { exact: true })).toBeVisible();
  await context.close();
});

test(
  'the ear is tried by one of two words, which is told afterwards',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = soundsWords[siteLocale];
    await giveMandarinVoice(page);
    // The first pair, and of it the first word: 饱 and 跑.
    await page.addInitScript(() => (Math.random = () => 0));
    await page.goto(`/${siteLocale}/${PATH}`);
    await atRest(page);
    const choices = page.getByRole('group', { name: t.which });
    await expect(choices).toBeHidden();
    await page.getByRole('button', { name: t.play }).click();
    await expect(choices).toBeVisible();
    await expect(page.getByRole('button', { name: t.again })).toBeFocused();
    await expect.poll(() => lastSaid(page)).toBe('饱');
    await choices.getByRole('button', { name: 'pǎo' }).click();
    await expect(page.getByText(say(t.wrong, { hanzi: '饱', pinyin: 'bǎo' }))).toBeVisible();
    await choices.getByRole('button', { name: 'pǎo' }).click();
    await expect.poll(() => lastSaid(page)).toBe('跑');
    await page.getByRole('button', { name: t.next }).click();
    await expect.poll(() => lastSaid(page)).toBe('船');
    await choices.getByRole('button', { name: 'chuán', exact: false }).first().click();
    await expect(page.getByText(say(t.right, { hanzi: '船', pinyin: 'chuán' }))).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a device without a voice says so instead of asking',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = soundsWords[siteLocale];
    await takeMandarinVoice(page);
    await page.goto(`/${siteLocale}/${PATH}`);
    await atRest(page);
    await page.getByRole('button', { name: t.play }).click();
    await expect(page.getByText(t.silent)).toBeVisible();
    await expect(page.getByRole('group', { name: t.which })).toBeHidden();
    await expectAccessible(page);
  },
);

test('a word of the end is met once it was heard, and is kept by its heart', async ({
  page,
  siteLocale,
}) => {
  const t = soundsWords[siteLocale];
  await giveMandarinVoice(page);
  await page.goto(`/${siteLocale}/${PATH}`);
  await atRest(page);
  const card = page.locator('.first-words').getByRole('listitem').filter({ hasText: '很好' });
  await card.getByRole('button', { name: '很好', exact: true }).click();
  await expect.poll(() => happenings(page)).toEqual(['word.很好.hěn hǎo seen']);
  await card.getByRole('button', { name: say(t.keep, { name: '很好' }) }).click();
  await expect.poll(() => happenings(page)).toContain('word.很好.hěn hǎo favourite');
});

test(
  'a finger reaches a word of the text 20 pixels beside, above and below it',
  { tag: ['@touch', '@detail'] },
  async ({ page, siteLocale }) => {
    await page.goto(`/${siteLocale}/${PATH}`);
    await atRest(page);
    const one = page.locator('p .spoken').filter({ hasText: /^不$/ }).first();
    await one.evaluate((word) => word.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const missed = await one.evaluate((word) => {
      const { x, y, width, height } = word.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      const around = [-20, 20].flatMap((far) => [
        [middle + far, centre],
        [middle, centre + far],
      ]);
      return around.filter(
        ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('.spoken') !== word,
      );
    });
    expect(missed).toEqual([]);
    const { width = 0 } = (await one.boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(24);
  },
);
