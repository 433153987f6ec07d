import { getHanziLevels } from '#src/content/hanzi-levels.ts';
import { localized } from '#src/content/localized.ts';
import { readStrokes } from '#src/ui/strokes/stroke-data.server.ts';
import type { Point as StrokePoint } from '#src/ui/strokes/stroke-shape.ts';
import { hanziWords } from '../e2e/words/hanzi.ts';
import { offlineWords } from '../e2e/words/offline.ts';
import { say } from '../e2e/words/say.ts';
import { expect, PACK_MS, test } from './fixtures.ts';
import type { Point } from './in-page.ts';
import type { Place, Visitor } from './visitor.ts';

const [first] = await getHanziLevels();
if (!first) throw new Error('The practice has no level');
const CANVAS = /^لوحة رسم/;

/** A point of the stroke data on the screen: 20 of 300 pixels are padding (STROKES-1). */
const drawStroke = async (visitor: Visitor, canvas: Place, median: readonly StrokePoint[]) => {
  await canvas.scrollToMiddle();
  const box = await canvas.box();
  const SCALE = 260 / 1024;
  const points = median.map(([x, y]): Point => ({
    x: box.x + ((20 + x * SCALE) * box.width) / 300,
    y: box.y + ((300 - 20 - (y + 124) * SCALE) * box.height) / 300,
  }));
  const [start, ...rest] = points;
  if (!start) throw new Error('The stroke has no points');
  await visitor.down(visitor.hand, start);
  await visitor.move(visitor.hand, rest);
  await visitor.up(visitor.hand);
};

test('a character is drawn stroke by stroke, and a wrong stroke is told', async ({ visitor }) => {
  const t = hanziWords.ar.practice;
  await visitor.open('/ar/contents/games/hanzi-stroke-practice');
  const start = visitor.role('link', `${t.start} ${localized('ar', first, 'title')}`);
  await start.isAlive();
  await start.press();
  const counter = (done: number, total: number) => visitor.text(say(t.stroke, { done, total }));
  const canvas = visitor.role('img', CANVAS);

  await counter(0, 1).isThere();
  await visitor.role('button', t.markStroke).isEnabled();
  const [one] = (await readStrokes('一')).medians;
  await drawStroke(visitor, canvas, one ?? []);
  await counter(1, 1).isThere();
  await visitor.role('button', t.next).press();

  await visitor.role('heading', /^二/).isFocused();
  const { medians } = await readStrokes('二');
  await counter(0, 2).isThere();
  await visitor.role('button', t.markStroke).isEnabled();
  await drawStroke(visitor, canvas, [...(medians[0] ?? [])].reverse());
  await visitor.text(t.toasts.backwards).isThere();
  for (const [index, median] of medians.entries()) {
    await drawStroke(visitor, canvas, median);
    await counter(index + 1, medians.length).isThere();
  }
  await visitor.text(t.toasts.characterComplete).isThere();
  await visitor.role('button', t.next).isEnabled();
});

test('who practises for the first time is told of no new version', async ({ visitor }) => {
  await visitor.open('/ar/contents/games/hanzi-stroke-practice');
  // By then the worker that keeps the practice serves the page.
  await visitor.until(
    async () => expect(await visitor.kept()).toContain('/offline/kept/ar/practice'),
    PACK_MS,
  );
  await visitor.text(offlineWords.ar.newVersion).isGone();
});
