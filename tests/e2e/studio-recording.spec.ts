import { expect, test, type Page } from '@playwright/test';
import { madeSamples, wavOf } from '#cms/sound/made-sound.ts';
import { BUILD_MS, publish, STUDIO_MS } from './studio-editor.ts';
import { ownStudioSite } from './studio-site.ts';
import { phrasesWords } from './words/phrases.ts';

// One after the other, since they share a site. The browser’s microphone says 你好 again and again.
test.describe.configure({ mode: 'serial' });

const PHRASES = '/en/contents/articles/phrases-for-travel-survival-in-china';
const SECTION = 'phrases-basic-greeting';

const site = ownStudioSite();

const openPhrase = async (page: Page, chinese: string) => {
  await site.openDocument(page, `structure/phrases;phraseSection;${SECTION}`);
  await page
    .getByText(new RegExp(`^\\w+ \\d+: ${chinese}$`))
    .first()
    .click();
  const phrase = page.getByRole('dialog');
  return { phrase, sound: phrase.getByRole('group', { name: 'Sound', exact: true }) };
};

/** Waits until so much of a recording is there. */
const expectSeconds = (page: Page, atLeast: number) =>
  expect(async () => {
    const count = (await page.getByText(/^0:\d\d of 0:30$/).textContent()) ?? '';
    expect(Number(count.slice(2, 4))).toBeGreaterThanOrEqual(atLeast);
  }).toPass();

const wav = (samples: Float32Array) => ({
  name: 'voice.wav',
  mimeType: 'audio/wav',
  buffer: Buffer.from(wavOf(samples)),
});

test(
  'a file with nothing to hear is refused with a sentence, and the next one is taken',
  { tag: '@long' },
  async ({ page }) => {
    const { sound } = await openPhrase(page, '你好');
    const file = sound.locator('input[type=file]');
    await file.setInputFiles(wav(madeSamples({ amplitude: 0 })));
    await expect(sound.getByRole('alert')).toHaveText(
      'There is nothing to hear in it: check the microphone and speak closer to it.',
    );
    await file.setInputFiles({ ...wav(madeSamples()), buffer: Buffer.from('no sound at all') });
    await expect(sound.getByRole('alert')).toContainText('can’t be read as sound');
    await expect(sound.getByRole('button', { name: 'Record' })).toBeVisible();

    await file.setInputFiles(wav(madeSamples({ before: 1, seconds: 1, after: 1 })));
    await expect(sound.getByText('1.20 seconds of 3.00 seconds')).toBeVisible();
    await expect(sound.getByRole('alert')).toHaveCount(0);
    await sound.getByRole('slider', { name: 'End' }).press('ArrowLeft');
    await expect(sound.getByText('1.19 seconds of 3.00 seconds')).toBeVisible();
    await sound.getByRole('button', { name: 'Trim to the speech' }).click();
    await expect(sound.getByText('1.20 seconds of 3.00 seconds')).toBeVisible();
    await sound.getByRole('button', { name: 'Discard' }).click();
    await expect(sound.getByRole('slider')).toHaveCount(0);
  },
);

test(
  'a microphone that is refused, or goes away in the middle, is told of',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      let asked = 0;
      navigator.mediaDevices.getUserMedia = async (wishes) => {
        asked += 1;
        if (asked === 1) throw new DOMException('no', 'NotAllowedError');
        const stream = await open(wishes);
        Object.assign(window, {
          unplug: () => stream.getTracks()[0]?.dispatchEvent(new Event('ended')),
        });
        return stream;
      };
    });
    const { sound } = await openPhrase(page, '你好');
    await sound.getByRole('button', { name: 'Record' }).click();
    await expect(sound.getByRole('alert')).toContainText('keeps the microphone closed');
    await sound.getByRole('button', { name: 'Record' }).click();
    await expect(sound.getByRole('button', { name: 'Stop' })).toBeVisible();
    await page.evaluate(() => (window as unknown as { unplug: () => void }).unplug());
    await expect(sound.getByRole('alert')).toContainText('went away in the middle');
    await expect(sound.getByRole('button', { name: 'Record' })).toBeVisible();
  },
);

test(
  'what an editor records beside a phrase is what its button plays on the page',
  { tag: '@long' },
  async ({ page }) => {
    const { phrase, sound } = await openPhrase(page, '你好');
    await sound.getByRole('button', { name: 'Record' }).click();
    await expect(sound.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expectSeconds(page, 2);
    await sound.getByRole('button', { name: 'Stop' }).click();
    await sound.getByRole('button', { name: 'Hear it' }).click();
    await sound.getByRole('button', { name: 'Keep this' }).click();
    await expect(sound.locator('audio')).toBeVisible({ timeout: 60_000 });
    await phrase.getByLabel('Speaker', { exact: true }).fill('Li Hua');
    await phrase.getByLabel('Licence', { exact: true }).selectOption('CC BY 4.0');
    await page.keyboard.press('Escape');
    await publish(page);

    await expect.poll(() => site.page(PHRASES), { timeout: BUILD_MS }).toContain('data-sounds="');
    await expect.poll(() => site.page('/en/voices'), { timeout: BUILD_MS }).toContain('Li Hua');
    expect(site.dataset('phrases.ndjson')).toContain('"speaker":"Li Hua","licence":"cc-by-4"');
    await page.addInitScript(() => {
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function () {
        this.addEventListener('playing', () => (document.title = 'a recording is heard'));
        return play.call(this);
      };
    });
    const heard = page.waitForResponse((response) => response.url().endsWith('.mp3'));
    await page.goto(`${site.url}${PHRASES}`);
    await page
      .locator(`#${SECTION}`)
      .getByRole('button', { name: phrasesWords.en.listen })
      .first()
      .click();
    expect((await heard).ok()).toBe(true);
    await expect(page).toHaveTitle('a recording is heard');
  },
);

test(
  'in a sitting one press begins, one ends, and two texts in a row are recorded and published',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${site.url}/studio/recordings`, { timeout: STUDIO_MS });
    const open = page.getByRole('button', {
      name: /^Record the \d+ texts of Basic Greeting that are still silent$/,
    });
    await expect(open).toBeVisible({ timeout: STUDIO_MS });
    const count = Number((await open.textContent())?.match(/\d+/)?.[0]);
    await open.click();
    await page.getByRole('button', { name: 'Open the microphone and begin' }).click();
    await expect(page.getByRole('alert')).toContainText('Say whose voice it is');
    await page.getByLabel('Who speaks, as the credits are to name them').fill('Wang Fang');
    await page.getByLabel('Licence').selectOption('CC0 1.0');
    await page.getByRole('button', { name: 'Open the microphone and begin' }).click();

    for (const place of [1, 2]) {
      await expect(page.getByText(`Basic Greeting: ${place} of ${count}, said by`)).toBeVisible();
      const next = page.getByText(`Basic Greeting: ${place + 1} of ${count}, said by`);
      // Where little processor is left, seconds of the made-up microphone may be silent: say it again.
      while (await next.isHidden()) {
        await expect(page.getByRole('button', { name: /^Record: / })).toBeVisible();
        await page.keyboard.press('Space');
        await expect(page.getByRole('button', { name: /^Stop: / })).toBeVisible();
        await expectSeconds(page, 2);
        await page.keyboard.press('Space');
        await expect(next.or(page.getByText('There is nothing to hear in it'))).toBeVisible();
      }
    }
    await expect(page.getByText(/is stored\.$/)).toBeVisible({ timeout: 60_000 });

    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(page.getByText('Basic Greeting: 2 recordings')).toBeVisible();
    await page.getByRole('button', { name: 'Publish these' }).click();
    await expect(page.getByRole('heading', { name: 'Not published yet' })).toHaveCount(0);
    expect(site.dataset('phrases.ndjson').match(/"speaker":"Wang Fang"/g)).toHaveLength(2);
  },
);
