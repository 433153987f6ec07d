import { KEPT_TYPEFACES } from '#src/layouts/fonts/keep-typefaces.ts';
import { atRest, expect, test } from './fixtures.ts';

const TEXT_FIRST = [
  '/contents',
  '/contents/articles/phrases-for-travel-survival-in-china',
  '/contents/articles/chinas-four-major-traditional-festivals',
  '/contents/articles/basics-to-radicals',
  '/contents/articles/sounds-of-chinese',
  '/terms',
  '/privacy-policy',
  '/review',
];

// A picture costs a second trip, and shorter words in one language may let it into the first screen.
test.use({ viewport: { width: 412, height: 823 } });

for (const path of TEXT_FIRST) {
  test(
    `the largest first paint of ${path} on a phone is a text that came with it`,
    { tag: '@both' },
    async ({ page, siteLocale }) => {
      await page.goto(`/${siteLocale}${path}`);
      await atRest(page);
      const largest = await page.evaluate(
        () =>
          new Promise<string>((resolve) =>
            new PerformanceObserver((list) => {
              const { element, url } = list.getEntries().at(-1) as LargestContentfulPaint;
              resolve(url || `text: ${element?.textContent.trim()}`);
            }).observe({ type: 'largest-contentful-paint', buffered: true }),
          ),
      );
      expect(largest).toMatch(/^text: \S/);
    },
  );
}

test(
  'from the second page on letters and pinyin stand in our typefaces from the start',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    await page.goto(`/${siteLocale}/contents`);
    await page.waitForFunction((key) => localStorage.getItem(key), KEPT_TYPEFACES);
    const devtools = await page.context().newCDPSession(page);
    const typefacesOf = async (selector: string) => {
      const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
      const { nodeId } = await devtools.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector,
      });
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName }) => familyName);
    };
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    // A browser gives kept letters 100 ms, then stays in its own: a busy machine may need one more page.
    await expect(async () => {
      await page.goto(`/${siteLocale}/contents/articles/phrases-for-travel-survival-in-china`);
      expect(await typefacesOf('h1')).toEqual(['Readex Pro']);
      expect(await typefacesOf('main .pinyin')).toEqual(['LXGW WenKai']);
    }).toPass({ intervals: [0], timeout: 20_000 });
  },
);
