import type { Page } from '@playwright/test';
import type { Locale } from '#src/i18n/locales.ts';
import { newcomer, signIn } from './accounts.ts';
import { atRest, expect, expectAccessible, test } from './fixtures.ts';
import { brokenWords, LARGEST_TEXT } from './largest-text.ts';
import { accountOf, inDataOf, openSchool } from './lessons.ts';
import { test as testAlone } from './own-site.ts';
import { teachAs } from './tutor-application.ts';

/** The pages that everyone may open: each exists with and without a language. */
const OPEN = [
  '/',
  '/onboarding',
  '/signup',
  '/login',
  '/after-signup',
  '/teacher-signup',
  '/today',
  '/review',
  '/contents',
  '/contents/articles',
  '/contents/games',
  '/contents/dialogues',
  '/contents/dialogues/at-the-market',
  '/contents/games/hanzi-stroke-practice',
  '/contents/games/four-tones',
  '/contents/games/catch-the-word',
  '/contents/games/numbers',
  '/contents/articles/sounds-of-chinese',
  '/contents/articles/phrases-for-travel-survival-in-china',
  '/contents/articles/chinas-four-major-traditional-festivals',
  '/contents/articles/basics-to-radicals',
  '/contents/articles/basics-to-radicals/combinations',
  '/pocket',
  '/find',
  '/tutors',
];
const OTHERS = [
  '/offline',
  '/terms',
  '/privacy-policy',
  '/voices',
  '/after-signup?showOnboardingPrompt=1',
  '/newsletter/confirm?token=forged',
];
/** Where other mails lead: pages of the same kind as the last one. */
const ALIKE = [
  '/newsletter/unsubscribe?token=forged',
  '/reminders/stop?token=forged',
  '/tutors/opening/confirm?token=forged',
  '/tutors/opening/stop?token=forged',
];
/** What someone signed in may enter, and what they may not. */
const ROOMS = [
  { role: undefined, path: '/role-select' },
  { role: 'student', path: '/student' },
  { role: 'student', path: '/account' },
  { role: 'student', path: '/onboarding' },
  { role: 'student', path: '/after-signup' },
  { role: 'student', path: '/admin', status: 403 },
  { role: 'teacher', path: '/teacher-onboarding' },
  { role: 'teacher', path: '/lessons' },
  { role: 'admin', path: '/admin' },
  { role: 'admin', path: '/Data-Center' },
] as const;
/** The room of a tutor whom an admin has approved. */
const TUTORS_ROOM = ['/tutor', '/tutor/availability', '/tutor/profile'];
/** What tutors read in Chinese, on phones as on desktops. */
const IN_CHINESE = [
  { role: undefined, path: '/teacher-signup' },
  { role: undefined, path: '/signup' },
  { role: undefined, path: '/login' },
  { role: undefined, path: '/nothing', status: 404 },
  { role: undefined, path: '/offline' },
  { role: 'nobody', path: '/role-select' },
  { role: 'student', path: '/teacher-onboarding', status: 403 },
  { role: 'teacher', path: '/after-signup?showTeacherOnboardingPrompt=1' },
  { role: 'teacher', path: '/teacher-onboarding' },
  { role: 'teacher', path: '/lessons' },
  { role: 'teacher', path: '/account' },
] as const;
const WRITTEN = {
  ar: { lang: 'ar', dir: 'rtl' },
  en: { lang: 'en', dir: 'ltr' },
  zh: { lang: 'zh-Hans', dir: 'ltr' },
} as const;
const NARROWEST = { width: 320, height: 640 };

/** How far the page could be pushed sideways, in pixels. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Down to the end, so that every island wakes up under the page's policy. */
const lookThrough = async (page: Page) => {
  await page.locator('footer').scrollIntoViewIfNeeded();
  for (const island of await page.locator('astro-island').all()) {
    if (!(await island.isVisible())) continue;
    await island.scrollIntoViewIfNeeded();
    await expect(island).not.toHaveAttribute('ssr');
  }
  // An island that has its code shows its first state a moment later, and some of them arrive softly.
  await atRest(page);
};

/**
 * All that every page owes its readers, in one visit: its status, language and direction, one
 * heading, no barrier, nothing sideways on this screen, the narrowest and with the largest text, where
 * no word of a table, an hour or steps is broken, and a policy that holds while all of it is used (the
 * fixture watches that).
 */
const visit = async (page: Page, path: string, locale: Locale<'common'>, status = 200) => {
  expect((await page.goto(`/${locale}${path}`))?.status()).toBe(status);
  const html = page.locator('html');
  const { lang, dir } = WRITTEN[locale];
  await expect(html).toHaveAttribute('lang', lang);
  await expect(html).toHaveAttribute('dir', dir);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await lookThrough(page);
  await expectAccessible(page, { every: true });
  expect(await overhang(page), 'nothing scrolls sideways').toBe(0);
  const screen = page.viewportSize();
  const places = page.locator('main :is(table, time, nav, .path)');
  for (const size of [NARROWEST, LARGEST_TEXT]) {
    await page.setViewportSize(size);
    // What a script has measured follows the new width a frame later.
    await expect.poll(() => overhang(page), `at ${size.width} px nothing scrolls sideways`).toBe(0);
    expect(await brokenWords(places), `at ${size.width} px words stay whole`).toEqual([]);
  }
  if (screen) await page.setViewportSize(screen);
};

/** Each page in one pairing, the next one in the other; the details are each where it was not. */
const inTurns = (at: number) =>
  at % 2 === 0
    ? { tag: [], otherwise: ['@detail', '@en'] }
    : { tag: ['@en'], otherwise: ['@detail'] };

for (const [at, path] of [...OPEN, ...OTHERS].entries()) {
  const { tag, otherwise } = inTurns(at);
  const look = ({ page, siteLocale }: { page: Page; siteLocale: Locale }) =>
    visit(page, path, siteLocale);
  test(`${path} is whole in its language: policy, barriers, direction, width`, { tag }, look);
  test(`${path} is whole in the other pairing as well`, { tag: otherwise }, look);
}

for (const path of ALIKE) {
  test(
    `${path} is whole as the pages like it are`,
    { tag: ['@both', '@detail'] },
    async ({ page, siteLocale }) => {
      await visit(page, path, siteLocale);
    },
  );
}

for (const [at, { role, path, ...reply }] of ROOMS.entries()) {
  const { tag, otherwise } = inTurns(at);
  const enter = async ({ page, siteLocale }: { page: Page; siteLocale: Locale }) => {
    await signIn(page, siteLocale, { role });
    await visit(page, path, siteLocale, 'status' in reply ? reply.status : 200);
  };
  const who = role ?? 'a newcomer';
  test(`${path} is whole for ${who}`, { tag }, enter);
  test(`${path} is whole for ${who} in the other pairing as well`, { tag: otherwise }, enter);
}

for (const { role, path, ...reply } of IN_CHINESE) {
  // The longest of them stands for the others.
  const tag = path === '/teacher-onboarding' && role === 'teacher' ? [] : '@detail';
  test(`${path} is whole in Chinese for ${role ?? 'a visitor'}`, { tag }, async ({ page }) => {
    if (role) await signIn(page, 'en', { role: role === 'nobody' ? undefined : role });
    await visit(page, path, 'zh', 'status' in reply ? reply.status : 200);
  });
}

// Each on a site of its own, for approved tutors are shown to everyone.
testAlone(
  'the room of a tutor is whole in its language: policy, barriers, direction, width',
  async ({ page, browser, siteLocale }) => {
    await teachAs(page, browser, siteLocale);
    for (const path of TUTORS_ROOM) await visit(page, path, siteLocale);
  },
);

for (const locale of ['en', 'zh'] as const) {
  testAlone(
    `the room of a tutor is whole in ${locale} as well`,
    { tag: ['@en', '@long'] },
    async ({ page, browser }) => {
      await teachAs(page, browser, locale);
      for (const path of TUTORS_ROOM) await visit(page, path, locale);
    },
  );
}

testAlone(
  'a surname of 38 letters does not widen the room of a tutor',
  async ({ page, browser, site, siteLocale }) => {
    const surname = 'Wolfeschlegelsteinhausenbergerdorffxyz';
    const someone = { ...newcomer(), name: `Lin ${surname}` };
    await signIn(page, siteLocale, { role: 'teacher', someone });
    const student = await (await browser.newContext({ baseURL: site.url })).newPage();
    await signIn(student, siteLocale, { role: 'student' });
    const [tutor, asking] = [await accountOf(page), await accountOf(student)];
    await openSchool(site, { tutor, student: asking });
    await inDataOf(site, (db) =>
      db.$client.execute({
        sql: "update tutor_profiles set data = json_set(data, '$.lastName', ?)",
        args: [surname],
      }),
    );
    await visit(page, '/tutor', siteLocale);
  },
);

test(
  'an unknown address is whole as well, says so in both languages and leads home',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    expect((await page.request.get(`/${siteLocale}/nothing`)).status()).toBe(404);
    await visit(page, '/no/such/page', siteLocale, 404);
    await expect(page.getByRole('main')).toContainText('Page Not Found');
    await expect(page.getByRole('main')).toContainText('الصفحة غير موجودة');
    // Where the policy refused the style that declares them, there would be nothing to load.
    const loaded = await page.evaluate(async () => {
      const faces = await Promise.all(
        ['ا', 'a'].map((letter) => document.fonts.load('1rem "Readex Pro"', letter)),
      );
      return faces.map(([face]) => face?.status);
    });
    expect(loaded).toEqual(['loaded', 'loaded']);
    const home = { ar: 'العودة إلى الصفحة الرئيسية', en: 'Go Home' }[siteLocale];
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
  },
);

test('a legal page in an unknown language says so in both', async ({ page, siteLocale }) => {
  await page.setExtraHTTPHeaders({ 'Accept-Language': siteLocale });
  for (const path of ['/terms', '/privacy-policy']) {
    await page.goto(`/fr${path}`);
    await expect(page.getByRole('main')).toContainText('Invalid language parameter');
    await expect(page.getByRole('main')).toContainText('رمز اللغة في العنوان غير صالح');
    await lookThrough(page);
    await expectAccessible(page);
  }
});
