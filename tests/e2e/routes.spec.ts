import { inLocale } from '#src/i18n/messages.ts';
import { notFoundMessages } from '#src/features/site/shell/not-found.messages.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

/** The route table (ADDRESSES-1): each exists with and without a language. */
const ROUTES = [
  '/',
  '/onboarding',
  '/signup',
  '/login',
  '/role-select',
  '/teacher-onboarding',
  '/after-signup',
  '/teacher-signup',
  '/image',
  '/Data-Center',
  '/admin',
  '/student',
  '/contents',
  '/contents/articles',
  '/contents/games',
  '/contents/games/hanzi-stroke-practice',
  '/contents/articles/phrases-for-travel-survival-in-china',
  '/contents/articles/chinas-four-major-traditional-festivals',
  '/contents/articles/basics-to-radicals',
  '/contents/articles/basics-to-radicals/combinations',
];
const LEGAL = ['/terms', '/privacy-policy'];

for (const route of ROUTES) {
  test(`${route} answers with and without a language, accessible and nothing sideways`, async ({
    page,
    siteLocale,
  }) => {
    expect((await page.goto(route))?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ar\//);

    expect((await page.goto(`/${siteLocale}${route}`))?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', siteLocale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);

    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'at 320 px nothing scrolls sideways').toBe(0);
  });
}

for (const route of LEGAL) {
  test(`${route} reads in the language of its address and else leads to English`, async ({
    page,
    siteLocale,
  }) => {
    await page.goto(`${route}?a=1`);
    await expect(page).toHaveURL(new RegExp(`/en${route}\\?a=1$`));

    expect((await page.goto(`/${siteLocale}${route}`))?.status()).toBe(200);
    await expectAccessible(page);

    await page.goto(`/fr${route}`);
    await expect(page.getByRole('main')).toContainText('Invalid language parameter');
    await expectAccessible(page);
  });
}

test('/DC leads to /Data-Center in its language', async ({ request, siteLocale }) => {
  for (const prefix of ['', `/${siteLocale}`]) {
    // The page itself sends visitors on, since it is for admins.
    const reply = await request.get(`${prefix}/DC`, { maxRedirects: 0 });
    expect(reply.status()).toBe(302);
    expect(reply.headers()['location']).toBe(`${prefix}/Data-Center`);
  }
});

test('an unknown address is a 404 page in both languages that leads home', async ({
  page,
  siteLocale,
}) => {
  for (const path of [`/${siteLocale}/no/such/page`, `/${siteLocale}/nothing`]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText('Page Not Found');
    await expect(page.getByRole('main')).toContainText('الصفحة غير موجودة');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: inLocale(siteLocale, notFoundMessages).goHome }).click();
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
});

test('search engines find the prefixed pages and their twins', async ({ request, siteLocale }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('sitemap-index.xml');
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  expect(sitemap).toContain(`/${siteLocale}/contents`);
  expect(sitemap).toContain('hreflang="ar"');
  expect(sitemap).not.toContain('/admin');
  const manifest = await request.get(`/${siteLocale}/site.webmanifest`);
  expect(((await manifest.json()) as { dir: string }).dir).toBe(
    siteLocale === 'ar' ? 'rtl' : 'ltr',
  );
  const page = await (await request.get(`/${siteLocale}/terms`)).text();
  const card = /property="og:image" content="[^"]*(\/social\/[^"]+)"/.exec(page)?.[1] ?? '';
  expect((await request.get(card)).headers()['content-type']).toBe('image/jpeg');
});
