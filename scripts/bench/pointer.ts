import { chromium, type Browser, type Page } from '@playwright/test';

/** How long the handlers of one gesture keep the main thread busy, each, in ms. */
export type PointerTimes = { events: number; median: number; p95: number; longest: number };

/** A slow phone against this machine. */
const SLOWDOWN = 6;
const MOVES = 60;
const POINTER_EVENT = /^(pointer|mouse)(down|move|up)$/;

type Point = { x: number; y: number };
type TraceEvent = {
  name: string;
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string } };
};

/** Drags the first item of the festival game to its place and back to the tray. */
const dragInGame = async (page: Page, base: string) => {
  await page.goto(`${base}/ar/contents/articles/chinas-four-major-traditional-festivals`);
  const scene = page.locator('.festival-scene').first();
  await scene.scrollIntoViewIfNeeded();
  await scene.locator('[data-zone]').first().waitFor({ state: 'attached' });
  const item = page.locator('[data-item]').first();
  await item.scrollIntoViewIfNeeded();
  const from = await middleOf(page, '[data-item]');
  const over = await middleOf(page, '.festival-scene');
  return [from, over, from];
};

/** Draws across the canvas of the first character. */
const drawHanzi = async (page: Page, base: string) => {
  await page.goto(`${base}/ar/contents/games/hanzi-stroke-practice?level=1`);
  const canvas = '[role="img"][aria-label]';
  await page.locator(canvas).first().waitFor();
  await page.locator(canvas).first().scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(page, canvas);
  return [
    { x: x - 110, y },
    { x: x + 110, y },
    { x, y: y + 90 },
  ];
};

const middleOf = async (page: Page, selector: string): Promise<Point> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const follow = async (page: Page, [start, ...corners]: Point[]) => {
  if (!start) return;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of corners) await page.mouse.move(x, y, { steps: MOVES / corners.length });
  await page.mouse.up();
};

const timesOf = (trace: Buffer): PointerTimes => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const times = traceEvents
    .filter(
      ({ name, args }) => name === 'EventDispatch' && POINTER_EVENT.test(args?.data?.type ?? ''),
    )
    .map(({ dur = 0, tdur = dur }) => tdur / 1000)
    .toSorted((a, b) => a - b);
  return {
    events: times.length,
    median: times[Math.floor(times.length / 2)] ?? NaN,
    p95: times[Math.floor(times.length * 0.95)] ?? NaN,
    longest: times.at(-1) ?? NaN,
  };
};

const timeGesture = async (
  browser: Browser,
  prepare: (page: Page) => Promise<Point[]>,
): Promise<PointerTimes> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const path = await prepare(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await follow(page, path);
  const trace = await browser.stopTracing();
  await page.close();
  return timesOf(trace);
};

/** Times the handlers of a drag in the festival game and of a stroke on the hanzi canvas. */
export const timePointers = async (
  base: string,
  executablePath: string | undefined,
): Promise<Record<string, PointerTimes>> => {
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    return {
      'festival game': await timeGesture(browser, (page) => dragInGame(page, base)),
      'hanzi canvas': await timeGesture(browser, (page) => drawHanzi(page, base)),
    };
  } finally {
    await browser.close();
  }
};
