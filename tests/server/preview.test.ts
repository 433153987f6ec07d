import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { temporaryContent } from '#cms/server/harness.ts';
import { startContentServer, type ContentServer } from '#cms/server/server.ts';
import type { Store } from '#cms/server/store.ts';
import { getTutorFaqs } from '#src/content/tutor-faqs.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { openPreview, showPreview } from '#src/server/preview/preview.server.ts';
import { ownDatabase } from './own-database.ts';

const FAQ = {
  _id: 'faq-pay',
  _type: 'tutorFaq',
  order: 1,
  question: 'How much?',
  questionAr: 'كم؟',
  questionZh: '多少？',
  answer: 'You say.',
  answerAr: 'أنتم تحددون.',
  answerZh: '由您决定。',
};
const PATH = { _id: 'path-trade', _type: 'learningPath', slug: 'trade' };
const TERMS = { _id: 'terms-ar', _type: 'legalDocument', kind: 'terms', language: 'ar' };
const TAXI = {
  _id: 'dialogue-taxi',
  _type: 'dialogue',
  slug: 'taxi',
  lines: [{ _key: 'l01' }, { _key: 'l02' }],
};
const SITE = 'http://127.0.0.1:4321';

ownDatabase();
const content = temporaryContent(FAQ, PATH, TERMS, TAXI);
let store: Store;
let server: ContentServer;
beforeAll(async () => {
  store = await content.open();
  server = await startContentServer({ store, port: 0, origins: [] });
  vi.stubEnv('PORT', String(Number(new URL(server.url).port) - 2));
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await server.close();
  content[Symbol.dispose]();
});

const draft = (changes: object) =>
  store.mutate([{ createOrReplace: { ...FAQ, ...changes, _id: `drafts.${FAQ._id}` } }], {
    author: 'an editor',
  });

/** Where the Studio's link to a preview leads. */
const opened = async (document: string, lang: Locale<'common'>, member = ''): Promise<URL> => {
  const url = new URL(`${SITE}/api/preview?document=${document}&member=${member}`);
  const { headers } = await openPreview(
    { url, locals: { isTutorListOpen: false, user: undefined } },
    lang,
  );
  return new URL(headers.get('Location') ?? '', SITE);
};

/** Stands for the page of the tutors, of which it has the questions. */
const page = async () =>
  new Response((await getTutorFaqs()).map(({ questionZh }) => questionZh).join());

const LANGUAGES = ['ar', 'en', 'zh'] as const;

test.each([
  ['faq-pay', 'zh', '/zh/preview/teacher-signup', ''],
  ['faq-pay', 'ar', '/ar/preview/teacher-signup', ''],
  ['path-trade', 'ar', '/ar/preview/today', '#path-trade'],
  // The page in another language has nothing of this text.
  ['terms-ar', 'en', '/ar/preview/terms', ''],
  // Chinese readers have no such page.
  ['path-trade', 'zh', '/en/preview/today', '#path-trade'],
] as const)('%s in %s is previewed at %s', async (document, lang, pathname, hash) => {
  expect(await opened(document, lang)).toMatchObject({ pathname, hash });
});

test('a dialogue is previewed at the line that was edited last', async () => {
  expect((await opened('dialogue-taxi', 'ar', 'l02')).hash).toBe('#phrase.dialogue-taxi.l02');
  expect((await opened('dialogue-taxi', 'ar', 'l03')).hash).toBe('');
});

test('a preview shows the draft, and for fifteen minutes alone', async () => {
  await draft({ questionZh: '薪酬？' });
  const address = await opened('faq-pay', 'zh');
  const moment = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: moment + 14 * 60_000 });
  expect(await (await showPreview(address, 'zh', page)).text()).toBe('薪酬？');
  vi.setSystemTime(moment + 15 * 60_000 + 1_000);
  for (const [locale, words] of [
    ['ar', 'انتهت هذه المعاينة'],
    ['en', 'This preview is over'],
    ['zh', '预览已结束'],
  ] as const) {
    const over = await showPreview(address, locale, page);
    expect([over.status, over.headers.get('Cache-Control')]).toEqual([403, 'no-store']);
    expect(await over.text()).toContain(words);
  }
});

/** Tells whether a draft is shown by the note over a whole page. */
const wholePage = async () =>
  new Response(`<!doctype html><body>${await (await page()).text()}</body>`);

test.each([
  ['en', 'shows a draft', 'has no draft now'],
  ['ar', 'تعرض هذه الصفحة مسوّدة', 'ليس لهذا المستند مسوّدة الآن'],
  ['zh', '此页显示尚未发布的草稿', '此文档目前没有草稿'],
] as const)('once the draft is discarded the note says so, in %s', async (locale, one, none) => {
  await draft({ questionZh: '薪酬？' });
  const address = await opened('faq-pay', locale);
  expect(await (await showPreview(address, locale, wholePage)).text()).toContain(one);
  await store.mutate([{ delete: { id: 'drafts.faq-pay' } }], { author: 'an editor' });
  const left = await (await showPreview(address, locale, wholePage)).text();
  expect(left).toContain(none);
  expect(left).toContain(FAQ.questionZh);
});

test.each(LANGUAGES)(
  'of a document that was a draft alone nothing is left, in %s',
  async (locale) => {
    await store.mutate([{ create: { ...FAQ, _id: 'drafts.faq-new' } }], { author: 'an editor' });
    const address = await opened('faq-new', locale);
    expect((await showPreview(address, locale, wholePage)).status).toBe(200);
    await store.mutate([{ delete: { id: 'drafts.faq-new' } }], { author: 'an editor' });
    const gone = await showPreview(address, locale, wholePage);
    expect(gone.status).toBe(404);
    expect(gone.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(await gone.text()).not.toContain(FAQ.question);
  },
);

test.each(LANGUAGES)('a draft with something missing says what, in %s', async (locale) => {
  await draft({ question: '<b>How much?', questionZh: undefined, answerAr: '' });
  const unfinished = await showPreview(await opened('faq-pay', locale), locale, page);
  expect(unfinished.status).toBe(422);
  expect(unfinished.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  const text = await unfinished.text();
  expect(text).toContain(`<html lang="${locale === 'zh' ? 'zh-Hans' : locale}"`);
  const place = 'lang="en" dir="ltr">Question of tutors “&lt;b&gt;How much?” › ';
  expect(text).toContain(`<p class="fault" ${place}Question (Chinese): must be filled in</p>`);
  expect(text).toContain(`<p class="fault" ${place}Answer (Arabic): must be filled in`);
});
