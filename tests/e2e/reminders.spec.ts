import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { closeDatabase, openDatabase } from '#db/client.ts';
import { characterId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { expect, expectAccessible, scrollUntil } from './fixtures.ts';
import { signInAfter } from './learner.ts';
import { headerOf, mailTo } from './outbox.ts';
import { test, type OwnSite } from './own-site.ts';
import { runTask } from './tasks.ts';
import { reminderMailWords } from './words/reminderMail.ts';
import { remindersWords } from './words/reminders.ts';

/** Mails go out between five and nine in the afternoon, by the clock of whoever asked for them. */
const SIX = '18';
const hourIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone }).format();
const whereItIsSix = Intl.supportedValuesOf('timeZone').find((zone) => hourIn(zone) === SIX);

test.use({ timezoneId: whereItIsSix ?? 'Etc/UTC' });

/** Somebody with one character to review asks on their page to be reminded every day. */
const askForReminders = async (page: Page, locale: Locale) => {
  const someone = await signInAfter(page, locale, [{ item: characterId('学'), daysAgo: 12 }]);
  const t = remindersWords[locale];
  await page.goto(`/${locale}/student`);
  const settings = page.getByRole('region', { name: t.title });
  const days = settings.getByRole('checkbox');
  await scrollUntil(settings, days.first());
  await expect(days).toHaveCount(7);
  for (const day of await days.all()) await day.check();
  await settings.getByRole('button', { name: t.on }).click();
  await expect(settings.getByText(t.saved)).toBeVisible();
  return someone;
};

/** A day goes by: what was to be looked at tomorrow is to be looked at now. */
const letDayPass = async (site: OwnSite) => {
  await site.stop();
  const db = await openDatabase({
    url: `file:${join(site.dataDir, 'hanlu.db')}`,
    authToken: undefined,
  });
  await db.$client.execute('update learning_reminders set next_at = next_at - 86400000');
  await closeDatabase(db);
  await site.start();
};

test('a reminder comes by mail once something is due, and its link stops it', async ({
  page,
  site,
  siteLocale,
}) => {
  const t = reminderMailWords[siteLocale];
  const { email } = await askForReminders(page, siteLocale);
  await letDayPass(site);
  await runTask(site, 'reminders');
  const { subject, text = '' } = await mailTo(email, { folder: site.dataDir });
  expect(subject).toBe(t.subject);
  for (const sentence of [t.due, t.why, t.stop]) expect(text).toContain(sentence);
  expect(text).toMatch(new RegExp(`http\\S+/${siteLocale}/review\\b`));

  const link = /http\S+\/reminders\/stop\S+/.exec(text)?.[0] ?? '';
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('lang', siteLocale);
  await expect(heading).toHaveText(t.page.title);
  await expect(page.getByText(t.page.ask)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: t.page.title }).click();
  await expect(heading).toHaveText(t.page.done);
  await expectAccessible(page);
  const ownPage = page.getByRole('main').getByRole('link', { name: t.page.ownPage });
  await expect(ownPage).toHaveAttribute('href', `/${siteLocale}/student`);
  await page.goto(link);
  await expect(heading).toHaveText(t.page.already);
});

test(
  'a mail program stops the reminders by one request (RFC 8058)',
  { tag: '@long' },
  async ({ page, request, site, siteLocale }) => {
    const t = reminderMailWords[siteLocale];
    const { email } = await askForReminders(page, siteLocale);
    await letDayPass(site);
    await runTask(site, 'reminders');
    const mail = await mailTo(email, { folder: site.dataDir });
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const oneClick = headerOf(mail, 'List-Unsubscribe').slice(1, -1);
    // A mail program has no page of ours to come from, and nobody is signed in to it.
    const stopped = await request.post(oneClick, {
      form: { 'List-Unsubscribe': 'One-Click' },
      headers: { Origin: 'https://mail.example' },
    });
    expect(stopped.status()).toBe(200);
    await page.goto(`/${siteLocale}/student`);
    const settings = page.getByRole('region', { name: remindersWords[siteLocale].title });
    await scrollUntil(
      settings,
      settings.getByRole('button', { name: remindersWords[siteLocale].on }),
    );
    await page.goto(/http\S+\/reminders\/stop\S+/.exec(mail.text ?? '')?.[0] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.page.already);
  },
);
