import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startSite, type OwnSite } from '../e2e/own-site.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../transcription-server.ts';
import type { Engine, EngineWindow, WindowSize } from './engine-window.ts';
import { launchFirefox } from './firefox.ts';
import { visitorAt, type Visitor } from './visitor.ts';
import { launchWebKit } from './webkit.ts';

const PHONE: WindowSize = { width: 390, height: 844 };
export const DESKTOP: WindowSize = { width: 1440, height: 900 };

/** What is kept of the practice is a hundred files in idle time, one by one on a busy machine. */
export const PACK_MS = 60_000;

type OfWorker = {
  engineName: 'firefox' | 'webkit';
  engine: Engine;
  hearing: TranscriptionServer;
  /** The built site with data of its own, for which the stand-in hears. */
  site: OwnSite;
};

type OfJourney = {
  /** A phone in every journey that says nothing else. */
  size: WindowSize;
  /** Where the site is visited; a journey may put something before it. */
  address: string;
  engineWindow: EngineWindow;
  visitor: Visitor;
};

const LONGEST_START_MS = 120_000;

/** The journeys of one engine, each in a window that nobody has used. */
export const test = base.extend<OfJourney, OfWorker>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'firefox' ? launchFirefox() : launchWebKit());
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: LONGEST_START_MS },
  ],
  hearing: [
    async ({ browserName: _ }, use) => {
      const server = await startTranscriptionServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ hearing }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'hanlu-engines-'));
      const site = await startSite({ dataDir, settings: { TRANSCRIPTION_URL: hearing.url } });
      await use(site);
      await site.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: LONGEST_START_MS },
  ],
  size: [PHONE, { option: true }],
  address: async ({ site }, use) => use(site.url),
  engineWindow: async ({ engine, size }, use, info) => {
    const window = await engine.openWindow(size);
    await use(window);
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath('seen.png'), await window.screenshot());
    }
    await window.close();
    test.expect(window.errors(), 'errors that pages threw').toEqual([]);
  },
  visitor: async ({ engine, engineWindow, address, size }, use) => {
    const hand = size.width < DESKTOP.width ? engine.phoneHand : 'mouse';
    await use(visitorAt(engineWindow, address, hand));
  },
});

export { expect } from '@playwright/test';
