import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { TRANSCRIBE_PATH } from '#src/features/learn/pronunciation/recording/recording.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../transcription-server.ts';
import { atRest, expect, expectAccessible, test as base } from './fixtures.ts';
import { openTracks } from './given-voice.ts';
import { startSite } from './own-site.ts';
import { giveMandarinVoice, whatWasSaid } from './mandarin-voice.ts';
import { phrasesWords } from './words/phrases.ts';
import { pronunciationWords } from './words/pronunciation.ts';
import { say } from './words/say.ts';

const PATH = 'contents/articles/phrases-for-travel-survival-in-china';
const AUDIO = resolve('tests/fixtures/audio');
const TIMEOUT_S = 2;
const LONGEST_START_MS = 120_000;

type Speech = { server: TranscriptionServer; site: string };

const cardIn = (page: Page, section = '#phrases-basic-greeting') =>
  page.locator(section).locator('[data-state]');

/** Opens the article and waits until its first card listens to presses. */
const openCard = async (page: Page, locale: Locale): Promise<Locator> => {
  await page.goto(`/${locale}/${PATH}`);
  const card = cardIn(page);
  await card.scrollIntoViewIfNeeded();
  await expect(page.locator('#phrases-basic-greeting astro-island')).not.toHaveAttribute('ssr');
  return card;
};

/** The built site on a port of its own, with a stand-in that hears for it, and its first card. */
const test = base.extend<{ card: Locator }, { speech: Speech }>({
  speech: [
    async ({ browserName: _ }, use) => {
      const server = await startTranscriptionServer();
      const dataDir = mkdtempSync(join(tmpdir(), 'hanlu-'));
      const site = await startSite({
        dataDir,
        settings: {
          TRANSCRIPTION_URL: server.url,
          TRANSCRIPTION_TIMEOUT: String(TIMEOUT_S),
        },
      });
      // On a busy machine the first answer of a fresh site takes longer than a card waits.
      await fetch(site.url + TRANSCRIBE_PATH);
      await use({ server, site: site.url });
      await site.stop();
      await server.close();
      rmSync(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: LONGEST_START_MS },
  ],
  baseURL: async ({ speech }, use) => use(speech.site),
  card: async ({ page, siteLocale }, use) => use(await openCard(page, siteLocale)),
});

const wordsOf = (locale: Locale) => pronunciationWords[locale];
/** The syllables with their verdicts: a drawn voice has a list of its own. */
const verdicts = (card: Locator, locale: Locale) =>
  card.getByRole('list', { name: wordsOf(locale).result.title, exact: true }).getByRole('listitem');
const button = (card: Locator, name: string) => card.getByRole('button', { name, exact: true });

/** Turns the section's card to this phrase, wherever editors put it. */
const showPhrase = async (page: Page, locale: Locale, chinese: string) => {
  const section = page.locator('#phrases-basic-greeting');
  const phrases = await section
    .locator('[data-phrase]')
    .evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset['chinese']));
  const n = phrases.indexOf(chinese) + 1;
  const dot = say(phrasesWords[locale].position, { n, total: phrases.length });
  await section.getByRole('button', { name: dot, exact: true }).click();
};

/** Presses, speaks for a moment, presses again. */
const record = async (card: Locator, locale: Locale) => {
  await button(card, wordsOf(locale).buttons.start).click();
  await stop(card);
};

/** The second press, from inside the page: on a busy machine a mouse comes after the 5 s. */
const stop = (card: Locator) =>
  card.evaluate(async (element: HTMLElement) => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const state = () => element.dataset['state'] ?? '';
    while (['idle', 'asking', 'opening'].includes(state())) await pause(20);
    await pause(700);
    if (state() === 'listening') element.querySelector('button')?.click();
  });

test.beforeEach(({ speech: { server } }) => {
  server.received.splice(0);
  server.play({ text: '你好' });
});

test.describe('a recording is heard', () => {
  test('exactly: great job, and the server got real audio by the interface', async ({
    page,
    siteLocale,
    speech: { server },
    card,
  }) => {
    const t = wordsOf(siteLocale);
    await expect(card).toContainText(t.labels.idle);
    await record(card, siteLocale);
    await expect(card).toContainText(t.labels.success);
    await expect(verdicts(card, siteLocale)).toHaveCount(2);
    await expect(verdicts(card, siteLocale).getByText(t.result.verdicts.right)).toHaveCount(2);
    await expectAccessible(page);

    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ faults: [], file: { name: 'recording.webm' } });
    expect(server.received[0]?.file.bytes.length).toBeGreaterThan(2_000);

    await button(card, t.buttons.again).click();
    await expect(card).toContainText(t.labels.idle);
    await expect(verdicts(card, siteLocale)).toHaveCount(0);
  });

  test(
    'nearly: almost there on translucent red, with the tone that was heard',
    { tag: '@detail' },
    async ({ page, siteLocale, speech: { server }, card }) => {
      const t = wordsOf(siteLocale);
      server.play({ text: '你号' });
      await record(card, siteLocale);
      await expect(card).toContainText(t.labels.close);
      await expect(verdicts(card, siteLocale).nth(1)).toContainText(t.result.verdicts.tone);
      await expect(card).toContainText(say(t.result.instead, { pinyin: 'hào' }));
      // Red above green and blue, and not opaque, in whatever notation the browser answers.
      const [red = 0, green = 0, blue = 0, alpha] = await card.evaluate((element) => {
        const brush = document.createElement('canvas').getContext('2d');
        if (!brush) return [];
        brush.fillStyle = getComputedStyle(element).backgroundColor;
        brush.fillRect(0, 0, 1, 1);
        return [...brush.getImageData(0, 0, 1, 1).data];
      });
      expect(red).toBeGreaterThan(green);
      expect(red).toBeGreaterThan(blue);
      expect(alpha).toBeGreaterThan(0);
      expect(alpha).toBeLessThan(255);
      await expectAccessible(page);
      await button(card, t.buttons.again).click();
      await expect(card).toContainText(t.labels.idle);
    },
  );

  test(
    'in part: almost there and no more, and it says what was missing',
    { tag: ['@detail', '@en'] },
    async ({ page, siteLocale, speech: { server }, card }) => {
      const t = wordsOf(siteLocale);
      server.play({ text: '好' });
      await record(card, siteLocale);
      await expect(card).toContainText(t.labels.close);
      await expect(card).toContainText(say(t.result.missing, { hanzi: '你' }));
      await expectAccessible(page);
    },
  );

  test(
    'without tones: hard to tell, which is no failure',
    { tag: ['@en', '@detail'] },
    async ({ siteLocale, speech: { server }, card }) => {
      const t = wordsOf(siteLocale);
      server.play({ text: 'nihao' });
      await record(card, siteLocale);
      await expect(card).toContainText(t.labels.unsure);
      await button(card, t.buttons.again).click();
      await expect(card).toContainText(t.labels.idle);
    },
  );

  test(
    'in traditional characters: they count as simplified ones',
    { tag: ['@detail', '@en'] },
    async ({ page, siteLocale, speech: { server }, card }) => {
      const t = wordsOf(siteLocale);
      server.play({ text: '妳叫甚麼名字' });
      await showPhrase(page, siteLocale, '你叫什么名字？');
      await record(card, siteLocale);
      await expect(card).toContainText(t.labels.success);
      await expect(card).toContainText('你叫什么名字');
    },
  );

  test(
    'far off: not quite, idle after three seconds, and what was heard stays',
    { tag: '@detail' },
    async ({ page, siteLocale, speech: { server }, card }) => {
      const t = wordsOf(siteLocale);
      server.play({ text: '今天天气很热' });
      await record(card, siteLocale);
      await expect(card).toContainText(t.labels.failed);
      await expect(verdicts(card, siteLocale).getByText(t.result.verdicts.missed)).toHaveCount(2);
      await expect(card).toContainText(t.labels.idle);
      await expect(card).toContainText('今天天气很热');
      await expectAccessible(page);
    },
  );

  test(
    'by keyboard alone, without losing the focus',
    { tag: '@en' },
    async ({ page, siteLocale, card }) => {
      const t = wordsOf(siteLocale);
      await button(card, t.buttons.start).focus();
      await page.keyboard.press('Enter');
      await expect(button(card, t.buttons.stop)).toBeFocused();
      await expect(button(card, t.buttons.again)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(button(card, t.buttons.start)).toBeFocused();
    },
  );
});

test(
  'React and the dictionaries come only when they are needed',
  { tag: '@desktop' },
  async ({ page, siteLocale }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.setViewportSize({ width: 800, height: 300 });
    await page.goto(`/${siteLocale}/${PATH}`);
    await atRest(page);
    const isCard = (path: string) => path.includes('PronunciationPractice');
    const isJudge = (path: string) => /judge/.test(path);
    expect(scripts.filter(isCard)).toEqual([]);
    const card = await openCard(page, siteLocale);
    expect(scripts.filter(isCard)).not.toEqual([]);
    expect(scripts.filter(isJudge)).toEqual([]);
    await record(card, siteLocale);
    await expect(card).toContainText(wordsOf(siteLocale).labels.success);
    expect(scripts.filter(isJudge)).not.toEqual([]);
  },
);

test.describe('the microphone closes', { tag: '@desktop' }, () => {
  /** Counts the open tracks of the page. */
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const tracks: MediaStreamTrack[] = [];
      Object.assign(window, { tracks });
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wishes) => {
        const stream = await open(wishes);
        tracks.push(...stream.getTracks());
        return stream;
      };
    });
  });

  test(
    'when another phrase shows, and the card starts anew',
    { tag: '@detail' },
    async ({ page, siteLocale, speech: { server }, card }) => {
      const t = wordsOf(siteLocale);
      await button(card, t.buttons.start).click();
      await expect(card).toContainText(t.labels.listening);
      expect(await openTracks(page)).toBe(1);
      await page
        .locator('#phrases-basic-greeting')
        .getByRole('button', { name: phrasesWords[siteLocale].next })
        .click();
      await expect(card).toContainText(t.labels.idle);
      expect(await openTracks(page)).toBe(0);
      await atRest(page);
      expect(server.received).toEqual([]);
    },
  );

  test(
    'when the page is hidden or it is unplugged, and it says so',
    { tag: '@detail' },
    async ({ page, siteLocale, card }) => {
      const t = wordsOf(siteLocale);
      await button(card, t.buttons.start).click();
      await expect(card).toContainText(t.labels.listening);
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect(card.getByRole('alert')).toContainText(t.faults.hidden);
      expect(await openTracks(page)).toBe(0);

      await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: false }));
      await button(card, t.buttons.start).click();
      await expect(card).toContainText(t.labels.listening);
      await page.evaluate(() =>
        (window as unknown as { tracks: MediaStreamTrack[] }).tracks
          .at(-1)
          ?.dispatchEvent(new Event('ended')),
      );
      await expect(card).toContainText(t.labels.failed);
      await expect(card.getByRole('alert')).toContainText(t.faults.device_lost);
      expect(await openTracks(page)).toBe(0);
    },
  );

  test(
    'a language switch half-way leads to a fresh card',
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      const other = siteLocale === 'ar' ? 'en' : 'ar';
      const card = await openCard(page, siteLocale);
      await button(card, wordsOf(siteLocale).buttons.start).click();
      await expect(card).toContainText(wordsOf(siteLocale).labels.listening);
      await page.locator('[data-language-toggle]').click();
      await page.waitForURL(`**/${other}/**`);
      await expect(cardIn(page)).toContainText(wordsOf(other).labels.idle);
    },
  );
});

test.describe('a microphone that may not be used', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('', 'NotAllowedError'));
    }),
  );

  test('alerts in the page’s language and in Chinese, and fails for three seconds', async ({
    page,
    siteLocale,
    card,
  }) => {
    const t = wordsOf(siteLocale);
    await button(card, t.buttons.start).click();
    const alert = card.getByRole('alert');
    await expect(card).toContainText(t.labels.failed);
    await expect(alert).toContainText(t.faults.denied);
    await expect(alert).toContainText(t.chineseAlerts.microphone);
    await expectAccessible(page);
    await expect(card).toContainText(t.labels.idle);
    await expect(alert).toBeVisible();
    await button(card, t.dismiss).click();
    await expect(alert).toBeHidden();
  });
});

test.describe('no voice', { tag: '@desktop' }, () => {
  test('no microphone at all is said', { tag: '@detail' }, async ({ page, siteLocale }) => {
    const t = wordsOf(siteLocale);
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('', 'NotFoundError'));
    });
    const card = await openCard(page, siteLocale);
    await button(card, t.buttons.start).click();
    await expect(card.getByRole('alert')).toContainText(t.faults.no_device);
    await expect(card.getByRole('alert')).toContainText(t.chineseAlerts.microphone);
  });

  test(
    'a browser that can’t record is told to use another',
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      const t = wordsOf(siteLocale);
      await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
      const card = await openCard(page, siteLocale);
      await button(card, t.buttons.start).click();
      await expect(card).toContainText(t.labels.failed);
      await expect(card.getByRole('alert')).toContainText(t.faults.unsupported);
      await expect(card.getByRole('alert')).toContainText(t.chineseAlerts.unsupported);
    },
  );

  test(
    'a silent recording fails without asking a server, which would make words up',
    { tag: '@detail' },
    async ({ page, siteLocale, speech: { server } }) => {
      const t = wordsOf(siteLocale);
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.resolve(new AudioContext().createMediaStreamDestination().stream);
      });
      const card = await openCard(page, siteLocale);
      await record(card, siteLocale);
      await expect(card.getByRole('alert')).toContainText(t.faults.silent);
      expect(server.received).toEqual([]);
    },
  );
});

test(
  'Safari’s mp4 is heard as well',
  { tag: '@detail' },
  async ({ page, siteLocale, speech: { server } }) => {
    const m4a = readFileSync(join(AUDIO, 'nihao.m4a'));
    await page.addInitScript((content) => {
      // The recorder of a browser that makes mp4 only; its microphone stays the real one.
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      class SafariRecorder extends EventTarget {
        static isTypeSupported = (type: string) => type.startsWith('audio/mp4');
        state = 'inactive';
        mimeType = 'audio/mp4';
        start() {
          this.state = 'recording';
        }
        stop() {
          this.state = 'inactive';
          this.dispatchEvent(new BlobEvent('dataavailable', { data: new Blob([bytes]) }));
          this.dispatchEvent(new Event('stop'));
        }
      }
      Object.assign(window, { MediaRecorder: SafariRecorder });
    }, m4a.toString('base64'));
    const card = await openCard(page, siteLocale);
    await record(card, siteLocale);
    await expect(card).toContainText(wordsOf(siteLocale).labels.success);
    expect(server.received).toMatchObject([{ faults: [], file: { name: 'recording.mp4' } }]);
    expect(Buffer.from(server.received[0]?.file.bytes ?? []).equals(m4a)).toBe(true);
  },
);

test.describe('when the server fails', { tag: '@desktop' }, () => {
  test(
    'once, it is asked again; for good, the card says so',
    { tag: '@detail' },
    async ({ siteLocale, speech: { server }, card }) => {
      const t = wordsOf(siteLocale);
      server.play({ status: 500 }, { text: '你好' });
      await record(card, siteLocale);
      await expect(card).toContainText(t.labels.success);
      await button(card, t.buttons.again).click();

      server.play({ status: 500 });
      await record(card, siteLocale);
      await expect(card).toContainText(t.labels.failed);
      await expect(card.getByRole('alert')).toContainText(t.faults.unavailable);
    },
  );

  test(
    'by hanging, the card gives up and says so',
    { tag: '@detail' },
    async ({ siteLocale, speech: { server }, card }) => {
      const t = wordsOf(siteLocale);
      server.play('hang');
      await record(card, siteLocale);
      await expect(card).toContainText(t.labels.judging);
      await expect(button(card, t.buttons.wait)).toBeDisabled();
      await expect(card.getByRole('alert')).toContainText(t.faults.slow);
    },
  );

  test(
    'because there is no network, the card says so and listens again later',
    { tag: '@detail' },
    async ({ siteLocale, context, card }) => {
      const t = wordsOf(siteLocale);
      await context.setOffline(true);
      await button(card, t.buttons.start).click();
      await expect(card.getByRole('alert')).toContainText(t.faults.offline);
      await context.setOffline(false);
      await record(card, siteLocale);
      await expect(card).toContainText(t.labels.success);
    },
  );
});

test.describe('without a transcription server', () => {
  type Script = { text: string };
  test.beforeEach(async ({ page }) => {
    await page.route(`**${TRANSCRIBE_PATH}`, (route) =>
      route.fulfill({ json: { available: false } }),
    );
  });

  /** The browser's recogniser asks its maker's servers, which no test may do. */
  const stubRecogniser = (page: Page, script: Script) =>
    page.addInitScript(({ text }) => {
      class Recogniser extends EventTarget {
        start() {
          setTimeout(() => this.dispatchEvent(new Event('start')), 50);
        }
        stop() {
          const results = [[{ transcript: text }]];
          this.dispatchEvent(Object.assign(new Event('result'), { results }));
          this.dispatchEvent(new Event('end'));
        }
        abort() {
          this.dispatchEvent(new Event('end'));
        }
      }
      Object.assign(window, { SpeechRecognition: Recogniser });
    }, script);

  test(
    'the browser listens after one question, and can be stopped from it',
    { tag: ['@en', '@detail'] },
    async ({ page, siteLocale }) => {
      const t = wordsOf(siteLocale);
      await stubRecogniser(page, { text: '你好' });
      const card = await openCard(page, siteLocale);
      await button(card, t.buttons.start).click();
      await expect(card.getByRole('heading', { name: t.consent.title })).toBeFocused();
      await expectAccessible(page);
      await button(card, t.consent.agree).click();
      await stop(card);
      await expect(card).toContainText(t.labels.success);
      await expect(card).toContainText(t.consent.active);

      await button(card, t.buttons.again).click();
      await button(card, t.buttons.start).click();
      await expect(card).toContainText(t.labels.listening);
      await button(card, t.consent.revoke).click();
      await button(card, t.buttons.start).click();
      await expect(card).toContainText(t.listening.declined);
    },
  );

  test(
    'a refusal is remembered and leaves listening practice',
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      const t = wordsOf(siteLocale);
      await stubRecogniser(page, { text: '你好' });
      const card = await openCard(page, siteLocale);
      await button(card, t.buttons.start).click();
      await button(card, t.consent.decline).click();
      await expect(card).toContainText(t.listening.declined);
      await expectAccessible(page);
      const again = await openCard(page, siteLocale);
      await button(again, t.buttons.start).click();
      await expect(again).toContainText(t.listening.declined);
      await button(again, t.listening.change).click();
      await expect(again).toContainText(t.labels.listening);
    },
  );

  test(
    'and without a recogniser the card says so and lets the learner listen',
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      const t = wordsOf(siteLocale);
      await giveMandarinVoice(page);
      await page.addInitScript(() =>
        Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
      );
      const card = await openCard(page, siteLocale);
      await button(card, t.buttons.start).click();
      await expect(card).toContainText(t.listening.noRecogniser);
      await button(card, t.listening.normal).click();
      await expect.poll(() => whatWasSaid(page)).toMatchObject([{ text: '你好', rate: 0.7 }]);
      await button(card, t.listening.slow).click();
      await expect.poll(async () => (await whatWasSaid(page))[1]?.rate).toBeCloseTo(0.49);
      await expectAccessible(page);
    },
  );
});

test.describe('the endpoint over HTTP', { tag: '@desktop' }, () => {
  const file = (name: string, mimeType = 'audio/webm') => ({
    name,
    mimeType,
    buffer: readFileSync(join(AUDIO, name)),
  });
  const fake = (content: string) => ({
    name: 'voice.webm',
    mimeType: 'audio/webm',
    buffer: Buffer.from(content),
  });

  test('hears every kind of recording, and tells that it can', async ({ request, baseURL }) => {
    const headers = { Origin: baseURL ?? '' };
    const told = await request.get(TRANSCRIBE_PATH);
    expect(await told.json()).toEqual({ available: true });
    for (const name of ['nihao.webm', 'nihao.ogg', 'nihao.m4a', 'nihao.wav']) {
      const multipart = { file: file(name) };
      const answer = await request.post(TRANSCRIBE_PATH, { headers, multipart });
      expect([answer.status(), await answer.json()]).toEqual([200, { text: '你好' }]);
    }
  });

  test('answers what is wrong with a status, a code and words in the visitor’s language', async ({
    request,
    baseURL,
    siteLocale,
    speech: { server },
  }) => {
    const headers = { Origin: baseURL ?? '', 'Accept-Language': siteLocale };
    const twice = new FormData();
    for (const name of ['a.webm', 'b.webm']) {
      twice.append('file', new File([readFileSync(join(AUDIO, 'nihao.webm'))], name));
    }
    const empty = { name: 'voice.webm', mimeType: 'audio/webm', buffer: Buffer.alloc(0) };
    const cases = [
      [{ multipart: { other: 'x' } }, 400, 'invalid'],
      [{ multipart: { file: 'just text' } }, 400, 'invalid'],
      [{ multipart: twice }, 400, 'invalid'],
      [{ multipart: { file: empty } }, 400, 'empty'],
      [
        { multipart: { file: fake('<svg xmlns="http://www.w3.org/2000/svg"/>') } },
        415,
        'not_audio',
      ],
      [{ multipart: { file: fake('<!doctype html><script>') } }, 415, 'not_audio'],
      [{ multipart: { file: fake('x'.repeat(1024 * 1024 + 1)) } }, 413, 'too_large'],
      [{ multipart: { file: fake('x'.repeat(10_000_000)) } }, 413, 'too_large'],
      [{ multipart: { file: file('long.webm') } }, 413, 'too_long'],
      [{ data: { file: 'json' } }, 415, 'unsupported_type'],
    ] as const;
    for (const [body, status, code] of cases) {
      const answer = await request.post(TRANSCRIBE_PATH, { headers, ...body });
      const reply = (await answer.json()) as Record<string, unknown>;
      expect([answer.status(), reply['code']]).toEqual([status, code]);
      expect(reply['success']).toBe(false);
      expect(/[\u0600-\u06ff]/.test(String(reply['message']))).toBe(siteLocale === 'ar');
      expect(answer.headers()['cache-control']).toBe('no-store');
    }
    const cut = await request.post(TRANSCRIBE_PATH, {
      headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=x' },
      data: Buffer.from('--x\r\nContent-Disposition: form-data; name="file"'),
    });
    expect([cut.status(), ((await cut.json()) as { code: string }).code]).toEqual([
      400,
      'malformed',
    ]);
    const put = await request.put(TRANSCRIBE_PATH, { headers, data: {} });
    expect([put.status(), put.headers()['allow']]).toEqual([405, 'POST']);
    const foreign = await request.post(TRANSCRIBE_PATH, {
      headers: { Origin: 'https://elsewhere.example' },
      multipart: { file: file('nihao.webm') },
    });
    expect(foreign.status()).toBe(403);
    expect(server.received).toEqual([]);
  });
});
