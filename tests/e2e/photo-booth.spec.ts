import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Locale } from '#src/i18n/locales.ts';
import { openGame } from './festival-game.ts';
import { expect, expectAccessible, test as base } from './fixtures.ts';
import { boothWords } from './words/booth.ts';
import { gameWords } from './words/game.ts';

const LIBRARY_HOST = 'https://staticimgly.com';

type Watch = { streams: MediaStream[]; asked: unknown[] };

/** Opens the booth of a scene that was finished before, with the camera watched. */
const openBooth = async (page: Page, locale: Locale) => {
  await page.addInitScript(() => {
    const placed = ['lantern', 'liondance', 'hongbao', 'springcouplets'];
    sessionStorage.setItem('hanlu.festival-game', JSON.stringify({ festival: 'spring', placed }));
    const watch: Watch = { streams: [], asked: [] };
    Object.assign(window, { watch });
    const devices = navigator.mediaDevices;
    const original = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      watch.asked.push(constraints);
      const stream = await original(constraints);
      watch.streams.push(stream);
      return stream;
    };
  });
  const { game } = await openGame(page, locale, 'spring');
  await game.getByRole('button', { name: gameWords[locale].openBooth }).click();
  const t = boothWords[locale];
  const booth = page.getByRole('dialog');
  const button = (name: string) => booth.getByRole('button', { name, exact: true });
  await expect(booth.getByRole('heading', { name: t.title })).toBeVisible();
  return { t, booth, button };
};

type Booth = Awaited<ReturnType<typeof openBooth>>;

const test = base.extend<{ hostRequests: string[]; booth: Booth }>({
  // The library's host is the one other origin, and only where a test expects it.
  ownOriginOnly: ({ page: _ }, use) => use(undefined),
  hostRequests: async ({ page, baseURL }, use) => {
    const requests: string[] = [];
    page.context().on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) requests.push(request.url());
    });
    await page.context().route(`${LIBRARY_HOST}/**`, (route) => route.abort());
    await use(requests);
    expect(requests.filter((url) => !url.startsWith(LIBRARY_HOST))).toEqual([]);
  },
  booth: async ({ page, siteLocale, hostRequests: _ }, use) =>
    use(await openBooth(page, siteLocale)),
});

const liveTracks = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { watch: Watch }).watch.streams
        .flatMap((stream) => stream.getTracks())
        .filter(({ readyState }) => readyState === 'live').length,
  );

test.describe('with a camera that is allowed', () => {
  test('says what it loads before anything starts, and offers the plain photo', async ({
    page,
    hostRequests,
    booth: { t, booth, button },
  }) => {
    await expect(booth).toContainText('100');
    await expect(booth).toContainText('staticimgly.com');
    expect(await liveTracks(page)).toBe(0);
    await expectAccessible(page);
    await button(t.acceptPlain).click();
    await expect(button(t.capture)).toBeEnabled();
    const asked = await page.evaluate(() => (window as unknown as { watch: Watch }).watch.asked);
    expect(asked).toEqual([
      {
        audio: false,
        video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
      },
    ]);
    await expectAccessible(page);
    await button(t.capture).click();
    await expect(booth.locator('[data-picture="raw"]')).toBeVisible();
    await expect(booth).toContainText(t.raw.chosen);
    await expect(booth.getByRole('heading', { name: t.resultTitle })).toBeVisible();
    expect(await liveTracks(page)).toBe(0);
    expect(hostRequests).toEqual([]);
    await expectAccessible(page);
    // Whoever goes by keyboard stays in the booth, and is led to what it asks.
    await expect(booth.locator(':focus')).toHaveCount(1);
    await button(t.share).press('Enter');
    await expect(booth.getByRole('alert')).toBeFocused();
    await expect(button(t.dontShare)).toBeInViewport({ ratio: 1 });
    await button(t.dontShare).press('Enter');
    await expect(booth.locator(':focus')).toHaveCount(1);
  });

  test(
    'the preview is 640 wide, a JPEG, and new every two seconds',
    { tag: ['@detail', '@en'] },
    async ({ page, booth: { t, booth, button } }) => {
      await page.clock.install();
      await button(t.acceptPlain).click();
      const preview = booth.getByRole('img', { name: t.preview });
      await expect(preview).toHaveAttribute('src', /^blob:/);
      const size = await preview.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      });
      expect(size).toEqual([640, 360]);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
      await preview.evaluate((image) => {
        Object.assign(window, { changes: 0 });
        new MutationObserver(() => {
          (window as unknown as { changes: number }).changes += 1;
        }).observe(image, { attributeFilter: ['src'] });
      });
      const changes = () => page.evaluate(() => (window as unknown as { changes: number }).changes);
      const ROUNDS = 3;
      for (let round = 1; round <= ROUNDS; round += 1) {
        await page.clock.runFor(2_000);
        await expect.poll(changes).toBeGreaterThanOrEqual(round);
      }
      // One may have been on its way already.
      expect(await changes()).toBeLessThanOrEqual(ROUNDS + 1);
    },
  );

  test(
    'a model that can’t be loaded leaves the raw photo, says so, and can be tried again',
    { tag: ['@detail', '@en'] },
    async ({ page, hostRequests, booth: { t, booth, button } }) => {
      await button(t.acceptDownload).click();
      await button(t.capture).click();
      await expect(booth.locator('[data-picture="raw"]')).toBeVisible();
      await expect(booth).toContainText(t.raw.failed);
      expect(hostRequests.length).toBeGreaterThan(0);
      expect(await liveTracks(page)).toBe(0);
      const before = hostRequests.length;
      await button(t.retake).click();
      await button(t.capture).click();
      await expect(booth).toContainText(t.raw.failed);
      expect(hostRequests.length).toBeGreaterThan(before);
    },
  );

  test(
    'the raw photo is downloaded by its name, and shared only after a question',
    { tag: '@detail' },
    async ({ page, booth: { t, booth, button } }) => {
      await button(t.acceptPlain).click();
      await button(t.capture).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        booth.getByRole('link', { name: t.downloadPicture }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^festival-puzzle-\d{13}\.jpg$/);
      await button(t.share).click();
      await expect(booth).toContainText(t.askShare);
      await expectAccessible(page);
      await button(t.dontShare).click();
      await expect(booth).not.toContainText(t.askShare);
      await button(t.share).click();
      const [fallback] = await Promise.all([
        page.waitForEvent('download'),
        button(t.shareAnyway).click(),
      ]);
      expect(fallback.suggestedFilename()).toBe(download.suggestedFilename());
      await expect(booth).toContainText(t.downloadedInstead);
    },
  );

  test(
    'a raw photo stands in the scene as the preview showed it, mirrored alike',
    { tag: '@detail' },
    async ({ page, siteLocale, hostRequests: _ }) => {
      // A camera that sees red on its left and blue on its right.
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => {
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [1280, 720];
          const context = canvas.getContext('2d');
          const paint = () => {
            if (!context) return;
            context.fillStyle = '#f00';
            context.fillRect(0, 0, 640, 720);
            context.fillStyle = '#00f';
            context.fillRect(640, 0, 640, 720);
            requestAnimationFrame(paint);
          };
          paint();
          return Promise.resolve(canvas.captureStream(30));
        };
      });
      const { t, booth, button } = await openBooth(page, siteLocale);
      await button(t.acceptPlain).click();
      const preview = booth.getByRole('img', { name: t.preview });
      await expect(preview).toHaveAttribute('src', /^blob:/);
      /** Whether blue or red is stronger at two places of a picture, and how bright its corner is. */
      const look = (image: HTMLImageElement) => {
        const { naturalWidth: width, naturalHeight: height } = image;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        const at = (x: number, y: number) => {
          const [red = 0, , blue = 0] = context.getImageData(width * x, height * y, 1, 1).data;
          return { red, blue };
        };
        const side = ({ red, blue }: { red: number; blue: number }) =>
          red > blue ? 'red' : 'blue';
        return {
          width,
          left: side(at(0.3, 0.6)),
          right: side(at(0.7, 0.6)),
          corner: Math.max(...Object.values(at(0.02, 0.03))) < 200 ? 'scene' : 'photo',
        };
      };
      const sides = { left: 'blue', right: 'red', corner: 'scene' };
      await expect.poll(() => preview.evaluate(look)).toEqual({ width: 640, ...sides });
      await button(t.capture).click();
      const picture = booth.locator('[data-picture="raw"]');
      await expect(picture).toBeVisible();
      await expect.poll(() => picture.evaluate(look)).toEqual({ width: 1280, ...sides });
    },
  );

  test(
    'a device that shares gets the file itself',
    { tag: '@detail' },
    async ({ page, siteLocale, hostRequests: _ }) => {
      await page.addInitScript(() => {
        Object.assign(navigator, {
          canShare: () => true,
          share: ({ files }: { files: File[] }) => {
            Object.assign(window, { shared: files.map(({ name, type }) => ({ name, type })) });
            return Promise.resolve();
          },
        });
      });
      const { t, booth, button } = await openBooth(page, siteLocale);
      await button(t.acceptPlain).click();
      await button(t.capture).click();
      await button(t.share).click();
      await button(t.shareAnyway).click();
      await expect(booth).not.toContainText(t.askShare);
      const shared = await page.evaluate(() => (window as unknown as { shared: unknown }).shared);
      expect(shared).toEqual([
        { name: expect.stringMatching(/^festival-puzzle-\d+\.jpg$/), type: 'image/jpeg' },
      ]);
    },
  );

  test(
    'the person stands in the finished scene: 1280 wide, and shared without a question',
    { tag: '@en' },
    async ({ page, siteLocale, hostRequests: _ }) => {
      // The worker is stood in for by one that finds a red person; `npm run test:model` has the real one.
      await page.addInitScript(() => {
        class RedPerson extends EventTarget {
          postMessage({ type }: { type: string }) {
            if (type !== 'cut') return;
            const canvas = new OffscreenCanvas(1280, 720);
            const context = canvas.getContext('2d');
            if (!context) return;
            context.fillStyle = '#f00';
            context.fillRect(480, 100, 320, 620);
            void canvas
              .convertToBlob({ type: 'image/png' })
              .then((person) =>
                setTimeout(
                  () =>
                    this.dispatchEvent(
                      new MessageEvent('message', { data: { type: 'cut', person } }),
                    ),
                  600,
                ),
              );
          }
          terminate() {
            return undefined;
          }
        }
        Object.assign(window, { Worker: RedPerson });
      });
      const { t, booth, button } = await openBooth(page, siteLocale);
      await button(t.acceptDownload).click();
      await button(t.capture).click();
      await expect(booth).toContainText(t.processing);
      await expect(booth).toContainText(t.usually);
      await expectAccessible(page);
      const picture = booth.locator('[data-picture="scene"]');
      await expect(picture).toBeVisible();
      const seen = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)];
        return { size: [canvas.width, canvas.height], person: at(640, 600), sky: at(30, 20) };
      });
      expect(seen.size).toEqual([1280, 720]);
      expect(seen.person[0]).toBeGreaterThan(235);
      expect(seen.person[1]).toBeLessThan(30);
      // The sky of Spring Festival night, and nothing black where the person is not.
      expect(seen.sky[2]).toBeGreaterThan(30);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(t.share).click(),
      ]);
      await expect(booth).not.toContainText(t.askShare);
      const file = await readFile(await download.path());
      expect(file.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    },
  );

  test(
    'who does not want to wait takes the plain photo',
    { tag: '@detail' },
    async ({ page, siteLocale, hostRequests: _ }) => {
      await page.addInitScript(() => {
        class Silence extends EventTarget {
          postMessage() {
            return undefined;
          }
          terminate() {
            return undefined;
          }
        }
        Object.assign(window, { Worker: Silence });
      });
      const { t, booth, button } = await openBooth(page, siteLocale);
      await button(t.acceptDownload).click();
      await button(t.capture).click();
      await button(t.plainNow).click();
      await expect(booth).toContainText(t.raw.chosen);
    },
  );

  test(
    'the camera goes off with the booth, with the page out of sight, and when it is lost',
    { tag: '@detail' },
    async ({ page, booth: { t, booth, button } }) => {
      await button(t.acceptPlain).click();
      await expect(button(t.capture)).toBeEnabled();
      expect(await liveTracks(page)).toBe(1);

      const see = (isHidden: boolean) =>
        page.evaluate((hidden) => {
          Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, isHidden);
      await see(true);
      await expect(booth).toContainText(t.paused);
      expect(await liveTracks(page)).toBe(0);
      await see(false);
      await expect(button(t.capture)).toBeEnabled();
      expect(await liveTracks(page)).toBe(1);

      await page.evaluate(() => {
        const track = (window as unknown as { watch: Watch }).watch.streams.at(-1)?.getTracks()[0];
        track?.dispatchEvent(new Event('ended'));
      });
      await expect(booth).toContainText(t.problem.lost.title);
      await expect(booth).toContainText(t.problem.lost.advice);
      expect(await liveTracks(page)).toBe(0);
      await expectAccessible(page);
      await button(t.tryAgain).click();
      await expect(button(t.capture)).toBeEnabled();

      await button(t.close).click();
      await expect(booth).toBeHidden();
      expect(await liveTracks(page)).toBe(0);
    },
  );
});

test(
  'a camera that does not open: the booth says what to do, and tries again',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale, hostRequests: _ }) => {
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      const refusals = ['NotAllowedError', 'NotFoundError', 'NotReadableError'].values();
      mediaDevices.getUserMedia = (wishes) => {
        const refusal = refusals.next().value;
        return refusal ? Promise.reject(new DOMException('', refusal)) : open(wishes);
      };
    });
    const { t, booth, button } = await openBooth(page, siteLocale);
    await button(t.acceptPlain).click();
    for (const problem of ['denied', 'no_camera', 'busy'] as const) {
      await expect(booth).toContainText(t.problem[problem].title);
      await expect(booth).toContainText(t.problem[problem].advice);
      // They differ in their words alone.
      if (problem === 'denied') await expectAccessible(page);
      await button(t.tryAgain).click();
    }
    await expect(button(t.capture)).toBeEnabled();
  },
);

test(
  'a visitor who has agreed once comes straight to the camera',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale, hostRequests: _ }) => {
    const { t, button } = await openBooth(page, siteLocale);
    await button(t.acceptDownload).click();
    await expect(button(t.capture)).toBeEnabled();
    await button(t.close).click();
    const game = gameWords[siteLocale];
    await page.getByRole('button', { name: game.openBooth }).first().click();
    await expect(button(t.capture)).toBeEnabled();
  },
);
