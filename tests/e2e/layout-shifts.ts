import type { Page } from '@playwright/test';

const OUR_LETTERS = /\/fonts\/(?:arabic|latin|pinyin)\./;

/**
 * Less than this is a line that was painted before the rest of it had come, 0.004 at most. What has no
 * room of its own moves several times as much.
 */
export const UNSEEN_SHIFT = 0.01;

/**
 * From the next page on: how much has moved by itself, as browsers count it. Our letters stay away: on
 * a first page they move what stands in a line with them (decision 206), at any moment.
 */
export const watchShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.route(OUR_LETTERS, (route) => route.abort());
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(
      () => (globalThis as unknown as { shifts: number[] }).shifts,
    );
    return shifts.reduce((sum, value) => sum + value, 0);
  };
};

/**
 * From the next page on: the texts of what has moved by a pixel or more inside the elements that
 * `within` selects. What a late typeface moves elsewhere on the page is not theirs.
 */
export const watchMoves = async (page: Page, within: string): Promise<() => Promise<string[]>> => {
  await page.addInitScript((selector) => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    const moves: string[] = [];
    Object.assign(globalThis, { moves });
    const isTheirs = ({ node, previousRect: before, currentRect: after }: Source) =>
      (node instanceof Element ? node : node?.parentElement)?.closest(selector) &&
      Math.max(Math.abs(before.x - after.x), Math.abs(before.y - after.y)) >= 1;
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as unknown as { sources: Source[] }[];
      const theirs = entries.flatMap(({ sources }) => sources).filter(isTheirs);
      moves.push(...theirs.map(({ node }) => node?.textContent ?? ''));
    }).observe({ type: 'layout-shift', buffered: true });
  }, within);
  return () => page.evaluate(() => (globalThis as unknown as { moves: string[] }).moves);
};
