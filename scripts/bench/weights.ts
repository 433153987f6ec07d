import { chromium, type Page } from '@playwright/test';

/** What a page transfers on a phone, in bytes as sent: before anyone touches it, and in all. */
export type Weights = {
  html: number;
  js: number;
  interfaceFonts: number;
  hanziFonts: number;
  images: number;
  total: number;
  /** Of a whole reading, to the end of the page: how near the next picture is does not count. */
  read: number;
};

type Kind = Exclude<keyof Weights, 'total' | 'read'>;

const NONE = { html: 0, js: 0, interfaceFonts: 0, hanziFonts: 0, images: 0, total: 0 };

const kindOf = (url: string, type: string): Kind | undefined => {
  if (type === 'Document') return 'html';
  if (type === 'Script') return 'js';
  if (type === 'Image' || type === 'Media') return 'images';
  if (!url.includes('/fonts/')) return undefined;
  return /\/fonts\/(arabic|latin)\./.test(url) ? 'interfaceFonts' : 'hanziFonts';
};

const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const end = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    while (!end()) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

/** Loads a page in a fresh browser and adds up the bytes on the wire by kind. */
export const weigh = async (url: string, executablePath: string | undefined): Promise<Weights> => {
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const kinds = new Map<string, Kind | undefined>();
    const weights = { ...NONE };
    devtools.on('Network.responseReceived', ({ requestId, response, type }) =>
      kinds.set(requestId, kindOf(response.url, type)),
    );
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind) weights[kind] += encodedDataLength;
      weights.total += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    const atFirst = { ...weights };
    await readToTheEnd(page);
    await page.waitForTimeout(1500);
    return { ...atFirst, read: weights.total };
  } finally {
    await browser.close();
  }
};
