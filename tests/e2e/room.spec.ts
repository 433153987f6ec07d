import type { Page } from '@playwright/test';
import type { Locale } from '#src/i18n/locales.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { test } from './own-site.ts';
import { teachAs } from './tutor-application.ts';
import { hoursWords, offerWords, roomWords } from './words/room.ts';
import { say } from './words/say.ts';

/** The next of a day of the week (0 is Sunday) that is more than two days ahead. */
const next = (weekday: number): Date => {
  const day = new Date();
  day.setUTCHours(0, 0, 0, 0);
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== weekday || day.getTime() - Date.now() < 2 * 86_400_000);
  return day;
};
/** What an address names of the moment at which Riyadh shows an hour of a day. */
const inRiyadh = (day: Date, hour: number) =>
  new URLSearchParams({
    start: new Date(day.getTime() + (hour - 3) * 3_600_000).toISOString(),
  }).toString();

/** The link to the page that students see: there within a minute of the approval, as is said until then. */
const ownPage = async (page: Page, locale: Locale) => {
  const { open } = roomWords[locale].seen;
  await expect(async () => {
    // Whoever opens the list has the directory read, which gives new tutors their page.
    await page.request.get(`/${locale}/tutors`);
    const profile = await page.request.get(`/${locale}/tutor/profile`);
    expect(await profile.text()).toContain(open);
  }).toPass({ timeout: 60_000 });
  await page.goto(`/${locale}/tutor/profile`);
  return page.getByRole('link', { name: open });
};

test(
  'what a tutor changes of hours, price and link holds at once, and no tab overwrites another',
  { tag: '@en' },
  async ({ page, browser, siteLocale }) => {
    await teachAs(page, browser, siteLocale);
    const address = (await (await ownPage(page, siteLocale)).getAttribute('href')) ?? '';
    const [room, hours, offer] = [
      roomWords[siteLocale],
      hoursWords[siteLocale],
      offerWords[siteLocale],
    ];
    // The page of the public profile is kept for a minute, this one for nobody.
    const offered = async () => (await page.request.get(`${address}/ask`)).text();
    const [monday, tuesday] = [next(1), next(2)];
    expect(await offered()).toContain(inRiyadh(monday, 9));
    expect(await offered()).not.toContain(inRiyadh(tuesday, 9));

    // The way of a tutor who comes back.
    await page.goto(`/${siteLocale}/tutor`);
    await expect(page.getByRole('heading', { level: 1, name: room.title })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: room.availability }).click();
    const addOn = (on: Page, day: string) =>
      on.getByRole('button', { name: say(hours.addTimeOn, { day }) });
    await expect(addOn(page, hours.days.tuesday)).toBeVisible();
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(`/${siteLocale}/tutor/availability`);
    await addOn(elsewhere, hours.days.sunday).click();

    await addOn(page, hours.days.tuesday).click();
    await page.getByRole('button', { name: hours.exceptions.add, exact: true }).click();
    await expect(page.getByText(hours.exceptions.faults.day)).toBeVisible();
    await page.getByLabel(hours.exceptions.firstDay).fill(monday.toISOString().slice(0, 10));
    await page.getByRole('button', { name: hours.exceptions.add, exact: true }).click();
    await expect(
      page.getByRole('button', { name: say(hours.exceptions.remove, { what: hours.days.monday }) }),
    ).toBeVisible();
    await page.getByRole('button', { name: offer.save }).click();
    await expect(page.getByText(offer.saved)).toBeVisible();
    await expectAccessible(page);
    expect(await offered()).toContain(inRiyadh(tuesday, 9));
    expect(await offered()).not.toContain(inRiyadh(monday, 9));

    await elsewhere.getByRole('button', { name: offer.save }).click();
    const dialog = elsewhere.getByRole('dialog', { name: offer.conflict.title });
    await expect(dialog).toBeVisible();
    await expectAccessible(elsewhere);
    await dialog.getByRole('button', { name: offer.conflict.theirs }).click();
    await expect(dialog).toBeHidden();
    await expect(elsewhere.getByLabel(`${hours.days.tuesday}: ${hours.from}`)).toHaveValue('09:00');
    await elsewhere.close();

    await page.getByRole('link', { name: room.profile }).click();
    const price = page.getByLabel(offer.price.label);
    await price.fill('20');
    await page.getByRole('button', { name: offer.save }).first().click();
    await expect(page.getByText(offer.saved)).toBeVisible();
    const link = page.getByLabel(offer.link.label);
    await link.fill('meet.google.com/abc-defg-hij');
    await link.press('Enter');
    await expect(page.getByText(offer.link.saved)).toBeVisible();
    await expect(link).toHaveValue('https://meet.google.com/abc-defg-hij');
    await expectAccessible(page);
    await (await ownPage(page, siteLocale)).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lin Wang');
    await expect(page.getByText(/\b75\b/).first()).toBeVisible();
  },
);

test(
  'a tutor pauses and is gone for students, comes back, and leaves',
  { tag: '@long' },
  async ({ page, browser, siteLocale }) => {
    await teachAs(page, browser, siteLocale);
    const room = roomWords[siteLocale];
    const own = await ownPage(page, siteLocale);
    const address = (await own.getAttribute('href')) ?? '';
    const statusFor = async () => (await page.request.get(address)).status();
    expect(await statusFor()).toBe(200);

    await page.getByRole('button', { name: room.pause.start }).click();
    const asked = page.getByRole('dialog', { name: room.pause.ask });
    await expectAccessible(page);
    await page.goBack();
    await expect(asked).toBeHidden();
    await page.getByRole('button', { name: room.pause.start }).click();
    await asked.getByRole('button', { name: room.pause.start }).click();
    // What changed is there without a new page, is told, and has the focus.
    await expect(page.getByRole('status').getByText(room.pause.begun)).toBeVisible();
    await expect(page.getByRole('heading', { name: room.paused.title })).toHaveCount(2);
    await expect(own).toBeHidden();
    const end = page.getByRole('button', { name: room.pause.end });
    await expect(end).toBeFocused();
    await expectAccessible(page);
    expect(await statusFor()).toBe(404);
    const visitor = await page.context().newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: room.gone })).toBeVisible();
    await expectAccessible(visitor);
    await visitor.close();

    await end.press('Enter');
    await expect(page.getByRole('status').getByText(room.pause.ended)).toBeVisible();
    await expect(page.getByRole('heading', { name: room.paused.title })).toHaveCount(0);
    await expect(page.getByRole('button', { name: room.pause.start, exact: true })).toBeFocused();
    await expect(own).toBeVisible();
    expect(await statusFor()).toBe(200);

    await page.getByRole('button', { name: room.leave.start }).click();
    const leaving = page.getByRole('dialog', { name: room.leave.ask });
    await leaving.getByRole('button', { name: room.leave.go }).click();
    await expect(leaving.getByRole('alert')).toHaveText(room.leave.check);
    await expectAccessible(page);
    await leaving.getByLabel(room.leave.sure).check();
    await leaving.getByRole('button', { name: room.leave.go }).click();
    await expect(page.getByRole('dialog', { name: room.leave.left })).toBeVisible();
    expect(await statusFor()).toBe(404);
    await page.goto(`/${siteLocale}/tutor`);
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/teacher-onboarding`));
  },
);
