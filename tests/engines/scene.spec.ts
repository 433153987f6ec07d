import { gameWords } from '../e2e/words/game.ts';
import { say } from '../e2e/words/say.ts';
import { DESKTOP, test } from './fixtures.ts';
import type { Pointer } from './engine-window.ts';
import type { Point } from './in-page.ts';
import type { Place, Visitor } from './visitor.ts';

const SLUG = 'spring';
const ADDRESS = `/ar/contents/articles/chinas-four-major-traditional-festivals#${SLUG}`;
const t = gameWords.ar;

const openScene = async (visitor: Visitor) => {
  await visitor.open(ADDRESS);
  const game = visitor.selector(`[data-game="${SLUG}"]`);
  await game.scrollTo();
  await game.isAlive();
  const items = game.selector('button[data-item]');
  await items.hasCount(4);
  return {
    item: (id: string) => game.selector(`button[data-item="${id}"]`),
    zone: (id: string) => game.selector(`[data-zone="${id}"]`),
    placed: (id: string) => game.selector(`[data-placed="${id}"]`),
    progress: (n: number) => visitor.text(say(t.progress, { n, total: 4 })),
    ids: await items.attributes('data-item'),
  };
};

const middleOf = async (place: Place): Promise<Point> => {
  const { x, y, width, height } = await place.box();
  return { x: x + width / 2, y: y + height / 2 };
};

/** A finger holds until the picture lifts, a mouse lifts it by moving; then both carry it over. */
const dragTo = async (visitor: Visitor, item: Place, zone: Place, pointer: Pointer) => {
  const from = await item.point();
  await visitor.down(pointer, from);
  if (pointer === 'mouse') await visitor.move(pointer, [{ x: from.x + 5, y: from.y - 12 }]);
  await item.hasAttribute('data-dragging', 'true');
  const to = await middleOf(zone);
  const steps = [0.2, 0.4, 0.6, 0.8, 1];
  await visitor.move(
    pointer,
    steps.map((part) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    })),
  );
  await zone.hasAttribute('data-over', 'true');
  await visitor.up(pointer);
};

/** Reads what the piece is, and closes it. */
const readAndClose = async (visitor: Visitor) => {
  const information = visitor.role('dialog');
  await information.isThere();
  await visitor.key('Escape');
  await information.isGone();
};

test('a scene is finished by tapping pictures and their places', async ({ visitor }) => {
  const { item, zone, placed, progress, ids } = await openScene(visitor);
  for (const [index, id] of ids.entries()) {
    await item(id).press(visitor.hand);
    await item(id).hasAttribute('aria-pressed', 'true');
    await zone(id).press(visitor.hand);
    await placed(id).isThere();
    await readAndClose(visitor);
    await progress(index + 1).isThere();
  }
  await visitor.text(t.congratulations).isThere();
});

test('a scene is finished by dragging with what the device has', async ({ visitor }) => {
  const { item, zone, placed, progress, ids } = await openScene(visitor);
  for (const [index, id] of ids.entries()) {
    await dragTo(visitor, item(id), zone(id), visitor.hand);
    await placed(id).isThere();
    await readAndClose(visitor);
    await progress(index + 1).isThere();
  }
  await visitor.text(t.congratulations).isThere();
});

test.describe('on a desktop', () => {
  test.use({ size: DESKTOP });
  test('a picture is dragged to its place by mouse', async ({ visitor }) => {
    const { item, zone, placed } = await openScene(visitor);
    await dragTo(visitor, item('lantern'), zone('lantern'), 'mouse');
    await placed('lantern').isThere();
    await readAndClose(visitor);
  });
});
