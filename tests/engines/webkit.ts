import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  Builder,
  Button,
  Key as Keys,
  Origin,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { freePort } from '../free-port.ts';
import { endProcess, untilAnswers } from '../own-process.ts';
import {
  inPageScript,
  SILENT_DEVICE,
  type Engine,
  type EngineWindow,
  type Key,
  type WindowSize,
} from './engine-window.ts';
import { MINI_BROWSER, SCREEN, WEBKIT_DRIVER } from './installed-engines.ts';

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
};

/** The bars of the browser take less width than a phone has. */
const NARROW_BARS = `* {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px;
  -gtk-icon-transform: scale(0.1);
}`;

/** A screen that nobody sees, with room for a desktop and the bars of the browser. */
const SCREEN_SIZE = '1600x1200x24';

/** WebKitGTK's own small browser on a screen of its own, driven by classic WebDriver. */
export const launchWebKit = async (): Promise<Engine> => {
  const script = await inPageScript();
  const settings = await mkdtemp(join(tmpdir(), 'hanlu-webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), NARROW_BARS);
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', SCREEN_SIZE], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const environment = {
    ...process.env,
    ...SILENT_DEVICE,
    DISPLAY: `:${number.toString().trim()}`,
    XDG_CONFIG_HOME: settings,
  };
  return {
    // It makes a mouse of every finger.
    phoneHand: 'mouse',
    openWindow: (size) => openWindow(size, script, environment),
    close: async () => {
      await endProcess(screen);
      await rm(settings, { recursive: true });
    },
  };
};

/** A driver has one session at a time, so that each window has its own. */
const openWindow = async (
  size: WindowSize,
  script: string,
  environment: NodeJS.ProcessEnv,
): Promise<EngineWindow> => {
  const port = await freePort();
  const service = spawn(WEBKIT_DRIVER, [`--port=${port}`], { env: environment, stdio: 'ignore' });
  try {
    const server = `http://127.0.0.1:${port}`;
    await untilAnswers(`${server}/status`, { process: service, patienceMs: LONGEST_START_MS });
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(server)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: MINI_BROWSER,
          args: ['--automation', '--enable-mock-capture-devices=true'],
        },
      })
      .build();
    await fit(driver, size);
    return windowOf(driver, script, async () => {
      await driver.quit();
      await endProcess(service);
    });
  } catch (error) {
    await endProcess(service);
    throw error;
  }
};

/** Makes the page as large as this, whatever the bars take. */
const fit = async (driver: WebDriver, { width, height }: WindowSize) => {
  const place = driver.manage().window();
  await place.setRect({ x: 0, y: 0, width, height });
  const inside = await driver.executeScript<number>(() => innerHeight);
  await place.setRect({ x: 0, y: 0, width, height: 2 * height - inside });
};

const LONGEST_START_MS = 20_000;

type Asked = { isThere: false } | { isThere: true; answer?: unknown; fault?: string };

const windowOf = (driver: WebDriver, script: string, close: () => Promise<void>): EngineWindow => {
  const ask = async (name: string, ...given: unknown[]): Promise<unknown> => {
    const asked = await driver.executeAsyncScript<Asked>(
      (called: string, parameters: unknown[], done: (asked: Asked) => void) => {
        const { inPage } = window as unknown as {
          inPage?: Record<string, (...all: unknown[]) => unknown>;
        };
        if (!inPage) return done({ isThere: false });
        void (async () => inPage[called]?.(...parameters))().then(
          (answer) => done({ isThere: true, answer }),
          (error: unknown) => done({ isThere: true, fault: String(error) }),
        );
      },
      name,
      given,
    );
    if (asked.isThere) {
      if (asked.fault !== undefined) throw new Error(asked.fault);
      return asked.answer;
    }
    await driver.executeScript(script);
    return ask(name, ...given);
  };

  const whole = (value: number) => Math.round(value);
  return {
    goto: (url) => driver.get(url),
    url: () => driver.getCurrentUrl(),
    ask: ask as EngineWindow['ask'],
    move: async (_pointer, points) => {
      const moves = driver.actions();
      for (const { x, y } of points) {
        moves.move({ x: whole(x), y: whole(y), origin: Origin.VIEWPORT, duration: 10 });
      }
      await moves.perform();
    },
    down: async (_pointer, { x, y }) => {
      await driver
        .actions()
        .move({ x: whole(x), y: whole(y), origin: Origin.VIEWPORT, duration: 0 })
        .press(Button.LEFT)
        .perform();
    },
    up: () => driver.actions().release(Button.LEFT).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    chooseFile: async (path) => {
      await ask('count', []);
      const field = await driver.executeScript<WebElement>(() =>
        (window as unknown as { inPage: { fileField: () => HTMLInputElement } }).inPage.fileField(),
      );
      await field.sendKeys(path);
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    errors: () => [],
    close,
  };
};
