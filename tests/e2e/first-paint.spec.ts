import { expect, test } from './fixtures.ts';

const TEXT_FIRST = [
  '/contents',
  '/contents/articles/phrases-for-travel-survival-in-china',
  '/contents/articles/chinas-four-major-traditional-festivals',
  '/contents/articles/basics-to-radicals',
  '/terms',
  '/privacy-policy',
];

// A picture costs a second trip, and shorter words in one language may let it into the first screen.
test.use({ viewport: { width: 412, height: 823 } });

for (const path of TEXT_FIRST) {
  test(`the largest first paint of ${path} on a phone is a text that came with it`, async ({
    page,
    siteLocale,
  }) => {
    await page.goto(`/${siteLocale}${path}`);
    await page.waitForLoadState('networkidle');
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
  });
}
