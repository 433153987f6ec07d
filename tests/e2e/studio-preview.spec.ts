import { expect, test, type Page } from '@playwright/test';
import { ownStudioSite } from './studio-site.ts';

const site = ownStudioSite();

/** What the browser says of a page that it was given: what was refused, missing or thrown. */
const complaintsOf = (page: Page) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

test(
  'an editor sees a draft on its page in both languages, and readers see nothing of it',
  { tag: '@long' },
  async ({ page, context }) => {
    await site.openDocument(page, 'structure/phrases;phraseSection;phrases-basic-greeting');
    await page.getByText('Phrase 1: 你好', { exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('English', { exact: true }).fill('Hello, not yet');
    await dialog.getByLabel('Arabic', { exact: true }).fill('مرحبًا قريبًا');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('pane-footer')).not.toContainText('Saving');
    await page.getByTestId('action-menu-button').click();
    await page.getByRole('menuitem', { name: 'See it on the site' }).click();
    const seen = async (name: string) => {
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name }).click();
      const preview = await opened;
      await preview.waitForLoadState();
      return preview;
    };
    const english = await seen('Preview of the draft (English)');
    await expect(english.getByText('Hello, not yet')).toBeInViewport();
    await expect(english.getByText('this page shows a draft')).toBeInViewport();
    expect(new URL(english.url()).hash).toBe('#phrase.phrases-basic-greeting.p01');
    // A tab behind, as a middle click opens it, waits for its page for ever now and then when driven.
    const inOwnWindow = await context.newPage();
    const arabic = english.getByRole('link', { name: 'العربية' }).first();
    await inOwnWindow.goto(await arabic.evaluate((link: HTMLAnchorElement) => link.href));
    await expect(inOwnWindow.getByText('تعرض هذه الصفحة مسوّدة')).toBeInViewport();
    await inOwnWindow.close();
    // The language toggle keeps the address's token.
    const complaints = complaintsOf(english);
    await english.reload();
    await arabic.click();
    await expect(english.getByText('مرحبًا قريبًا')).toBeVisible();
    expect(complaints).toEqual([]);
    expect(new URL(english.url()).pathname).toMatch(/^\/ar\/preview\//);

    const readers = await seen('Open on site (Arabic)');
    expect(new URL(readers.url()).pathname).toMatch(/^\/ar\/contents\/articles\//);
    await expect(readers.getByText('التحيات الأساسية').first()).toBeVisible();
    await expect(readers.getByText('مرحبًا قريبًا')).toHaveCount(0);
  },
);

const DOCUMENTS = {
  'site-settings': '',
  'home-page': '',
  'card-hanzi': '/contents',
  'sounds-article': '/contents/articles/sounds-of-chinese',
  'festival-spring': '/contents/articles/chinas-four-major-traditional-festivals',
  'radicals-article': '/contents/articles/basics-to-radicals',
  'recipe-ming-660e': '/contents/articles/basics-to-radicals/combinations',
  'hanzi-level-1': '/contents/games/hanzi-stroke-practice',
  'path-travel': '/today',
  'tutor-faq-1': '/teacher-signup',
};
/** A legal text is written in one language. */
const LEGAL = [
  { id: 'terms-ar', lang: 'ar', tag: 'ar', path: '/terms' },
  { id: 'privacy-policy-en', lang: 'en', tag: 'en', path: '/privacy-policy' },
];
/** What tutors read in Chinese as well, and where. */
const CHINESE = { 'site-settings': '/teacher-signup', 'tutor-faq-1': '/teacher-signup' };

test(
  'every document with a page has a preview in its languages, for nobody to keep or to list',
  { tag: '@long' },
  async ({ page }) => {
    const complaints = complaintsOf(page);
    const all = [
      ...Object.entries(DOCUMENTS).flatMap(([id, path]) => [
        { id, lang: 'ar', tag: 'ar', path },
        { id, lang: 'en', tag: 'en', path },
      ]),
      ...LEGAL,
      ...Object.entries(CHINESE).map(([id, path]) => ({ id, lang: 'zh', tag: 'zh-Hans', path })),
    ];
    for (const { id, lang, tag, path } of all) {
      const answer = await page.goto(`${site.url}/api/preview?document=${id}&lang=${lang}`);
      expect(new URL(page.url()).pathname, id).toBe(`/${lang}/preview${path}`);
      expect(answer?.status(), id).toBe(200);
      expect(answer?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.locator('aside.sample-note')).toBeVisible();
    }
    expect(complaints).toEqual([]);
  },
);

test(
  'a page that was never published is previewed without asking for what was never built',
  { tag: '@long' },
  async ({ page }) => {
    const complaints = complaintsOf(page);
    for (const [like, address] of [
      ['dialogue-in-a-taxi', '/contents/dialogues/quite-new'],
      ['phrases-trade-article', '/contents/articles/quite-new'],
    ] as const) {
      const { _type = '', ...rest } = (await site.content().getDocument(like)) ?? {};
      const id = `new-${_type.toLowerCase()}`;
      await site.content().create({ ...rest, _type, _id: `drafts.${id}`, slug: 'quite-new' });
      await page.goto(`${site.url}/api/preview?document=${id}&lang=ar`, { waitUntil: 'load' });
      expect(new URL(page.url()).pathname).toBe(`/ar/preview${address}`);
      const chinese = page.locator('main [lang="zh-Hans"]').first();
      await expect(chinese).toBeVisible();
      const loaded = page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(
          ({ family, status }) => family.includes('hanzi') && status === 'loaded',
        ).length;
      });
      expect(await loaded).toBeGreaterThan(0);
    }
    expect(complaints).toEqual([]);
  },
);

test(
  'all steps of a learning path can be read before anybody is led along it',
  { tag: '@long' },
  async ({ page }) => {
    const id = 'path-travel';
    const path = await site.content().getDocument<{ steps: object[] }>(id);
    const [first, ...steps] = path?.steps ?? [];
    const words = { en: 'A reason that nobody was given yet.', ar: 'سبب لم يُذكر لأحد بعد.' };
    const changed = { ...first, reason: words.en, reasonAr: words.ar };
    await site.content().createOrReplace({
      ...path,
      _id: `drafts.${id}`,
      _type: 'learningPath',
      steps: [changed, ...steps],
    });
    for (const [lang, name] of [
      ['en', 'Travelling in China'],
      ['ar', 'السفر في الصين'],
    ] as const) {
      await page.goto(`${site.url}/api/preview?document=${id}&lang=${lang}`);
      const shown = page.getByRole('region', { name, exact: true });
      await expect(shown).toBeInViewport();
      await expect(shown.getByText(words[lang])).toBeVisible();
      await expect(shown.getByRole('heading')).toHaveCount(1 + steps.length);
      await page.goto(`${site.url}/api/preview?document=${id}&lang=${lang}&show=published`);
      expect(new URL(page.url()).pathname).toBe(`/${lang}/today`);
    }
  },
);

test(
  'tutors’ questions are previewed in Chinese, and a draft with something missing says what',
  { tag: '@long' },
  async ({ page }) => {
    const id = 'tutor-faq-1';
    const faq = await site.content().getDocument(id);
    const asDraft = { ...faq, _id: `drafts.${id}`, _type: 'tutorFaq' };
    const at = (lang: string) => `${site.url}/api/preview?document=${id}&lang=${lang}`;
    await site.content().createOrReplace({ ...asDraft, questionZh: '尚未发布的问题？' });
    await page.goto(at('zh'));
    await expect(page.getByText('尚未发布的问题？')).toBeVisible();

    await site.content().createOrReplace({ ...asDraft, answerZh: undefined });
    for (const [lang, words] of [
      ['en', 'The page cannot be shown yet'],
      ['ar', 'لا يمكن عرض الصفحة بعد'],
      ['zh', '暂时无法显示页面'],
    ] as const) {
      const answer = await page.goto(at(lang));
      expect(answer?.status()).toBe(422);
      await expect(page.getByRole('heading')).toContainText(words);
      await expect(
        page.getByText('Question of tutors “How much can I earn?” › Answer (Chinese)'),
      ).toBeVisible();
    }
  },
);

test(
  'without the address that the Studio was given nothing is shown',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`${site.url}/api/preview?document=festival-spring&lang=en`);
    const { pathname, search } = new URL(page.url());
    const refused = async (address: string, words: string) => {
      const answer = await page.goto(site.url + address);
      expect(answer?.status()).toBe(403);
      await expect(page.getByRole('heading')).toContainText(words);
    };
    await refused(pathname, 'not the address of a preview');
    await refused(`${pathname}${search}x`, 'not the address of a preview');
    await refused(`/ar/preview/terms`, 'ليس عنوان معاينة');
    await refused('/en/preview/data/learning-en.json', 'not the address of a preview');
  },
);
