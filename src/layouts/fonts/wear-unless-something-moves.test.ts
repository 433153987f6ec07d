// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { wearUnlessSomethingMoves } from './wear-unless-something-moves.ts';

const root = document.documentElement;

type Shown = { top: number; shift: number; isFolded?: boolean; html?: string };

/** A page of one paragraph, `shift` px lower or higher in our letters than in those of the device. */
const showParagraph = ({ top, shift, isFolded = false, html = '<p>مرحبًا</p>' }: Shown) => {
  document.body.innerHTML = html;
  HTMLElement.prototype.checkVisibility = () => !isFolded;
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => {
    const isWorn = root.dataset['typeface'] === 'kept';
    return { top: top + (isWorn ? shift : 0), height: 30 } as DOMRect;
  });
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete root.dataset['typeface'];
});

test('our letters are put on where everything keeps its place', async () => {
  showParagraph({ top: 200, shift: 0 });
  await wearUnlessSomethingMoves();
  expect(root.dataset['typeface']).toBe('kept');
});

test('the page stays in the letters of the device where something that is seen would move', async () => {
  showParagraph({ top: 200, shift: 29 });
  await wearUnlessSomethingMoves();
  expect(root.dataset['typeface']).toBeUndefined();
});

test.each([
  ['stays in the letters of the device where a word would stand on another line', 29, undefined],
  ['wears ours where a word only lies a little lower in its line', 4, 'kept'],
])('the page %s', async (_, shift, worn) => {
  showParagraph({ top: 200, shift, html: '<bdi lang="zh-Hans">请</bdi>' });
  await wearUnlessSomethingMoves();
  expect(root.dataset['typeface']).toBe(worn);
});

test('what moves below the screen is no reason against it', async () => {
  showParagraph({ top: 4000, shift: 29 });
  await wearUnlessSomethingMoves();
  expect(root.dataset['typeface']).toBe('kept');
});

test('what is folded up is not asked for its place, which would lay it out', async () => {
  showParagraph({ top: 200, shift: 29, isFolded: true });
  await wearUnlessSomethingMoves();
  expect(HTMLElement.prototype.getBoundingClientRect).not.toHaveBeenCalled();
  expect(root.dataset['typeface']).toBe('kept');
});

test('a page that is scrolled keeps its letters, for a scroll on its way would miss its place', async () => {
  showParagraph({ top: 200, shift: 0 });
  vi.stubGlobal('scrollY', 40);
  await wearUnlessSomethingMoves();
  expect(root.dataset['typeface']).toBeUndefined();
});
