import puppeteer, { type Page, type TouchHandle } from 'puppeteer-core';
import { inPageScript, SILENT_DEVICE, type Engine, type EngineWindow } from './engine-window.ts';
import { FIREFOX } from './installed-engines.ts';

/** A microphone that is there, allowed, and says one long tone; a screen that feels fingers. */
const PREFERENCES = {
  'dom.w3c_touch_events.enabled': 1,
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
};

/** Debian's Firefox without a window, driven by WebDriver BiDi. */
export const launchFirefox = async (): Promise<Engine> => {
  const script = await inPageScript();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    env: { ...process.env, ...SILENT_DEVICE },
    extraPrefsFirefox: PREFERENCES,
  });
  return {
    phoneHand: 'finger',
    openWindow: async (size) => {
      // Its cookies and stores are its own.
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return windowOf(page, script, () => context.close());
    },
    close: () => browser.close(),
  };
};

/** A page that is left gives up what was still coming, and Firefox calls that an error. */
const GIVEN_UP = /error loading dynamically imported module|downloadable font: download failed/;

type Asked = { isThere: boolean; answer?: unknown };

const windowOf = (page: Page, script: string, close: () => Promise<void>): EngineWindow => {
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!GIVEN_UP.test(String(error))) errors.push(String(error));
  });
  let finger: TouchHandle | undefined;

  const ask = async (name: string, ...given: unknown[]): Promise<unknown> => {
    const asked = await page.evaluate(
      async (called, parameters): Promise<Asked> => {
        const { inPage } = window as unknown as {
          inPage?: Record<string, (...all: unknown[]) => unknown>;
        };
        if (!inPage) return { isThere: false };
        return { isThere: true, answer: await inPage[called]?.(...parameters) };
      },
      name,
      given,
    );
    if (asked.isThere) return asked.answer;
    await page.evaluate(script);
    return ask(name, ...given);
  };

  return {
    goto: async (url) => void (await page.goto(url)),
    // What Puppeteer knows may be older: news of replaced states comes late.
    url: () => page.evaluate(() => location.href),
    ask: ask as EngineWindow['ask'],
    move: async (pointer, points) => {
      for (const { x, y } of points) {
        await (pointer === 'mouse' ? page.mouse.move(x, y) : finger?.move(x, y));
      }
    },
    down: async (pointer, { x, y }) => {
      if (pointer === 'finger') {
        finger = await page.touchscreen.touchStart(x, y);
        return;
      }
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    up: (pointer) => (pointer === 'mouse' ? page.mouse.up() : (finger?.end() ?? Promise.resolve())),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    chooseFile: async (path) => {
      await ask('count', []);
      const field = await page.evaluateHandle(() =>
        (window as unknown as { inPage: { fileField: () => HTMLInputElement } }).inPage.fileField(),
      );
      await field.uploadFile(path);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors: () => errors,
    close,
  };
};
