import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '#tests/soon.ts';
import { loadFrameFiles } from './frame-files.ts';
import { openFrames } from './hero-frames.ts';
import { decodedWindow, firstBatch } from './hero.machine.ts';

type Picture = { width: number; close: () => void };

/** What the browser has decoded and not given back. */
let open: Set<Picture>;

const SET = { scheme: 'day', width: 960 } as const;

const numberOf = (address: string) => Number(/frame-(\d+)/.exec(address)?.[1]);

const decodeAs = (width: number) => {
  const picture = { width, close: () => open.delete(picture) };
  open.add(picture);
  return picture;
};

beforeEach(() => {
  open = new Set();
  vi.stubGlobal('ImageData', Object);
  // Frame 3 is missing, frame 5 is not a picture.
  vi.stubGlobal('fetch', (address: string) => {
    const number = numberOf(address);
    return Promise.resolve(new Response(`${number}`, { status: number === 3 ? 404 : 200 }));
  });
  vi.stubGlobal('createImageBitmap', async (source: unknown) => {
    if (!(source instanceof Blob)) return decodeAs(1);
    if ((await source.text()) === '5') throw new Error('not a picture');
    return decodeAs(960);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const openLoaded = async (indexes: number[]) => {
  const onLoaded = vi.fn();
  const frames = openFrames(SET, loadFrameFiles, { onLoaded, onDecoded: () => undefined });
  frames.want(0, 'forward');
  await frames.load(indexes);
  return { frames, onLoaded };
};

test('missing and broken frames count as loaded and become blank', async () => {
  const { frames, onLoaded } = await openLoaded(firstBatch());
  expect(onLoaded).toHaveBeenLastCalledWith(20);
  await soon(() => expect(open.size).toBe(20));
  expect(frames.nearest(0)?.width).toBe(960);
  expect(frames.nearest(2)?.width).toBe(1);
  expect(frames.nearest(4)?.width).toBe(1);
});

test('a frame that never comes is missing after half a minute', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) =>
    numberOf(address) === 2
      ? new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('took too long'))),
        )
      : Promise.resolve(new Response('')),
  );
  const loading = openLoaded(firstBatch());
  await soon(() => expect(timeout).toHaveBeenCalledTimes(20));
  expect(timeout).toHaveBeenCalledWith(30_000);
  patience.abort();
  const { onLoaded } = await loading;
  expect(onLoaded).toHaveBeenLastCalledWith(20);
});

test('a frame is loaded once', async () => {
  const { frames, onLoaded } = await openLoaded([0, 1]);
  await frames.load([0, 1, 2]);
  expect(onLoaded).toHaveBeenCalledTimes(3);
});

test('only the window stays decoded, whatever was scrolled past', async () => {
  const { frames } = await openLoaded(Array.from({ length: 122 }, (_, index) => index));
  for (const index of [30, 80, 121]) {
    frames.want(index, 'forward');
    const size = decodedWindow(index, 'forward', 960).length;
    await soon(() => expect(open.size).toBe(size));
  }
  frames.want(0, 'backward');
  await soon(() => expect(frames.nearest(0)).toBeDefined());
  expect(open.size).toBeLessThanOrEqual(decodedWindow(0, 'backward', 960).length);
});
