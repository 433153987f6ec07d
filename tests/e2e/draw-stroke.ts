import type { Locator, Page } from '@playwright/test';
import type { Point } from '#src/ui/strokes/stroke-shape.ts';
import { test } from './fixtures.ts';

/** A point of the stroke data on the screen: 20 of 300 pixels are padding (STROKES-1). */
const onScreen = async (canvas: Locator) => {
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The canvas is not on the page');
  const scale = 260 / 1024;
  return ([x, y]: Point): Point => [
    box.x + ((20 + x * scale) * box.width) / 300,
    box.y + ((300 - 20 - (y + 124) * scale) * box.height) / 300,
  ];
};

/** A hand sets more points than a median has. */
const handDrawn = (median: readonly Point[]): Point[] =>
  median.flatMap((point, index): Point[] => {
    const before = median[index - 1];
    if (!before) return [point];
    return [1, 2, 3].map((step) => [
      before[0] + ((point[0] - before[0]) * step) / 3,
      before[1] + ((point[1] - before[1]) * step) / 3,
    ]);
  });

const drawWithMouse = async (page: Page, points: Point[]) => {
  const [first, ...rest] = points;
  if (!first) return;
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(...point);
  await page.mouse.up();
};

const drawWithFinger = async (page: Page, points: Point[]) => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: point ? [{ x: point[0], y: point[1] }] : [],
    });
  await touch('touchStart', points[0]);
  for (const point of points.slice(1)) await touch('touchMove', point);
  await touch('touchEnd');
  await session.detach();
};

/** Draws a stroke along its median, as the project's device does. */
export const drawStroke = async (page: Page, canvas: Locator, median: readonly Point[]) => {
  const isPhone = test.info().project.name.endsWith('phone');
  // Away from the top bar and the toasts, without gliding there.
  await canvas.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const place = await onScreen(canvas);
  const points = handDrawn(median).map(place);
  await (isPhone ? drawWithFinger : drawWithMouse)(page, points);
};
