import { execFileSync } from 'node:child_process';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { BUILD_MS, publish } from './studio-editor.ts';
import { ownStudioSite } from './studio-site.ts';

test.describe.configure({ mode: 'serial' });

const FESTIVALS = '/contents/articles/chinas-four-major-traditional-festivals';
const DOCTOR = '/contents/articles/phrases-for-the-doctor';

const site = ownStudioSite();

const createNew = (page: Page, type: string) =>
  site.openDocument(page, `intent/create/template=${type};type=${type}/`);

const fill = async (form: Page | Locator, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
};

const choosePicture = async (form: Locator, name: string, background: string) => {
  const size = { width: 800, height: 450, channels: 3 } as const;
  const buffer = await sharp({ create: { ...size, background } })
    .png()
    .toBuffer();
  const file = { name, mimeType: 'image/png', buffer };
  await form.locator('input[type=file]').first().setInputFiles(file);
  await expect(form.locator('img').first()).toBeVisible({ timeout: 40_000 });
};

const addItem = async (page: Page, english: string, arabic: string, chinese: string) => {
  const items = page.getByTestId('field-gameItems');
  await items.getByRole('button', { name: 'Add item' }).last().click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, {
    'English name': english,
    'Arabic name': arabic,
    'Chinese name': chinese,
    'Description (English)': `What to know of the ${english}.`,
    'Description (Arabic)': `ما يُعرف عن هذا: ${arabic}.`,
    'Detailed description (English)': `A story of the ${english}.`,
    'Detailed description (Arabic)': `حكاية عن هذا: ${arabic}.`,
  });
  await dialog.getByRole('button', { name: /^Take/ }).click();
  await choosePicture(dialog, `${arabic} (${english}).png`, 'red');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
};

const expectPages = async (texts: [path: string, text: string][]) => {
  for (const [path, text] of texts) {
    await expect.poll(() => site.page(path), { timeout: 2 * BUILD_MS }).toContain(text);
  }
};

test(
  'one more festival with a scene of three items is made in the Studio',
  { tag: '@long' },
  async ({ page }) => {
    await createNew(page, 'festival');
    await fill(page, {
      'Name (English)': 'Feast of Lanterns',
      'Name (Arabic)': 'عيد الفوانيس الجديد',
      'Date (English)': 'Day 15 of the first lunar month',
      'Date (Arabic)': 'اليوم الخامس عشر من الشهر القمري الأول',
      'Description (English)': 'Lanterns close the new year.',
      'Description (Arabic)': 'تختم الفوانيس احتفالات العام الجديد.',
      'Cultural significance (English)': 'Families meet once more.',
      'Cultural significance (Arabic)': 'تجتمع الأسر مرة أخرى.',
      Address: 'lantern festival',
      'Place in the row': '5',
      'Chinese name': '元宵节',
    });
    await page.getByTestId('field-pinyin').getByRole('button', { name: /^Take/ }).click();
    for (const [field, text] of [
      ['traditions', 'Riddles: they hang from the lanterns.'],
      ['traditionsAr', 'الأحاجي: تُعلَّق على الفوانيس.'],
      ['foods', 'Sweet dumplings'],
      ['foodsAr', 'كرات الأرز الحلوة'],
    ] as const) {
      const list = page.getByTestId(`field-${field}`);
      await list.getByRole('button', { name: 'Add item' }).click();
      await list.locator('textarea').fill(text);
    }
    await choosePicture(page.getByTestId('field-picture'), 'عيد.png', 'gold');
    await choosePicture(page.getByTestId('field-scene'), 'IMG 0042 (1).png', 'navy');
    await addItem(page, 'Paper lantern', 'فانوس ورقي', '灯笼');
    await addItem(page, 'Sweet dumpling', 'كرة أرز', '汤圆');
    await addItem(page, 'Riddle', 'أحجية', '灯谜');

    // The address has a space, which no page could have: the Studio says so, not the build.
    await expect(page.getByTestId('action-publish')).toBeDisabled();
    await fill(page, { Address: 'lantern-festival' });
    const riddle = page.getByRole('button', { name: /^Place of Riddle:/ });
    await riddle.press('ArrowRight');
    await expect(riddle).toHaveAttribute('aria-label', /left 41,/);
    await publish(page);
  },
);

const both = (fields: Record<string, [english: string, arabic: string]>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, [english, arabic]]) => [
      [name, english],
      [`${name}Ar`, arabic],
    ]),
  );
const to = (_ref: string) => ({ _key: _ref, _type: 'reference', _ref });

const SECTION = {
  _id: 'phrases-pain',
  _type: 'phraseSection',
  ...both({
    title: ['Where it hurts', 'موضع الألم'],
    description: ['Point at it.', 'أشيروا إليه.'],
  }),
  phrases: [
    {
      _key: 'head',
      _type: 'phrase',
      chinese: '我头疼',
      pinyin: 'wǒ tóuténg',
      english: 'I have a headache',
      arabic: 'رأسي يؤلمني',
      ...both({ context: ['Said to a doctor.', 'تُقال للطبيب.'] }),
    },
  ],
};
const ARTICLE = {
  _id: 'phrases-doctor',
  _type: 'phrasesArticle',
  slug: 'phrases-for-the-doctor',
  ...both({
    title: ['Phrases for the Doctor', 'عبارات عند الطبيب'],
    metaDescription: ['What to say when something hurts.', 'ما يُقال عند الألم.'],
    closingTitle: ['Get well soon', 'سلامتكم'],
    closingDescription: ['That was all.', 'هذا كل شيء.'],
  }),
  introduction: ['For the day on which you are ill.'],
  introductionAr: ['ليوم المرض.'],
  sections: [to('phrases-pain')],
};
const FAQS = [
  { order: 8, inChinese: '八' },
  { order: 9, inChinese: '九' },
].map(({ order, inChinese }) => ({
  _id: `tutor-faq-${order}`,
  _type: 'tutorFaq',
  order,
  ...both({
    question: [`Is this question ${order}?`, `أهذا هو السؤال ${order}؟`],
    answer: ['It is.', 'نعم، هو.'],
  }),
  questionZh: `这是第${inChinese}个问题吗？`,
  answerZh: '是的。',
}));

test(
  'a ninth question and an article of phrases follow, and both pages show all of it',
  { tag: '@long' },
  async ({ page }) => {
    const server = site.content();
    const { picture } = await server.fetch<{ picture: object }>('*[_id == "card-phrases"][0]');
    const card = {
      _id: 'card-doctor',
      _type: 'contentCard',
      kind: 'article',
      status: 'available',
      order: 3.5,
      article: { _type: 'reference', _ref: ARTICLE._id },
      picture,
      ...both({
        title: ['Phrases for the Doctor', 'عبارات عند الطبيب'],
        description: ['What to say when something hurts.', 'ما يُقال عند الألم.'],
      }),
    };
    const documents: { _id: string; _type: string }[] = [SECTION, ARTICLE, card, ...FAQS];
    await documents
      .reduce((transaction, one) => transaction.create(one), server.transaction())
      .commit();
    await expectPages([
      [`/ar${DOCTOR}`, 'رأسي يؤلمني'],
      [`/en${DOCTOR}`, 'I have a headache'],
      ['/en/contents', DOCTOR],
      ['/ar/contents/articles', DOCTOR],
      ['/en/teacher-signup', 'Is this question 9?'],
      ['/ar/teacher-signup', 'أهذا هو السؤال 9؟'],
      ['/zh/teacher-signup', '这是第九个问题吗？'],
      [`/en${FESTIVALS}`, 'Feast of Lanterns'],
      [`/ar${FESTIVALS}`, 'عيد الفوانيس الجديد'],
      ['/sitemap-0.xml', `/ar${DOCTOR}`],
    ]);
    const social = await fetch(`${site.url}/social/ar/phrases-for-the-doctor.jpg`);
    expect(social.headers.get('content-type')).toBe('image/jpeg');

    await page.goto(`${site.url}/ar${FESTIVALS}#lantern-festival`);
    await expect(
      page.getByRole('heading', { level: 2, name: 'عيد الفوانيس الجديد' }),
    ).toBeVisible();
    const scene = page.locator('#lantern-festival [data-game]');
    await scene.scrollIntoViewIfNeeded();
    await expect(scene.getByRole('button', { name: /فانوس ورقي|كرة أرز|أحجية/ })).toHaveCount(3);
    await expect(scene.getByText('0/3')).toBeVisible();
    for (const image of await scene.getByRole('button').locator('img').all()) {
      await expect
        .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
    }
  },
);

test('what was published passes the check of the content', { tag: '@long' }, () => {
  const check = ['scripts/check-content.ts'];
  const said = execFileSync(process.execPath, check, { cwd: site.folder, encoding: 'utf8' });
  expect(said).toContain('The content keeps all');
});

test('all of it is taken away again', { tag: '@long' }, async () => {
  const server = site.content();
  const festival = await server.fetch<string>('*[name == "Feast of Lanterns"][0]._id');
  await ['card-doctor', ARTICLE._id, SECTION._id, ...FAQS.map(({ _id }) => _id), festival]
    .reduce((transaction, id) => transaction.delete(id), server.transaction())
    .commit();
  await expect
    .poll(async () => (await fetch(`${site.url}/ar${DOCTOR}`)).status, { timeout: 2 * BUILD_MS })
    .toBe(404);
  expect(await site.page('/en/contents')).not.toContain(DOCTOR);
  expect(await site.page('/en/teacher-signup')).not.toContain('Is this question');
  expect(await site.page(`/en${FESTIVALS}`)).not.toContain('Feast of Lanterns');
});

test(
  'what is published past the Studio and breaks a rule leaves the pages as they were, and says why',
  { tag: '@long' },
  async () => {
    // It begins a moment after the site.
    await expect(() => site.content().fetch('true')).toPass();
    const before = await site.page(`/en${FESTIVALS}`);
    await site.content().patch('festival-spring').set({ name: 'Odd', pinyin: 'chun jie' }).commit();
    const state = async () => JSON.parse(await site.page('/api/publish')) as object;
    await expect.poll(state, { timeout: BUILD_MS }).toMatchObject({
      at: 'failed',
      reason: 'festival-spring › pinyin: 春节 (chun jie) must have tone marks',
    });
    expect(await site.page(`/en${FESTIVALS}`)).toBe(before);
  },
);
