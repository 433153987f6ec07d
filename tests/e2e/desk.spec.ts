import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from './accounts.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { startSite, test as base } from './own-site.ts';
import { mailTo } from './outbox.ts';
import { fillWithQuarrel, STUDENT, TUTOR } from './quarrel.ts';
import { runTask } from './tasks.ts';
import { deskWords } from './words/desk.ts';

const test = base.extend({
  site: async ({ browserName: _ }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'hanlu-journey-'));
    await fillWithQuarrel(dataDir);
    const site = await startSite({ dataDir });
    await use(site);
    await site.stop();
    await rm(dataDir, { recursive: true });
  },
});

test('an admin decides a quarrel, calls a lesson off and looks a student up', async ({
  page,
  site,
  siteLocale,
}) => {
  const t = deskWords[siteLocale];
  const { email } = await signIn(page, siteLocale, { role: 'admin' });
  await page.goto(`/${siteLocale}/admin`);
  await page.getByRole('link', { name: t.quarrels }).click();
  await expectAccessible(page);
  const quarrel = page.getByRole('article').filter({ hasText: t.quarrel });
  await expect(quarrel).toHaveCount(1);
  await runTask(site, 'admins');
  const { subject, text = '' } = await mailTo(email, { folder: site.dataDir });
  expect(subject).toContain(STUDENT.name);
  const [path = ''] = /\/admin\/lessons\?lesson=[\w-]+/.exec(text) ?? [];
  await page.goto(`/${siteLocale}${path}`);
  await expect(quarrel).toHaveCount(1);
  await quarrel.getByRole('button', { name: t.held }).click();
  await expect(page.getByRole('status')).toHaveText(t.settled);

  await page.getByRole('link', { name: t.showAll }).click();
  await page.getByLabel(t.person).fill('nobody@hanlu.example');
  await page.getByRole('button', { name: t.show, exact: true }).click();
  await expect(page.getByText(t.noLessons)).toBeVisible();
  await page.getByLabel(t.person).fill(TUTOR.email.toUpperCase());
  await page.getByRole('button', { name: t.show, exact: true }).click();
  const agreed = page.getByRole('article').filter({ hasText: t.callOff });
  await agreed.locator('summary', { hasText: t.callOff }).click();
  await agreed.getByLabel(t.reason).fill('The tutor is ill.');
  // A session that ends meanwhile loses nothing of it.
  await page.context().clearCookies();
  await agreed.getByRole('button', { name: t.callOff }).click();
  await expect(page.getByRole('heading', { name: t.signedOut })).toBeVisible();
  await expect(page.getByText('The tutor is ill.')).toBeVisible();
  await expectAccessible(page);
  const { pathname, search } = new URL(page.url());
  const back = new URLSearchParams({ lang: siteLocale, next: pathname + search });
  const elsewhere = page.getByRole('link', { name: t.signInElsewhere });
  await expect(elsewhere).toHaveAttribute('href', `/api/login?${back}`);
  await signIn(page, siteLocale, { role: 'student' });
  await page.getByRole('button', { name: t.send, exact: true }).click();
  await expect(page.getByRole('heading', { name: t.otherAccount })).toBeVisible();
  await signIn(page, siteLocale, { role: 'admin' });
  await page.getByRole('button', { name: t.send, exact: true }).click();
  await expect(page.getByRole('status')).toHaveText(t.calledOff);
  await expect(page.getByRole('article').filter({ hasText: 'The tutor is ill.' })).toHaveCount(1);

  await page.goto(`/${siteLocale}/admin/students`);
  await expect(page.getByRole('heading', { name: STUDENT.name })).toBeVisible();
  await expect(page.getByRole('link', { name: TUTOR.name })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(t.goal).selectOption('academic');
  await page.getByRole('button', { name: t.show, exact: true }).click();
  await expect(page.getByText(t.nobody)).toBeVisible();
});
