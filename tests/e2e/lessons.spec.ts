import ICAL from 'ical.js';
import { sql } from 'drizzle-orm';
import type { Browser, Page } from '@playwright/test';
import { keepSchedule } from '#db/repos/teachings.ts';
import { lessons } from '#db/schema/lessons.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { identify, newcomer, signIn } from './accounts.ts';
import { atRest, expect, expectAccessible } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { brokenWords, LARGEST_TEXT } from './largest-text.ts';
import { accountOf, daily, inDataOf, openSchool, TUTOR_ZONE } from './lessons.ts';
import { test, type OwnSite } from './own-site.ts';
import { accountWords } from './words/account.ts';
import { lessonWords } from './words/lessons.ts';
import { say } from './words/say.ts';

const DAY_MS = 86_400_000;
const PROFILE = '/tutors/lin-wang';
const LESSON = /\/lessons\/[\w-]+$/;
const NOTE = 'I know 200 words.\nI would like to speak.';
const NOTE_WITH_ADDRESS = `${NOTE}\nnour@hanlu.example`;

/** Somebody with a browser of their own. */
const another = async (browser: Browser, site: OwnSite): Promise<Page> =>
  (await browser.newContext({ baseURL: site.url })).newPage();

type Asked = Parameters<typeof openSchool>[1];

/** A student at the page, and a tutor beside, whom students find. */
const meet = async (
  { page, browser, site, locale }: { page: Page; browser: Browser; site: OwnSite; locale: Locale },
  school: Omit<Asked, 'tutor' | 'student'> = {},
) => {
  const tutor = await another(browser, site);
  await signIn(tutor, locale, { role: 'teacher', someone: { ...newcomer(), name: 'Lin Wang' } });
  const student = { ...newcomer(), name: 'Nour Ahmad' };
  await signIn(page, locale, { role: 'student', someone: student });
  const people = { tutor: await accountOf(tutor), student: await accountOf(page) };
  await openSchool(site, { ...people, ...school });
  // Their pages have addresses once somebody has looked at the list.
  await page.request.get(`/${locale}/tutors`);
  return { tutor, student };
};

const hoursOn = (page: Page) => page.locator('#free').getByRole('listitem').getByRole('link');
/** The state of a lesson, as its page says it. */
const stateOf = (page: Page, text: string) =>
  page.getByRole('heading', { name: text, exact: true });
const startOn = (page: Page) => page.locator('#lesson-facts time').getAttribute('datetime');

test(
  'a student asks a matched tutor who reads Chinese, takes another time, has it in the calendar, and calls it off late',
  { tag: '@long' },
  async ({ page, browser, site, siteLocale }) => {
    test.setTimeout(240_000);
    const t = lessonWords[siteLocale];
    const { zh } = lessonWords;
    const { tutor } = await meet(
      { page, browser, site, locale: siteLocale },
      { lessonLink: 'https://meet.example/lin' },
    );

    await page.goto(`/${siteLocale}/student`);
    await page.getByRole('article').filter({ hasText: 'Lin Wang' }).getByText(t.profile).click();
    await hoursOn(page).nth(20).click();
    const title = say(t.ask.title, { name: 'Lin Wang' });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(t.ask.paid)).toBeVisible();
    await page.getByLabel(t.ask.note).fill(NOTE);
    await expectAccessible(page);
    await page.getByRole('button', { name: t.ask.send }).dblclick();
    await expect(page).toHaveURL(LESSON);
    await expect(stateOf(page, t.lesson.waits)).toBeVisible();
    const asked = await startOn(page);
    const address = page.url();
    const inChinese = address.replace(`/${siteLocale}/`, '/zh/');

    await tutor.goto('/zh/lessons');
    const letCome = await holdBack(tutor, '**/*.js');
    await tutor.getByRole('list', { name: zh.answer }).getByRole('link').click();
    await expect(tutor).toHaveURL(inChinese);
    await expect(tutor.getByText(NOTE)).toBeVisible();
    await expect(tutor.getByText('https://meet.example')).toHaveCount(0);
    await tutor.getByText(zh.proposeOther).first().click();
    // Too early for the page's script, which does it once it is there.
    const propose = tutor.getByRole('button', { name: zh.proposeThis });
    await propose.click();
    await expect(propose).toHaveAttribute('aria-busy', 'true');
    letCome();
    await expect(tutor.getByRole('radio').first()).toBeFocused();
    await expect(tutor).toHaveURL(inChinese);
    await tutor.getByRole('radio').first().check();
    await expectAccessible(tutor);
    await propose.click();
    await expect(tutor.getByRole('status')).toHaveText(zh.sent);
    await expect(tutor.getByText(zh.proposed)).toHaveCount(1);

    await page.goto(`/${siteLocale}/lessons`);
    await page.getByRole('list', { name: t.list.answer }).getByRole('link').click();
    await expect(stateOf(page, t.lesson.yours)).toBeVisible();
    const start = await startOn(page);
    expect(start).not.toBe(asked);
    await page.getByRole('button', { name: t.lesson.accept }).click();
    await expect(page.getByRole('status')).toHaveText(t.lesson.accepted);
    await expect(stateOf(page, t.lesson.agreed)).toBeVisible();
    await expect(page.getByText(t.lesson.agreed, { exact: true })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'meet.example' })).toHaveAttribute(
      'href',
      'https://meet.example/lin',
    );
    await expectAccessible(page);

    const file = await page.getByRole('link', { name: t.lesson.calendar }).getAttribute('href');
    const calendar = await (await page.request.get(file ?? '')).text();
    const entry = new ICAL.Event(
      new ICAL.Component(ICAL.parse(calendar) as unknown[]).getFirstSubcomponent('vevent') ??
        undefined,
    );
    expect(entry.startDate.toJSDate().toISOString()).toBe(start);
    expect(entry.duration.toSeconds()).toBe(50 * 60);
    expect(entry.location).toBe('https://meet.example/lin');

    await page.getByRole('button', { name: t.lesson.cancel }).click();
    const dialog = page.getByRole('dialog', { name: t.lesson.reallyCancel });
    await expect(dialog.getByText(t.lesson.willBeLate)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(stateOf(page, t.lesson.agreed)).toBeVisible();
    await page.getByRole('button', { name: t.lesson.cancel }).click();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(stateOf(page, t.lesson.agreed)).toBeVisible();

    // As on a page that was opened while it was free.
    await page
      .locator('#cancel')
      .evaluate((one) =>
        one.setAttribute('data-free-until', new Date(Date.now() + 60_000).toJSON()),
      );
    await page.getByRole('button', { name: t.lesson.cancel }).click();
    await dialog.getByRole('button', { name: t.lesson.callOff }).click();
    await expect(page.getByRole('status')).toHaveText(t.lesson.lateByNow);
    await expect(stateOf(page, t.lesson.agreed)).toBeVisible();
    await page.getByRole('button', { name: t.lesson.cancel }).click();
    await expect(dialog.getByText(t.lesson.willBeLate)).toBeVisible();
    await dialog.getByRole('button', { name: t.lesson.callOff }).click();
    await expect(page.getByRole('status')).toHaveText(t.lesson.calledOff);
    await expect(page.getByText(t.lesson.late, { exact: true })).toHaveCount(1);
    await tutor.reload();
    await expect(stateOf(tutor, zh.late)).toBeVisible();
  },
);

test(
  'a guest comes back to the hour, and a note outlives a faster student, a lost network and a reload',
  { tag: '@en' },
  async ({ page, browser, site, siteLocale }) => {
    const t = lessonWords[siteLocale];
    test.setTimeout(180_000);
    const { tutor, student } = await meet(
      { page, browser, site, locale: siteLocale },
      { age: '6-12' },
    );
    await page.goto(`/${siteLocale}${PROFILE}?zone=Europe/London`);
    const hour = await hoursOn(page).nth(5).getAttribute('href');

    await tutor.goto(hour ?? '');
    await expect(tutor.getByRole('heading', { name: t.ask.notAStudent })).toBeVisible();
    const guest = await another(browser, site);
    await guest.goto(hour ?? '');
    await expect(guest.getByRole('heading', { name: t.ask.signIn })).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole('main').getByRole('link', { name: t.ask.toLogin, exact: true }).click();
    const { signup } = accountWords[siteLocale];
    await guest
      .getByRole('link', { name: say(signup.continueWith, { provider: signup.provider }) })
      .click();
    await identify(guest, siteLocale, student);
    await expect(guest).toHaveURL(new RegExp(`${PROFILE}/ask`));
    await atRest(guest);

    await guest.getByLabel(t.ask.note).fill(NOTE_WITH_ADDRESS);
    await guest.getByRole('button', { name: t.ask.send }).click();
    await expect(guest.getByText(t.ask.tick)).toBeVisible();
    await expectAccessible(guest);
    await guest.getByLabel(t.ask.guardian).check();
    await guest.context().setOffline(true);
    await guest.getByRole('button', { name: t.ask.send }).click();
    await expect(guest.getByRole('alert')).toHaveText(`${t.ask.offline} ${t.ask.kept}`);
    await guest.context().setOffline(false);

    // Meanwhile the tutor teaches at other hours.
    const teacher = await accountOf(tutor);
    const others = { zone: TUTOR_ZONE, weekly: daily(2, 10, 18), lessonLink: undefined };
    await inDataOf(site, (db) => keepSchedule(db, teacher, others, new Date()));
    await guest.getByRole('button', { name: t.ask.send }).click();
    await expect(guest.getByRole('heading', { name: t.ask.gone })).toBeFocused();
    await expectAccessible(guest);
    await guest.locator('#ask').getByRole('listitem').getByRole('link').first().click();
    await expect(guest.getByLabel(t.ask.note)).toHaveValue(NOTE_WITH_ADDRESS);
    await guest.reload();
    await expect(guest.getByLabel(t.ask.note)).toHaveValue(NOTE_WITH_ADDRESS);
    await guest.getByLabel(t.ask.guardian).check();
    await guest.getByRole('button', { name: t.ask.send }).click();
    await expect(guest).toHaveURL(LESSON);
    const lesson = guest.url();

    await tutor.goto(lesson);
    await expect(tutor.getByText(t.lesson.young)).toBeVisible();
    await expect(tutor.getByText(t.lesson.hidden)).toBeVisible();
    await tutor.getByRole('button', { name: t.lesson.accept }).click();
    await expect(tutor.getByRole('status')).toHaveText(t.lesson.accepted);
    await expect(tutor.getByText(t.lesson.hiddenEmails)).toBeVisible();
    await expect(tutor.getByText(t.lesson.hidden)).toHaveCount(0);
    await guest.reload();
    await expect(guest.getByText(t.lesson.noLink)).toBeVisible();

    const stranger = await another(browser, site);
    await stranger.goto(lesson);
    await expect(stranger).toHaveURL(/\/login\?next=/);
    await signIn(stranger, siteLocale, { role: 'student' });
    expect((await stranger.goto(lesson))?.status()).toBe(404);
    await stranger.goto(`/${siteLocale}/lessons`);
    await expect(stranger.getByRole('heading', { name: t.list.empty })).toBeVisible();
    await expectAccessible(stranger);
  },
);

test(
  'a held lesson is told of, what is learnt is shown to the tutor, and a calendar is subscribed to',
  { tag: ['@en', '@long'] },
  async ({ page, browser, site, siteLocale }) => {
    const t = lessonWords[siteLocale];
    test.setTimeout(180_000);
    const { tutor } = await meet({ page, browser, site, locale: siteLocale });
    await page.goto(`/${siteLocale}${PROFILE}?zone=${TUTOR_ZONE}`);
    await hoursOn(page).nth(5).click();
    await page.getByRole('button', { name: t.ask.send }).click();
    await expect(page).toHaveURL(LESSON);
    const lesson = page.url();
    await tutor.goto(lesson);
    await tutor.getByRole('button', { name: t.lesson.accept }).click();
    await expect(tutor.getByRole('status')).toHaveText(t.lesson.accepted);

    await page.reload();
    await page.getByLabel(t.lesson.share).check();
    await expect(page.getByRole('status').getByText(t.lesson.saved)).toBeVisible();
    await tutor.reload();
    await expect(tutor.getByText(t.lesson.shared)).toBeVisible();
    await expectAccessible(tutor);

    await page.goto(`/${siteLocale}/lessons`);
    const screen = page.viewportSize();
    await page.setViewportSize(LARGEST_TEXT);
    const hour = page.getByRole('main').locator('time').first();
    expect(await brokenWords(hour), 'an hour that breaks is another hour').toEqual([]);
    if (screen) await page.setViewportSize(screen);
    await page.getByRole('button', { name: t.feed.open }).click();
    const field = page.getByLabel(t.feed.address);
    await expect(field).toHaveValue(/^http/);
    const address = await field.inputValue();
    expect(await (await page.request.get(address)).text()).toContain('BEGIN:VEVENT');
    await expectAccessible(page);
    await page.getByRole('button', { name: t.feed.close }).click();
    await expect(page.getByText(t.feed.ended)).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);

    await inDataOf(site, (db) =>
      db.update(lessons).set({ start: sql`${lessons.start} - ${5 * DAY_MS}` }),
    );
    for (const one of [page, tutor]) {
      await one.goto(lesson);
      const outcomes = one.getByRole('group', { name: t.lesson.how });
      await one.getByRole('button', { name: t.lesson.say }).click();
      await expect(outcomes).toHaveAccessibleDescription(t.lesson.choose);
      await expect(outcomes.getByRole('radio').first()).toBeFocused();
      await outcomes.getByLabel(t.lesson.held).check();
      await expect(outcomes).toHaveAccessibleDescription('');
      await expectAccessible(one);
      await one.getByRole('button', { name: t.lesson.say }).click();
      await expect(one.getByRole('status')).toHaveText(t.lesson.noted);
      await expect(one.locator('#lesson-facts').getByText(t.lesson.youSaid)).toBeVisible();
    }
    await page.goto(`/${siteLocale}/lessons`);
    await expect(page.getByRole('list', { name: t.list.past }).getByRole('link')).toHaveCount(1);
  },
);

test(
  'a price that the tutor changes meanwhile is shown before anything is asked, and is the lesson’s from then on',
  { tag: ['@en', '@detail'] },
  async ({ page, browser, site, siteLocale }) => {
    const t = lessonWords[siteLocale];
    const { tutor } = await meet({ page, browser, site, locale: siteLocale });
    const headers = { origin: site.url };
    const charge = async (priceUsd: number) => {
      const reply = await tutor.request.get('/api/tutor/offer');
      const { offer } = (await reply.json()) as { offer: { version: number } };
      const data = { priceUsd, version: offer.version };
      expect((await tutor.request.patch('/api/tutor/offer', { data, headers })).status()).toBe(200);
    };
    await charge(20);
    await page.goto(`/${siteLocale}${PROFILE}`);
    await hoursOn(page).nth(5).click();
    await page.getByLabel(t.ask.note).fill(NOTE);
    await expect(page.getByText(t.ask.price20)).toBeVisible();
    await charge(40);
    await page.getByRole('button', { name: t.ask.send }).click();
    await expect(page.getByRole('alert')).toContainText(t.ask.priceChanged);
    await expect(page.getByText(t.ask.price40)).toBeVisible();
    await expect(page.getByLabel(t.ask.note)).toHaveValue(NOTE);
    await expect(page.getByRole('button', { name: t.ask.send })).toBeFocused();
    await page.getByRole('button', { name: t.ask.send }).click();
    await expect(page).toHaveURL(LESSON);
    await charge(60);
    await page.reload();
    await expect(page.locator('#lesson-facts')).toContainText('$40');
    await tutor.goto(page.url());
    await expect(tutor.locator('#lesson-facts')).toContainText('$40');
    // Who is no longer signed in is led to the login, and back to this lesson.
    await tutor.context().clearCookies();
    await tutor.getByRole('button', { name: t.lesson.accept }).click();
    await expect(tutor).toHaveURL(/\/login\?next=.*lessons/);
  },
);
