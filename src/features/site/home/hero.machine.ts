/** The hero's animation (HOME-2). */
export const FRAME_COUNT = 122;
export const FIRST_BATCH = 20;
export const REST_DELAY_MS = 2000;
export const CANVAS = { width: 1920, height: 1560 };

/** The picture is painted twice, for light pages and for dark ones. */
export type Scheme = 'day' | 'night';
export const NIGHT_QUERY = '(prefers-color-scheme: dark)';

/** Where one of these holds nothing moves and the finished picture shows: too low a window, such as a
 * phone on its side, has no room for a stage that sticks. hero.css says the same. */
export const STILL_QUERIES = ['(prefers-reduced-motion: reduce)', '(max-height: 29.99rem)'];

/** On screens up to this width the loop and its poster come in their small size. */
export const SMALL_LOOP_QUERY = '(max-width: 700px)';

/** Widths in which every frame exists, in px. */
const FRAME_WIDTHS = [960, 1280, 1920] as const;
export type FrameWidth = (typeof FRAME_WIDTHS)[number];

/** Sharper than this nobody sees a difference in mist, and the frames weigh twice as much. */
const MAX_PIXEL_RATIO = 2;

/** Decoded frames may take this much memory; more than that a phone ends the page for. */
const DECODED_LIMIT_BYTES = 100 * 1024 * 1024;

/** Of the decoded frames this share lies ahead, in the direction of the scroll. */
const SHARE_AHEAD = 0.7;

export type Direction = 'forward' | 'backward';

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** How far the hero has been scrolled through, 0 to 1; its stage sticks for the whole travel. */
export const scrollProgress = (box: { top: number; height: number; stageHeight: number }) => {
  const travel = box.height - box.stageHeight;
  return travel > 0 ? clamp(-box.top / travel, 0, 1) : 0;
};

/** From here on the finished picture stays, so that it is seen before it scrolls away. */
const FINISHED_AT = 0.85;

export const frameAt = (progress: number): number =>
  clamp(Math.round((progress / FINISHED_AT) * (FRAME_COUNT - 1)), 0, FRAME_COUNT - 1);

/** The smallest frames that are sharp enough for the canvas on this screen. */
export const frameWidthFor = (cssWidth: number, pixelRatio: number): FrameWidth => {
  const needed = cssWidth * Math.min(pixelRatio, MAX_PIXEL_RATIO);
  return FRAME_WIDTHS.find((width) => width >= needed) ?? 1920;
};

export const frameAddress = (scheme: Scheme, width: FrameWidth, index: number): string =>
  `/hero/${scheme}/frames/${width}/frame-${String(index + 1).padStart(3, '0')}.avif`;

/** The frames of the first batch, then of the rest. */
export const firstBatch = (): number[] => range(0, FIRST_BATCH);

/** The rest, beginning at the frame that the visitor looks at. */
export const restFrom = (current: number): number[] => {
  const start = Math.max(current, FIRST_BATCH);
  return [...range(start, FRAME_COUNT), ...range(FIRST_BATCH, start).reverse()];
};

/** Loaded share of the first batch, in whole percent. */
export const loadedPercent = (loaded: number): number =>
  Math.floor((Math.min(loaded, FIRST_BATCH) / FIRST_BATCH) * 100);

/**
 * Which frames to keep decoded, the most wanted first: the current one, then its neighbours
 * outwards, more of them ahead than behind (HOME-4).
 */
export const decodedWindow = (
  current: number,
  direction: Direction,
  width: FrameWidth,
): number[] => {
  const bytes = width * Math.round((width / CANVAS.width) * CANVAS.height) * 4;
  const size = clamp(Math.floor(DECODED_LIMIT_BYTES / bytes), 3, FRAME_COUNT);
  const ahead = Math.round((size - 1) * SHARE_AHEAD);
  const behind = size - 1 - ahead;
  const step = direction === 'forward' ? 1 : -1;
  const neighbours = range(1, ahead + 1).flatMap((distance) => [
    current + step * distance,
    ...(distance <= behind ? [current - step * distance] : []),
  ]);
  return [current, ...neighbours].filter((index) => index >= 0 && index < FRAME_COUNT);
};

/** The decoded frame nearest to the wanted one. */
export const nearestFrame = (wanted: number, decoded: Iterable<number>): number | undefined => {
  let best: number | undefined;
  for (const index of decoded) {
    if (best === undefined || Math.abs(index - wanted) < Math.abs(best - wanted)) best = index;
  }
  return best;
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
