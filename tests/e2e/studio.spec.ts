import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD_MS, publish } from './studio-editor.ts';
import { startSite } from './own-site.ts';
import { ownStudioSite, textAt } from './studio-site.ts';

// One after the other, since they share a site.
test.describe.configure({ mode: 'serial' });

const PHRASES = '/contents/articles/phrases-for-travel-survival-in-china';
const FESTIVALS = '/contents/articles/chinas-four-major-traditional-festivals';
const SECTION = 'structure/phrases;phraseSection;phrases-basic-greeting';

const site = ownStudioSite();

const PART = /\/(?:_astro|fonts|data)\/[\w.%~-]+\.(?:json|js|css|woff2)/g;
/** What the review asks for, the catalogue too, as it was before anything was published. */
let oldParts: string[] = [];

const missingAt = async (url: string, parts: readonly string[]) => {
  const answers = await Promise.all(
    parts.map(async (part) => [part, (await fetch(url + part)).ok]),
  );
  return answers.flatMap(([part, isThere]) => (isThere ? [] : part));
};

/** Whether a picture is there and higher than wide. */
const isUpright = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) =>
  width > 0 && width < height;

/** Waits until a page shows a text, and notes how long that took. */
const expectOnPage = async (path: string, text: string) => {
  const started = Date.now();
  await expect.poll(() => site.page(path), { timeout: BUILD_MS }).toContain(text);
  test.info().annotations.push({ type: path, description: `${Date.now() - started} ms` });
};

test(
  'a changed phrase is on the Arabic and the English page after publishing',
  { tag: '@long' },
  async ({ page }) => {
    oldParts = [...new Set((await site.page('/ar/review')).match(PART))];
    await site.openDocument(page, SECTION);
    await page.getByText('Phrase 1: 你好', { exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('English', { exact: true }).fill('Hello, traveller');
    await dialog.getByLabel('Arabic', { exact: true }).fill('مرحبًا أيها المسافر');
    await page.keyboard.press('Escape');
    await publish(page);
    await expect(page.getByText('The site is being built')).toBeVisible();
    await expectOnPage(`/en${PHRASES}`, 'Hello, traveller');
    await expectOnPage(`/ar${PHRASES}`, 'مرحبًا أيها المسافر');
    // The build goes on for a while after these two pages are there.
    await expect(page.getByText('The site shows what is published')).toBeVisible({
      timeout: BUILD_MS,
    });
  },
);

test(
  'a page that was open before finds its parts, and some of them are of the old pages alone',
  { tag: '@long' },
  async () => {
    const newParts = (await site.page('/ar/review')).match(PART);
    expect(oldParts.filter((part) => !newParts?.includes(part))).not.toEqual([]);
    expect(await missingAt(site.url, oldParts)).toEqual([]);
  },
);

test(
  'after a kill a site with the settings of a hosted one shows what was published at once, and no Studio',
  { tag: '@long' },
  async () => {
    await site.kill();
    const shipped = readFileSync(join(site.folder, `dist/client/ar${PHRASES}/index.html`), 'utf8');
    expect(shipped, 'the program stays as it was built').not.toContain('مرحبًا أيها المسافر');
    const hosted = await startSite({
      folder: site.folder,
      dataDir: site.dataDir,
      settings: {
        SITE_URL: 'https://learn.hanlu.example',
        HOST: '0.0.0.0',
        OIDC_ISSUER: 'https://id.hanlu.example',
        OIDC_CLIENT_ID: 'hanlu',
        SMTP_URL: 'smtps://mail.hanlu.example',
      },
    });
    for (const end of [hosted.kill, hosted.stop]) {
      expect(await textAt(`${hosted.url}/ar${PHRASES}`)).toContain('مرحبًا أيها المسافر');
      expect(await missingAt(hosted.url, oldParts)).toEqual([]);
      expect((await fetch(`${hosted.url}/studio`)).status).toBe(404);
      expect((await fetch(`${hosted.url}/api/publish`, { method: 'POST' })).status).toBe(404);
      await expect(fetch(site.contentUrl)).rejects.toThrow();
      await end();
      if (end === hosted.kill) await hosted.start();
    }
    await site.start();
  },
);

test('a change is undone by its history', { tag: '@long' }, async ({ page }) => {
  await site.openDocument(page, SECTION);
  await page.getByRole('button', { name: 'Published', exact: true }).click();
  await page.getByRole('button', { name: /last published/i }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByTestId('timeline-item-button').last().click();
  await page.getByTestId('action-reverttorevision').click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('button', { name: 'Draft', exact: true }).click();
  await publish(page);
  await expect.poll(() => site.dataset('phrases.ndjson')).not.toContain('Hello, traveller');
  await expectOnPage(`/ar${PHRASES}`, '>مرحبًا<');
});

test('a new phrase with its words joins the page', { tag: '@long' }, async ({ page }) => {
  await site.openDocument(page, SECTION);
  await page.getByRole('button', { name: 'Add item' }).click();
  const phrase = page.getByRole('dialog');
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await page.getByRole('dialog').last().getByLabel(label, { exact: true }).fill(value);
    }
  };
  await fill({ Chinese: '谢谢你' });
  await phrase.getByRole('button', { name: 'Take “xièxie nǐ”' }).click();
  await fill({
    English: 'Thank you so much',
    Arabic: 'شكرًا لك كثيرًا',
    'Context (English)': 'Said to a friend.',
    'Context (Arabic)': 'تقال لصديق.',
  });
  const word = (chinese: string, english: string, arabic: string) => ({
    Chinese: chinese,
    'Translation (English)': english,
    'Translation (Arabic)': arabic,
    'Meaning (English)': `It means ${english}.`,
    'Meaning (Arabic)': `معناها ${arabic}.`,
  });
  for (const [values, pinyin] of [
    [word('谢谢', 'thanks', 'شكرًا'), 'xièxie'],
    [word('你', 'you', 'أنت'), 'nǐ'],
  ] as const) {
    await phrase
      .first()
      .getByTestId(/^field-phrases.*\.words$/)
      .getByRole('button', { name: 'Add item' })
      .click();
    // A field of the phrase that got the focus now would close the word again.
    await expect(page.getByLabel('Translation (English)', { exact: true })).toBeVisible();
    await fill(values);
    await page.getByRole('button', { name: `Take “${pinyin}”` }).click();
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Escape');
  await publish(page);
  await expectOnPage(`/en${PHRASES}`, 'Thank you so much');
  await expectOnPage(`/ar${PHRASES}`, 'شكرًا لك كثيرًا');
});

test('a festival changes in both languages', { tag: '@long' }, async ({ page }) => {
  await site.openDocument(page, 'structure/festivals;festival;festival-spring');
  await page.getByLabel('Name (English)', { exact: true }).fill('The Spring Festival');
  await page.getByLabel('Name (Arabic)', { exact: true }).fill('عيد الربيع الصيني');
  await publish(page);
  await expectOnPage(`/en${FESTIVALS}`, 'The Spring Festival');
  await expectOnPage(`/ar${FESTIVALS}`, 'عيد الربيع الصيني');
});

test(
  'a picture is cropped by dragging, and readers see no more than is left of it',
  { tag: '@long' },
  async ({ page }) => {
    await site.openDocument(page, 'structure/festivals;festival;festival-qingming');
    const field = page.getByTestId('field-picture');
    await field.getByRole('button', { name: 'Open image edit dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit hotspot and crop' });
    // The last of the drawings lies over the picture, as large as it is.
    const overlay = dialog.locator('svg').last();
    await expect.poll(async () => (await overlay.boundingBox())?.width).toBeGreaterThan(300);
    await overlay.hover();
    const box = await overlay.boundingBox();
    if (!box) throw new Error('the picture is not shown');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width - 1, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.4, middle, { steps: 8 });
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Close dialog' }).click();
    await field.getByTestId('input-validation-icon-warning').first().hover();
    await expect(page.getByText(/readers see it up to 680 pixels wide/)).toBeVisible();

    await page.goto(`${site.url}/api/preview?document=festival-qingming&lang=ar`);
    const shown = page.locator('#qingming').locator('img.content-image').first();
    await expect(shown).toHaveAttribute('src', /\?rect=0,0,\d{3},900$/);
    await expect.poll(() => shown.evaluate(isUpright)).toBe(true);

    await site.openDocument(page, 'structure/festivals;festival;festival-qingming');
    await publish(page);
    await expect
      .poll(() => site.page(`/ar${FESTIVALS}`), { timeout: BUILD_MS })
      .toMatch(/src="[^"]*festival-qingming[^"]*" width="6\d\d" height="900"/);
    await page.goto(`${site.url}/ar${FESTIVALS}#qingming`);
    await expect.poll(() => shown.evaluate(isUpright)).toBe(true);
  },
);

test('a section of the terms changes in each language', { tag: '@long' }, async ({ page }) => {
  for (const [language, before, after] of [
    ['en', 'Acceptance of these Terms', 'Your acceptance of these Terms'],
    ['ar', 'قبول هذه الشروط', 'قبولكم هذه الشروط'],
  ] as const) {
    await site.openDocument(page, `structure/legalDocument;terms-${language}`);
    await page
      .getByText(new RegExp(`^Section \\d+: ${before}$`))
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill(after);
    await page.keyboard.press('Escape');
    await publish(page);
    await expectOnPage(`/${language}/terms`, after);
  }
});

test(
  'a document that breaks a rule can’t be published, and the Studio says why',
  { tag: '@long' },
  async ({ page }) => {
    await site.openDocument(page, SECTION);
    await page
      .getByText(/^Phrase \d+: 早上好$/)
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const pinyin = dialog.getByLabel('Pinyin', { exact: true });
    await pinyin.fill('zaoshang hao');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('action-publish')).toBeDisabled();
    await page
      .getByText(/^Phrase \d+: 早上好$/)
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take “zǎoshang hǎo”' }).click();
    await expect(page.getByRole('dialog').getByLabel('Pinyin', { exact: true })).toHaveValue(
      'zǎoshang hǎo',
    );
  },
);

test('two tabs see each other’s changes', { tag: '@long' }, async ({ page, context }) => {
  const other = await context.newPage();
  await site.openDocument(page, 'structure/festivals;festival;festival-qingming');
  await site.openDocument(other, 'structure/festivals;festival;festival-qingming');
  await page.getByLabel('Name (English)', { exact: true }).fill('Tomb-Sweeping Day');
  await expect(other.getByLabel('Name (English)', { exact: true })).toHaveValue(
    'Tomb-Sweeping Day',
  );
  await other.getByLabel('Name (Arabic)', { exact: true }).fill('يوم كنس القبور');
  await expect(page.getByLabel('Name (Arabic)', { exact: true })).toHaveValue('يوم كنس القبور');
});

test('a drop zone moves with the keyboard and the mouse', { tag: '@long' }, async ({ page }) => {
  await site.openDocument(page, 'structure/festivals;festival;festival-mid-autumn');
  const zone = page.getByRole('button', { name: /^Place of Full moon:/ });
  await zone.hover();
  const before = await zone.getAttribute('aria-label');
  await zone.press('ArrowRight');
  await expect(zone).not.toHaveAttribute('aria-label', before ?? '');
  const moved = await zone.getAttribute('aria-label');
  const box = await zone.boundingBox();
  if (!box) throw new Error('the zone is not shown');
  await page.mouse.move(box.x + 8, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x - 30, box.y + 30, { steps: 5 });
  await page.mouse.up();
  await expect(zone).not.toHaveAttribute('aria-label', moved ?? '');
});

test(
  'what has one page each can’t be made twice or deleted',
  { tag: '@long' },
  async ({ page }) => {
    for (const place of ['siteSettings', 'legalDocument;terms-ar']) {
      await site.openDocument(page, `structure/${place}`);
      await expect(page.getByTestId('action-publish')).toBeVisible();
      await page.getByTestId('action-menu-button').click();
      await expect(page.getByRole('menuitem', { name: 'See it on the site' })).toBeVisible();
      const others = page.getByRole('menuitem', { name: /delete|duplicate|unpublish/i });
      await expect(others).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
    await page.getByTestId('new-document-button').click();
    const create = (type: string) => page.locator(`a[href*="intent/create"][href*="type=${type}"]`);
    await expect(create('festival').first()).toBeVisible();
    await expect(create('siteSettings')).toHaveCount(0);
    await expect(create('legalDocument')).toHaveCount(0);
  },
);

test(
  'what changed while the server was down is on the page after its start',
  { tag: '@long' },
  async () => {
    await site.kill();
    site.edit('phrases.ndjson', '"Good morning"', '"Good early morning"');
    await site.start();
    await expectOnPage(`/en${PHRASES}`, 'Good early morning');
  },
);
