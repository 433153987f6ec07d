import { chromium, type Page, type Request } from '@playwright/test';
import { KEPT_TYPEFACES } from '#src/layouts/fonts/keep-typefaces.ts';
import { breathe, PATIENCE_MS, untilAtRest, watchRequests } from '../at-rest.ts';

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

/** All that comes by itself is there: code and pictures, typefaces, also those for the next page. */
const comeToRest = async (page: Page, awaited: ReadonlySet<Request>) => {
  await page.waitForFunction(
    (key) => {
      const later = document.querySelector<HTMLElement>('[data-typefaces]')?.dataset['typefaces'];
      const hasThem = later === undefined || localStorage.getItem(key) === later;
      return hasThem && document.fonts.status === 'loaded';
    },
    KEPT_TYPEFACES,
    { timeout: PATIENCE_MS },
  );
  await untilAtRest(page, awaited);
};

const readToTheEnd = async (page: Page) => {
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  while (!(await page.evaluate(isAtEnd))) {
    await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }));
    await breathe(page);
  }
};

/** Loads a page in a fresh browser and adds up the bytes on the wire by kind. */
export const weigh = async (url: string, executablePath: string | undefined): Promise<Weights> => {
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const kinds = new Map<string, Kind | undefined>();
    const awaited = watchRequests(page);
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
    await comeToRest(page, awaited);
    const atFirst = { ...weights };
    await readToTheEnd(page);
    await comeToRest(page, awaited);
    return { ...atFirst, read: weights.total };
  } finally {
    await browser.close();
  }
};
