import { expect, test } from './fixtures.ts';

/** Every address of the route table (ADDRESSES-1); pages.spec.ts looks at them with a language. */
const ROUTES = [
  '/',
  '/onboarding',
  '/signup',
  '/login',
  '/role-select',
  '/teacher-onboarding',
  '/tutor',
  '/after-signup',
  '/teacher-signup',
  '/image',
  '/Data-Center',
  '/admin',
  '/student',
  '/contents',
  '/contents/articles',
  '/contents/games',
  '/contents/dialogues',
  '/contents/dialogues/at-the-market',
  '/contents/games/hanzi-stroke-practice',
  '/contents/games/four-tones',
  '/contents/games/catch-the-word',
  '/contents/games/numbers',
  '/contents/articles/phrases-for-travel-survival-in-china',
  '/contents/articles/chinas-four-major-traditional-festivals',
  '/contents/articles/basics-to-radicals',
  '/contents/articles/sounds-of-chinese',
  '/contents/articles/basics-to-radicals/combinations',
  '/review',
  '/today',
  '/pocket',
  '/find',
];

// What is asked here no browser renders, so one project asks for both languages.
test.describe('addresses', { tag: '@desktop' }, () => {
  test('every page also answers without a language: in Arabic, and names its own address', async ({
    request,
  }) => {
    for (const route of ROUTES) {
      const reply = await request.get(route, { headers: { 'Accept-Language': 'en' } });
      expect([route, reply.status()]).toEqual([route, 200]);
      const html = await reply.text();
      expect(html, route).toMatch(/<html[^>]* lang="?ar\b/);
      expect(html, route).toMatch(/<link[^>]*rel="?canonical"?[^>]*href="?[^" >]*\/ar\//);
    }
  });

  test('a closed room leads visitors to the way in, which leads back', async ({ request }) => {
    for (const locale of ['ar', 'en']) {
      for (const [room, entrance] of [
        ['/role-select', '/signup'],
        [
          `/role-select?role=teacher&next=/${locale}/tutor`,
          `/signup?role=teacher&next=%2F${locale}%2Ftutor`,
        ],
        ['/role-select?next=https://evil.example', '/signup'],
        ['/account', `/login?next=%2F${locale}%2Faccount`],
        ['/student', '/onboarding'],
        ['/admin', `/signup?next=%2F${locale}%2Fadmin`],
        ['/teacher-onboarding', `/signup?next=%2F${locale}%2Fteacher-onboarding`],
        ['/tutor', `/signup?next=%2F${locale}%2Ftutor`],
        ['/image', `/signup?next=%2F${locale}%2Fimage`],
        ['/Data-Center', `/signup?next=%2F${locale}%2FData-Center`],
      ]) {
        const { pathname, search } = new URL((await request.get(`/${locale}${room}`)).url());
        expect([room, pathname + search]).toEqual([room, `/${locale}${entrance}`]);
      }
    }
  });

  test('the ways in take along what was wanted, without scripts as well', async ({ request }) => {
    for (const locale of ['ar', 'en']) {
      const lesson = `%2F${locale}%2Flessons%2F7`;
      const room = `%2F${locale}%2Ftutor`;
      for (const [page, way] of [
        [`login?next=${lesson}`, `lang=${locale}&next=${lesson}`],
        [
          `signup?role=teacher&next=${room}`,
          `lang=${locale}&entry=signup&next=${room}&role=teacher`,
        ],
        ['login?next=https%3A%2F%2Fevil.example', `lang=${locale}`],
      ]) {
        const html = await (await request.get(`/${locale}/${page}`)).text();
        const [, link = ''] = /href="(\/api\/login\?[^"]+)"/.exec(html) ?? [];
        expect([page, link.replaceAll('&amp;', '&')]).toEqual([page, `/api/login?${way}`]);
      }
    }
  });

  test('a legal text without a language leads to English, with its query', async ({ request }) => {
    for (const route of ['/terms', '/privacy-policy']) {
      const reply = await request.get(`${route}?a=1`);
      expect(new URL(reply.url()).pathname).toBe(`/en${route}`);
      expect(new URL(reply.url()).search).toBe('?a=1');
    }
  });

  test('Chinese has the tutors’ pages, and leads to all others in English', async ({ request }) => {
    const wayOf = async (address: string) => {
      const reply = await request.get(address, { maxRedirects: 0 });
      return [reply.status(), reply.headers()['location']];
    };
    expect(await wayOf('/zh/teacher-signup')).toEqual([200, undefined]);
    expect(await wayOf('/zh')).toEqual([307, '/zh/teacher-signup']);
    expect(await wayOf('/zh/contents/games?a=1')).toEqual([307, '/en/contents/games?a=1']);
    expect(await wayOf('/zh/student')).toEqual([302, '/en/student']);
    expect(await wayOf('/zh/terms')).toEqual([404, undefined]);
    expect(await wayOf('/zh/teacher-onboarding')).toEqual([
      302,
      '/zh/signup?next=%2Fzh%2Fteacher-onboarding',
    ]);
  });

  test('/DC leads to /Data-Center in its language', async ({ request }) => {
    for (const prefix of ['', '/ar', '/en']) {
      // The page itself sends visitors on, since it is for admins.
      const reply = await request.get(`${prefix}/DC`, { maxRedirects: 0 });
      expect(reply.status()).toBe(302);
      expect(reply.headers()['location']).toBe(`${prefix}/Data-Center`);
    }
  });

  test('an unknown address under /api answers programs, not people', async ({ request }) => {
    for (const locale of ['ar', 'en']) {
      for (const method of ['GET', 'POST']) {
        const address = `/api/no/such?lang=${locale}`;
        const reply = await request.fetch(address, { method, data: {} });
        expect(reply.status()).toBe(404);
        expect(await reply.json()).toMatchObject({ success: false, code: 'no_such_endpoint' });
      }
    }
  });

  test('who asks for an icon without reading a page gets one', async ({ request }) => {
    const icon = await request.get('/favicon.ico');
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  });

  test('search engines find the prefixed pages and their twins', async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain('sitemap-index.xml');
    const sitemap = await (await request.get('/sitemap-0.xml')).text();
    expect(sitemap).toContain('hreflang="ar"');
    expect(sitemap).toMatch(/hreflang="zh-Hans" href="[^"]*\/zh\/teacher-signup/);
    expect(sitemap).not.toContain('/zh/contents');
    expect(sitemap).not.toContain('/admin');
    for (const [locale, dir] of [
      ['ar', 'rtl'],
      ['en', 'ltr'],
    ]) {
      expect(sitemap).toContain(`/${locale}/contents`);
      const manifest = await request.get(`/${locale}/site.webmanifest`);
      const { shortcuts, screenshots, ...facts } = (await manifest.json()) as {
        shortcuts: { url: string }[];
        screenshots: { src: string }[];
      };
      expect(facts).toMatchObject({ dir, start_url: `/${locale}/today` });
      const promised = [...shortcuts.map(({ url }) => url), ...screenshots.map(({ src }) => src)];
      for (const address of promised) expect((await request.get(address)).status()).toBe(200);
      const page = await (await request.get(`/${locale}/terms`)).text();
      const card = /property="og:image" content="[^"]*(\/social\/[^"]+)"/.exec(page)?.[1] ?? '';
      expect((await request.get(card)).headers()['content-type']).toBe('image/jpeg');
    }
  });
});
