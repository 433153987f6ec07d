import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import type { Locale } from '#src/i18n/locales.ts';
import { signIn, visitsProvider } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { headerOf, mailTo } from './outbox.ts';
import { figuresWords } from './words/figures.ts';
import { letterPageWords } from './words/letterPage.ts';
import { newsletterWords } from './words/newsletter.ts';
import { subscriptionWords } from './words/subscription.ts';
import { toastWords } from './words/toast.ts';

const ENDPOINT = '**/api/email-subscription';
const NOTICE_AFTER_MS = 1_000;
const LIST = '/api/admin/subscribers.csv';

const newAddress = () => `sara.${Date.now()}.${randomInt(1_000_000)}@reader.example`;

const openForm = async (page: Page, locale: Locale) => {
  await page.goto(`/${locale}/`);
  const t = newsletterWords[locale];
  const form = page.locator('#newsletter form');
  await form.scrollIntoViewIfNeeded();
  const toasts = page.getByRole('region', {
    name: toastWords[locale].region.replace('{hotkey}', 'F8'),
  });
  return {
    t,
    words: subscriptionWords[locale],
    name: form.getByLabel(t.form.name),
    email: form.getByLabel(t.form.email),
    button: form.getByRole('button'),
    toast: (text: string) => toasts.getByText(text, { exact: true }),
  };
};

const answer = (page: Page, status: number, body: object) =>
  page.route(ENDPOINT, (route) => route.fulfill({ status, json: body }));

test('a visitor subscribes by keyboard, confirms by the mail and leaves again', async ({
  page,
  siteLocale,
}) => {
  const letter = letterPageWords[siteLocale];
  const { name, email, toast, words, t } = await openForm(page, siteLocale);
  const address = newAddress();
  await name.focus();
  await page.keyboard.type('سارة Sara');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`  ${address.toUpperCase()}`);
  await page.keyboard.press('Enter');
  await expect(toast(t.toasts.success)).toBeVisible();
  await expect(toast(words.subscribed)).toBeVisible();
  await expect(name).toHaveValue('');
  await expect(email).toHaveValue('');

  const { text = '' } = await mailTo(address);
  const link = /http\S+\/newsletter\/confirm\S+/.exec(text)?.[0] ?? '';
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('lang', siteLocale);
  await expectAccessible(page);
  await page.getByRole('button', { name: letter.confirm.button }).click();
  await expect(heading).toHaveText(letter.confirm.done);
  await expectAccessible(page);
  await page.goto(link);
  await expect(heading).toHaveText(letter.confirm.already);
  await page.getByRole('link', { name: letter.wayBack }).click();
  await page.getByRole('button', { name: letter.unsubscribe.button }).click();
  await expect(heading).toHaveText(letter.unsubscribe.done);
  await page.goto(link);
  await expect(heading).toHaveText(letter.confirm.useless);
});

test('a double click subscribes once and asks for nothing more', async ({ page, siteLocale }) => {
  const { name, email, button, toast, t } = await openForm(page, siteLocale);
  await name.fill('Sara');
  await email.fill(newAddress());
  await button.dblclick();
  await expect(toast(t.toasts.success)).toBeVisible();
  await expect(name).toHaveValue('');
  await expect(name).toHaveAccessibleDescription('');
  await expect(email).toHaveAccessibleDescription('');
});

test(
  'an address that is subscribed is told so, and nothing typed is lost',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const { name, email, button, toast, words, t } = await openForm(page, siteLocale);
    const address = newAddress();
    for (const title of [t.toasts.success, t.toasts.taken]) {
      await name.fill('Sara');
      await email.fill(address);
      await button.click();
      await expect(toast(title)).toBeVisible();
    }
    await expect(toast(words.unconfirmed)).toBeVisible();
    await expect(name).toHaveValue('Sara');
    await expect(email).toHaveValue(address);
  },
);

test('what is wrong stands under its field, which gets the focus, until it is edited', async ({
  page,
  siteLocale,
}) => {
  const { name, email, button, words } = await openForm(page, siteLocale);
  await button.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(words.name_required);
  await expect(email).toHaveAccessibleDescription(words.email_required);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await name.fill('S');
  await expect(name).toHaveAccessibleDescription('');
  await expect(email).toHaveAccessibleDescription(words.email_required);
  await email.fill('sara@reader');
  await button.click();
  await expect(name).toHaveAccessibleDescription(words.name_short);
  await expect(email).toHaveAccessibleDescription(words.email_odd);
  await name.fill('n'.repeat(100));
  await email.fill(`${'e'.repeat(250)}@b.org`);
  await button.click();
  await expect(name).toHaveAccessibleDescription(words.name_long);
  await expect(email).toHaveAccessibleDescription(words.email_long);
});

test(
  'the fields rest while the subscription is on its way',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const { name, email, button, toast, t } = await openForm(page, siteLocale);
    const held = Promise.withResolvers<Route>();
    await page.route(ENDPOINT, (route) => held.resolve(route));
    await name.fill('Sara');
    await email.fill(newAddress());
    await button.click();
    await expect(button).toHaveText(t.form.submitting);
    await expect(button).toBeFocused();
    await expect(name).toBeDisabled();
    await expect(email).toBeDisabled();
    await (await held.promise).fulfill({ json: { success: true, message: 'Welcome' } });
    await expect(toast('Welcome')).toBeVisible();
    await expect(button).toHaveText(t.form.subscribe);
    await expect(name).toBeEnabled();
  },
);

test(
  'details of the server stand under their fields',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    const { name, email, button, toast, t } = await openForm(page, siteLocale);
    const details = [{ field: 'email', message: 'Not this one' }];
    await answer(page, 400, { success: false, code: 'invalid', message: 'Wrong', details });
    await name.fill('Sara');
    await email.fill(newAddress());
    await button.click();
    await expect(toast(t.toasts.invalid)).toBeVisible();
    await expect(toast(t.toasts.invalidHelp)).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Not this one');
  },
);

test(
  'a failure is told, and nothing typed is lost',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const { name, email, button, toast, t } = await openForm(page, siteLocale);
    const address = newAddress();
    await name.fill('Sara');
    await email.fill(address);

    await page.route(ENDPOINT, (route) => route.fulfill({ status: 502, body: '<html>' }));
    await button.click();
    await expect(toast(t.toasts.failed)).toBeVisible();
    await expect(toast(t.toasts.failedHelp)).toBeVisible();

    await page.unroute(ENDPOINT);
    await answer(page, 500, { success: false, code: 'unexpected', message: 'Not today' });
    await button.click();
    await expect(toast('Not today')).toBeVisible();

    await page.unroute(ENDPOINT);
    await page.route(ENDPOINT, (route) => route.abort('internetdisconnected'));
    await button.click();
    await expect(toast(t.toasts.offline)).toBeVisible();
    await expect(toast(t.toasts.offlineHelp)).toBeVisible();
    await expect(name).toHaveValue('Sara');
    await expect(email).toHaveValue(address);
  },
);

test(
  'a warning takes the place of the thanks after a second',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    await page.clock.install();
    const { name, email, button, toast, t, words } = await openForm(page, siteLocale);
    await name.fill('Sara');
    await email.fill(newAddress());
    await answer(page, 200, { success: true, message: words.received, warning: words.mail_failed });
    // A press that waits for the code would wait for the clock as well.
    await expect(page.locator('#newsletter astro-island')).not.toHaveAttribute('ssr');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await button.click();
    // Sending takes half a second at least (NEWSLETTER-3).
    await page.clock.runFor(500);
    await expect(toast(t.toasts.success)).toBeVisible();
    await page.clock.runFor(NOTICE_AFTER_MS - 1);
    await expect(toast(t.toasts.success)).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast(t.toasts.notice)).toBeVisible();
    await expect(toast(words.mail_failed)).toBeVisible();
    await expect(toast(t.toasts.success)).toBeHidden();
  },
);

test(
  'one person may be wrong only so often',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    await signIn(page, siteLocale, { role: 'student' });
    const ask = () =>
      page.request.post(`/api/email-subscription?lang=${siteLocale}`, { data: { name: 'S' } });
    const statuses = [];
    for (let times = 0; times < 61; times += 1) statuses.push((await ask()).status());
    expect(statuses).toEqual([...Array<number>(60).fill(400), 429]);
    const refused = await ask();
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(500);
    const { message } = (await refused.json()) as { message: string };

    const { name, email, button, toast, t } = await openForm(page, siteLocale);
    await name.fill('Sara');
    await email.fill(newAddress());
    await button.click();
    await expect(toast(t.toasts.failed)).toBeVisible();
    await expect(toast(message)).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a subscription that came otherwise is confirmed and ended',
    { tag: '@detail' },
    async ({ page, request, siteLocale }) => {
      const letter = letterPageWords[siteLocale];
      const address = newAddress();
      const sent = await request.post(`/api/email-subscription?lang=${siteLocale}`, {
        data: { name: 'Sara', email: address },
      });
      expect(sent.status()).toBe(200);
      const mail = await mailTo(address);
      await page.goto(/http\S+\/newsletter\/confirm\S+/.exec(mail.text ?? '')?.[0] ?? '');
      await page.getByRole('button', { name: letter.confirm.button }).click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(letter.confirm.done);

      // A mail program has no page of ours to come from.
      const oneClick = headerOf(mail, 'List-Unsubscribe').slice(1, -1);
      expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
      const left = await request.post(oneClick, {
        form: { 'List-Unsubscribe': 'One-Click' },
        headers: { Origin: 'https://mail.example' },
      });
      expect(left.status()).toBe(200);
      await page.goto(oneClick);
      await expect(heading).toHaveText(letter.unsubscribe.already);
    },
  );

  test(
    'the form says what it needs, and a forged link what it is',
    { tag: '@detail' },
    async ({ page, siteLocale }) => {
      await page.goto(`/${siteLocale}/`);
      const { noScript } = newsletterWords[siteLocale].form;
      await expect(page.locator('#newsletter noscript p')).toHaveText(noScript);
      await expect(page.locator('#newsletter').getByRole('textbox')).toHaveCount(0);
      for (const act of ['confirm', 'unsubscribe'] as const) {
        await page.goto(`/${siteLocale}/newsletter/${act}?token=forged.forged`);
        const { useless } = letterPageWords[siteLocale][act];
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(useless);
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      }
    },
  );
});

test(
  'another site cannot confirm for a reader',
  { tag: '@en' },
  async ({ request, siteLocale }) => {
    const address = newAddress();
    await request.post(`/api/email-subscription?lang=${siteLocale}`, {
      data: { name: 'Sara', email: address },
    });
    const { text = '' } = await mailTo(address);
    const link = (/http\S+\/newsletter\/confirm\S+/.exec(text)?.[0] ?? '').replace(
      `/${siteLocale}/`,
      '/api/',
    );
    const forged = await request.post(link, {
      form: {},
      headers: { Origin: 'https://evil.example' },
    });
    expect(forged.status()).toBe(403);
  },
);

test.describe('the list of subscribers', () => {
  test.use({ visitedOrigins: visitsProvider });

  test('is for admins', { tag: ['@en', '@detail'] }, async ({ page, siteLocale }) => {
    const address = newAddress();
    const data = { name: '=1+1', email: address };
    await page.request.post(`/api/email-subscription?lang=${siteLocale}`, { data });
    expect((await page.request.get(LIST)).status()).toBe(401);
    await signIn(page, siteLocale, { role: 'student' });
    expect((await page.request.get(LIST)).status()).toBe(403);
    await page.context().clearCookies();

    await signIn(page, siteLocale, { role: 'admin' });
    await page.goto(`/${siteLocale}/admin`);
    const t = figuresWords[siteLocale];
    const section = page.getByRole('region', { name: t.title });
    await expect(section.getByText(t.pending)).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await section.getByRole('link', { name: t.download }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^hanlu-subscribers-\d{4}-\d\d-\d\d\.csv$/);
    const list = await readFile(await file.path(), 'utf8');
    expect(list).toContain(`"${address}","'=1+1","${siteLocale}","pending"`);
  });
});
