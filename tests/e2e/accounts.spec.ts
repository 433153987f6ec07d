import type { Locale } from '#src/i18n/locales.ts';
import { AT_PROVIDER, cancel, identify, newcomer, signIn, test } from './accounts.ts';
import { atRest, expect, expectAccessible } from './fixtures.ts';
import { onboardingWords } from './words/onboarding.ts';
import { accountWords } from './words/account.ts';
import { afterSignUpWords } from './words/afterSignUp.ts';
import { dashboardWords } from './words/dashboard.ts';
import { deskWords } from './words/desk.ts';
import { homeWords } from './words/home.ts';
import { shellWords } from './words/shell.ts';
import { say } from './words/say.ts';

const startSignUp = (locale: Locale) => {
  const { signup } = accountWords[locale];
  return say(signup.continueWith, { provider: signup.provider });
};

test(
  'the sign-up button waits a second with a message, then leaves',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const start = new Date('2026-03-01T10:00:00');
    await page.clock.install({ time: start });
    // Scripts come by frames, which stand still with the clock.
    await page.goto(`/${siteLocale}/signup`);
    await atRest(page);
    await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
    await page.getByRole('link', { name: startSignUp(siteLocale) }).click();
    const { signup } = accountWords[siteLocale];
    await expect(page.getByRole('status')).toHaveText(signup.waiting);
    await page.clock.runFor(999);
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/signup$`));
    await page.clock.runFor(1);
    await page.waitForURL(AT_PROVIDER);
  },
);

test('someone new signs up, chooses to learn, and is known everywhere until they sign out', async ({
  page,
  siteLocale,
  isMobile,
}) => {
  const shell = shellWords[siteLocale];
  await page.goto(`/${siteLocale}/signup`);
  await expectAccessible(page);
  await page.getByRole('link', { name: startSignUp(siteLocale) }).click();
  await identify(page, siteLocale, newcomer());

  await expect(page).toHaveURL(new RegExp(`/${siteLocale}/role-select$`));
  await expectAccessible(page);
  await page.locator('a[href*="role=student"]').click();
  await expect(page).toHaveURL(new RegExp(`/${siteLocale}/after-signup\\?showOnboardingPrompt=1$`));
  const thanks = afterSignUpWords[siteLocale];
  await expect(page.getByRole('heading', { name: thanks.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: thanks.later }).click();
  await expect(page.getByText(thanks.student.title)).toBeHidden();

  await page.getByRole('link', { name: thanks.home, exact: true }).click();
  const bar = page.getByRole('banner');
  await expect(
    bar.getByRole('link', { name: accountWords[siteLocale].roles.student }),
  ).toBeVisible();
  await page.goto(`/${siteLocale}/student`);
  await expect(
    page.getByRole('heading', { name: dashboardWords[siteLocale].student.title }),
  ).toBeVisible();
  await expectAccessible(page);

  if (isMobile) await page.locator('summary').first().click();
  await bar.getByRole('button', { name: shell.signOut }).locator('visible=true').click();
  await expect(page).toHaveURL(new RegExp(`/${siteLocale}/$`));
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await page.goto(`/${siteLocale}/student`);
  await expect(page).toHaveURL(new RegExp(`/${siteLocale}/onboarding$`));
  // Who has an account already need not answer anew.
  const { signIn: login } = onboardingWords[siteLocale];
  await page.getByRole('main').getByRole('link', { name: login, exact: true }).click();
  const own = encodeURIComponent(`/${siteLocale}/student`);
  await expect(page).toHaveURL(new RegExp(`/${siteLocale}/login\\?next=${own}$`));
});

test(
  'who has no role yet chooses one on the way to a page, and gets there',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await signIn(page, siteLocale, { role: undefined });
    await page.goto(`/${siteLocale}/teacher-onboarding`);
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/role-select\\?next=`));
    await page.locator('a[href*="role=teacher"]').click();
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/teacher-onboarding$`));
  },
);

test('the choice of a role keeps the page that was wanted, whoever meets it first', async ({
  page,
  siteLocale,
}) => {
  const wanted = `/${siteLocale}/teacher-onboarding`;
  await page.goto(`/${siteLocale}/role-select?next=${wanted}`);
  await page.getByRole('link', { name: startSignUp(siteLocale) }).click();
  await identify(page, siteLocale, newcomer());
  await expect(page).toHaveURL(new RegExp(`/${siteLocale}/role-select\\?next=`));

  await page.goto(`/${siteLocale}/signup?next=${wanted}`);
  const { signup } = accountWords[siteLocale];
  await page.getByRole('link', { name: signup.chooseRole }).click();
  await page.locator('a[href*="role=teacher"]').click();
  await expect(page).toHaveURL(new RegExp(`${wanted}$`));
});

test(
  'a cancelled login is told at home, once',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await page.goto(`/api/login?lang=${siteLocale}`);
    await cancel(page, siteLocale);
    const home = homeWords[siteLocale];
    await expect(page.getByText(home.loginFailed, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/$`));
  },
);

test(
  'a wrong role meets Access Denied and is led to a login that comes back',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const { denied, roles } = accountWords[siteLocale];
    const { email } = await signIn(page, siteLocale, { role: 'student' });
    await page.goto(`/${siteLocale}/admin`);
    await expect(page.getByRole('heading', { name: denied.title })).toBeVisible();
    await expect(page.getByText(roles.student, { exact: true }).last()).toBeVisible();
    await expectAccessible(page);
    const { origin } = new URL(page.url());
    await page.request.post(`/${siteLocale}/admin`, {
      form: { email, role: 'teacher' },
      headers: { origin },
    });
    const user = (await (await page.request.get('/api/auth/user')).json()) as { role: string };
    expect(user.role).toBe('student');
    await page.getByRole('main').getByRole('link', { name: denied.login }).click();
    await expect(page).toHaveURL(
      new RegExp(`/${siteLocale}/login\\?next=%2F${siteLocale}%2Fadmin$`),
    );
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL(AT_PROVIDER);
  },
);

test('an admin sees the dashboard, corrects a role, and is told what is missing', async ({
  page,
  siteLocale,
  browser,
}) => {
  const other = await browser.newContext();
  const guest = await other.newPage();
  const student = await signIn(guest, siteLocale, { role: 'student' });
  await signIn(page, siteLocale, { role: 'admin' });
  const { admin: t } = dashboardWords[siteLocale];
  await page.goto(`/${siteLocale}/admin`);
  await expect(page.getByRole('heading', { name: t.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(t.email).fill(student.email);
  await page.getByLabel(t.newRole).selectOption('teacher');
  // A session that ends meanwhile loses nothing of it.
  await page.context().clearCookies();
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(student.email)).toBeVisible();
  await signIn(page, siteLocale, { role: 'admin' });
  await page.getByRole('button', { name: deskWords[siteLocale].send, exact: true }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  const user = (await (await guest.request.get('/api/auth/user')).json()) as { role: string };
  expect(user.role).toBe('teacher');
  await other.close();
  expect((await page.goto(`/${siteLocale}/admin/applications/nope`))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', siteLocale);
});

test(
  'a tutor is told at Get Started that the account is a tutor’s',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await signIn(page, siteLocale, { role: 'teacher' });
    await page.goto(`/${siteLocale}/`);
    const { conflict } = accountWords[siteLocale];
    await page.getByRole('link', { name: homeWords[siteLocale].getStarted }).click();
    await expect(page.getByText(conflict.teacher, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/$`));
  },
);

test(
  'a role is asked again when the choice came from another site',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale }) => {
    await page.goto(`/api/login?lang=${siteLocale}&entry=signup`);
    await identify(page, siteLocale, newcomer());
    // Typing an address is no click on a page of ours.
    await page.goto(`/api/assign-role?role=teacher&lang=${siteLocale}`);
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/role-select\\?role=teacher$`));
    // What was asked for comes first, and the other role can be chosen all the same.
    const roles = page.locator('a[href*="/api/assign-role"]');
    await expect(roles).toHaveText(
      siteLocale === 'ar' ? [/المتابعة بدور: معلّم/, /طالب/] : [/Continue as Teacher/, /Student/],
    );
    const user = (await (await page.request.get('/api/auth/user')).json()) as { role: null };
    expect(user.role).toBeNull();
  },
);

test('who asks to become a tutor confirms that, and has the application next', async ({
  page,
  siteLocale,
}) => {
  await page.goto(`/${siteLocale}/teacher-signup`);
  await page.locator('[data-apply]').first().click();
  await page.locator('[data-sign-up]').click();
  await identify(page, siteLocale, newcomer());
  await page.locator('a[href*="/api/assign-role"]').first().click();
  await expect(page).toHaveURL(new RegExp(`/${siteLocale}/teacher-onboarding$`));
});

test(
  'a replayed way back signs nobody in',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale, browser }) => {
    await page.goto(`/api/login?lang=${siteLocale}`);
    const way = page.waitForRequest((request) => request.url().includes('/api/callback?'));
    await identify(page, siteLocale, newcomer());
    const address = (await way).url();
    const thief = await browser.newContext();
    const stolen = await thief.newPage();
    await stolen.goto(address);
    await expect(stolen).toHaveURL(/\/ar\/$/);
    expect((await stolen.request.get('/api/auth/user')).status()).toBe(401);
    await thief.close();
  },
);
