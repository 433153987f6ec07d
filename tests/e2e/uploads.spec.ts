import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Locale } from '#src/i18n/locales.ts';
import { photo } from '#tests/uploads/pictures.ts';
import { pdf } from '#tests/uploads/pdfs.ts';
import { signIn, test } from './accounts.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { accountWords } from './words/account.ts';
import { cropWords } from './words/crop.ts';
import { dataCenterWords } from './words/dataCenter.ts';

/** The internal page speaks Chinese first. */
const CHINESE = {
  upload: '上传',
  done: '上传成功',
  problems: {
    chooseFirst: '请先选择图片',
    onlyImages: '只能上传图片文件',
    tooLarge: '图片大小不能超过 10MB',
    failed: '上传失败',
    error: '上传出错',
  },
};

const jpeg = async (width: number, height: number) => ({
  name: 'صورة.jpg',
  mimeType: 'image/jpeg',
  buffer: await photo(width, height, 'jpeg'),
});

const openDataCenter = async (page: Page, locale: Locale) => {
  await signIn(page, locale, { role: 'admin' });
  await page.goto(`/${locale}/Data-Center`);
  const copy = dataCenterWords[locale];
  const picker = page.getByLabel(copy.choose);
  return {
    copy,
    crop: cropWords[locale],
    picker,
    upload: page.getByRole('button', { name: CHINESE.upload }),
    alert: page.getByRole('alert').filter({ has: page.locator('[lang=zh-Hans]') }),
    row: (name: string) => page.locator(`[data-field=${name}] dd`),
  };
};

test('an admin cuts a picture with the keyboard, sends it, and sees what is kept', async ({
  page,
  siteLocale,
}) => {
  const { copy, crop, picker, upload, row } = await openDataCenter(page, siteLocale);
  await expect(page.getByRole('heading', { level: 1, name: copy.title })).toBeVisible();
  await expectAccessible(page);

  await picker.setInputFiles(await jpeg(1500, 900));
  const dialog = page.getByRole('dialog', { name: crop.title });
  const use = dialog.getByRole('button', { name: crop.use });
  await expect(use).toHaveAttribute('aria-disabled', 'false');
  await expectAccessible(page);
  const preview = dialog.locator('canvas');
  await expect(preview).toHaveCSS('width', '120px');
  const painted = () => preview.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await painted();
  await dialog.getByRole('slider', { name: crop.zoom }).fill('2');
  await dialog.getByRole('group', { name: crop.move }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect.poll(painted).not.toBe(before);
  await use.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: copy.preview })).toBeVisible();

  await upload.click();
  await expect(page.getByRole('status').filter({ hasText: CHINESE.done })).toBeVisible();
  await expect(row('key')).toHaveText(/^[0-9a-f]{32}$/);
  await expect(row('processed')).toHaveText('400 × 400');
  await expect(row('original')).toHaveText('450 × 450');
  const kept = page.getByRole('img', { name: copy.uploaded });
  await expect.poll(() => kept.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  await expectAccessible(page);
});

test(
  'the server cuts the same part where it is asked to',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    const { copy, crop, picker, upload, row } = await openDataCenter(page, siteLocale);
    await page.getByLabel(copy.onServer).check();
    await picker.setInputFiles(await jpeg(1000, 600));
    await page.getByRole('button', { name: crop.use }).click();
    await upload.click();
    await expect(row('cropRect')).toHaveText('x 200, y 0, 600 × 600');
    await expect(row('original')).toHaveText('1000 × 600');
  },
);

test(
  'a second cut that is given up leaves the first',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const { copy, crop, picker, upload } = await openDataCenter(page, siteLocale);
    await picker.setInputFiles(await jpeg(800, 600));
    await page.getByRole('button', { name: crop.use }).click();
    const preview = page.getByRole('img', { name: copy.preview });
    await expect(preview).toBeVisible();
    await picker.setInputFiles(await jpeg(600, 800));
    await page.getByRole('button', { name: crop.cancel }).last().click();
    await expect(preview).toBeVisible();
    await upload.click();
    await expect(page.getByRole('status').filter({ hasText: CHINESE.done })).toBeVisible();
  },
);

test(
  'what goes wrong is told in Chinese and in the language of the page',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const { copy, crop, picker, upload, alert } = await openDataCenter(page, siteLocale);
    const expectProblem = async (name: keyof typeof CHINESE.problems) => {
      await expect(alert).toContainText(CHINESE.problems[name]);
      await expect(alert).toContainText(copy.problems[name]);
    };
    await upload.click();
    await expectProblem('chooseFirst');
    await picker.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
    await expectProblem('onlyImages');
    const large = {
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(10 * 1024 ** 2 + 1),
    };
    await picker.setInputFiles(large);
    await expectProblem('tooLarge');

    await picker.setInputFiles({ ...large, buffer: Buffer.from('no picture') });
    const dialog = page.getByRole('dialog', { name: crop.title });
    await expect(dialog).toContainText(crop.broken);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await picker.setInputFiles(await jpeg(600, 600));
    await dialog.getByRole('button', { name: crop.use }).click();
    await page.route('**/api/uploads/images', (route) => route.abort());
    await upload.click();
    await expectProblem('error');
    await page.unroute('**/api/uploads/images');
    const message = 'Disk full';
    const body = JSON.stringify({ success: false, code: 'failed', message, error: message });
    await page.route('**/api/uploads/images', (route) => route.fulfill({ status: 502, body }));
    await upload.click();
    await expectProblem('failed');
    await expect(alert).toContainText(message);
  },
);

test('nobody else gets into the internal page', { tag: '@en' }, async ({ page, siteLocale }) => {
  for (const path of ['/image', '/Data-Center', '/DC']) {
    await page.goto(`/${siteLocale}${path}`);
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/signup`));
  }
  await signIn(page, siteLocale, { role: 'teacher' });
  await page.goto(`/${siteLocale}/image`);
  const { denied } = accountWords[siteLocale];
  await expect(page.getByRole('heading', { level: 1, name: denied.title })).toBeVisible();
});

test(
  'a tutor’s documents are downloads for the owner and nothing for others',
  { tag: '@desktop' },
  async ({ page, siteLocale, browser, baseURL }) => {
    const Origin = baseURL ?? '';
    await signIn(page, siteLocale, { role: 'teacher' });
    const send = (file: Buffer, kind: string) =>
      page.request.post('/api/uploads/files', {
        headers: { Origin },
        multipart: { file: { name: 'a', mimeType: 'text/html', buffer: file }, kind, itemId: 'x' },
      });
    const { key } = (await (await send(pdf(), 'certificate')).json()) as { key: string };
    const own = await page.request.get(`/api/uploads/files/${key}`);
    expect(own.headers()['content-disposition']).toBe('attachment; filename="certificate.pdf"');
    expect(own.headers()['content-security-policy']).toContain('sandbox');
    expect(await own.body()).toEqual(pdf());

    const portrait = await sharp(await photo(300, 300, 'png')).toBuffer();
    const shown = (await (await send(portrait, 'profile')).json()) as { key: string };
    const stranger = await browser.newContext(baseURL ? { baseURL } : {});
    expect((await stranger.request.get(`/api/uploads/files/${key}`)).status()).toBe(404);
    const seen = await stranger.request.get(`/api/uploads/images/${shown.key}`);
    expect(seen.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    await stranger.close();

    const tooLarge = await send(Buffer.alloc(6 * 1024 * 1024), 'certificate');
    expect(tooLarge.status()).toBe(413);
  },
);
