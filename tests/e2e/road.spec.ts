import type { Page } from '@playwright/test';
import { characterId } from '#src/domain/learning/item.ts';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import type { Catalogue } from '#src/learning/catalogue/catalogue.ts';
import { graded } from '../learning/graded.ts';
import { signIn } from './accounts.ts';
import { expect, expectAccessible, scrollUntil, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { UNSEEN_SHIFT, watchShifts } from './layout-shifts.ts';
import { learn, LEARNING, practisedBefore } from './learner.ts';
import { remindersWords } from './words/reminders.ts';
import { roadWords } from './words/road.ts';

const HOUR = 1 / 24;

/** All characters of the first level, an hour ago; one of them was forgotten since it was learnt. */
const finishFirstLevel = async (page: Page) => {
  const pointer = await page.request.get('/data/learning-en.json');
  const { address } = (await pointer.json()) as { address: string };
  const { groups } = (await (await page.request.get(address)).json()) as Catalogue;
  const [hard = characterId('一'), ...rest] =
    groups.find(({ kind }) => kind === 'level')?.items ?? [];
  await learn(page, [
    practisedBefore({ item: hard, daysAgo: 40 }),
    practisedBefore({ item: hard, daysAgo: HOUR, grade: 1 }),
    ...rest.map((item) => practisedBefore({ item, daysAgo: HOUR })),
  ]);
};

/** A student's own page; answers its words. */
const openRoad = async (page: Page, locale: Locale, { hasFinishedLevel = false } = {}) => {
  const t = roadWords[locale];
  await signIn(page, locale, { role: 'student' });
  if (hasFinishedLevel) await finishFirstLevel(page);
  await page.goto(`/${locale}/student`);
  await expect(page.getByText(hasFinishedLevel ? t.onePainted : t.nonePainted)).toBeVisible();
  return t;
};

test(
  'a newcomer finds a pale scroll and the way to begin',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = await openRoad(page, siteLocale);
    await expect(page.getByText(t.empty)).toBeVisible();
    await expect(page.getByRole('link', { name: t.begin, exact: true })).toBeVisible();
    const course = page.getByRole('region', { name: t.course });
    await expect(course.getByRole('link', { name: t.chooseCourse })).toHaveAttribute(
      'href',
      `/${siteLocale}/today`,
    );
    await expectAccessible(page);
  },
);

test(
  'nothing that stands below the road moves while it comes',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const t = roadWords[siteLocale];
    await signIn(page, siteLocale, { role: 'student' });
    await finishFirstLevel(page);
    const shifts = await watchShifts(page);
    const letCome = await holdBack(page, /\/(?:api\/learning|data)\//);
    await page.goto(`/${siteLocale}/student`);
    await expect(page.getByText(t.opening)).toBeVisible();
    const below = page.getByRole('main').locator('#saved-answers, a[href$="/account"]');
    const places = () =>
      below.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
    const before = await places();
    expect(before).toHaveLength(2);
    letCome();
    await expect(page.getByText(t.onePainted)).toBeVisible();
    await expect(page.getByRole('region', { name: t.hardest })).toBeAttached();
    expect(await places()).toEqual(before);
    expect(await shifts()).toBeLessThan(UNSEEN_SHIFT);
  },
);

test('a finished level paints its piece, and the figures below are those of the account', async ({
  page,
  siteLocale,
}) => {
  const t = await openRoad(page, siteLocale, { hasFinishedLevel: true });

  await page.getByText(t.list).click();
  await expect(page.getByRole('listitem').filter({ hasText: t.finishedLevel })).toHaveCount(1);
  await expect(page.getByRole('region', { name: t.known })).toContainText(t.knownItems);

  const due = page.getByRole('region', { name: t.due });
  await due.getByText(t.asTable).click();
  await expect(due.getByRole('row').nth(7)).toBeVisible();

  const days = page.getByRole('region', { name: t.days });
  await expect(days.getByText(t.practised)).not.toHaveCount(0);
  const hardest = page.getByRole('region', { name: t.hardest });
  await expect(hardest.getByRole('listitem')).toHaveCount(1);
  await expect(hardest).toContainText(t.forgotten);
  await expect(hardest.getByRole('link', { name: t.practise })).toHaveAttribute(
    'href',
    new RegExp(`^/${siteLocale}/review\\?items=character\\.`),
  );
  await expectAccessible(page);
});

test(
  'the scroll opens at its newest piece and moves by buttons, keys and wheel',
  { tag: '@both' },
  async ({ page, siteLocale }) => {
    const t = await openRoad(page, siteLocale);
    const scroll = page.getByRole('region', { name: t.scroll });
    // From right to left: what lies further on has a lower place.
    const place = () => scroll.evaluate(({ scrollLeft }) => scrollLeft);
    await expect(scroll).toHaveAttribute('dir', 'rtl');
    expect(await place()).toBe(0);
    await page.getByRole('button', { name: t.on }).click();
    await expect.poll(place).toBeLessThan(-100);
    await page.getByRole('button', { name: t.back }).click();
    await expect.poll(place).toBe(0);
    await scroll.focus();
    // A press that comes while the scroll still glides back is lost to the glide.
    await expect(async () => {
      await page.keyboard.press('ArrowLeft');
      await expect.poll(place, { timeout: 1_000 }).toBeLessThan(0);
    }).toPass();
    await scroll.hover();
    const before = await place();
    await page.mouse.wheel(0, 300);
    await expect.poll(place).toBeLessThan(before - 100);
  },
);

test(
  'a calendar shows the days of other months as well',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    const t = roadWords[siteLocale];
    await signIn(page, siteLocale, { role: 'student' });
    const now = new Date();
    const before = new Date(now.getFullYear(), now.getMonth() - 1, 15, 12);
    await learn(page, [graded({ at: before.getTime() })]);
    await page.goto(`/${siteLocale}/student`);
    const days = page.getByRole('region', { name: t.days });
    await expect(days).toContainText(t.noDay);
    await days.getByRole('button', { name: t.before }).click();
    await expect(days).toContainText(t.oneDay);
    await expect(days.getByRole('cell', { name: `15 ${t.practised}` })).toBeVisible();
  },
);

test(
  'a road that stays open over night is that of the new day once one comes back to it',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const evening = new Date('2027-03-31T21:00:00');
    const morning = new Date('2027-04-01T08:00:00');
    const { formats } = LOCALE_FACTS[siteLocale];
    const month = new Intl.DateTimeFormat(formats, { month: 'long' });
    await page.clock.setFixedTime(evening);
    const t = await openRoad(page, siteLocale);
    const days = page.getByRole('region', { name: t.days });
    const due = page.getByRole('region', { name: t.due });
    await due.getByText(t.asTable).click();
    for (const now of [evening, morning]) {
      await page.clock.setFixedTime(now);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(days).toContainText(month.format(now));
      await expect(days.locator('[data-today]')).toHaveText(String(now.getDate()));
      await expect(due.getByRole('row').nth(1)).toContainText(month.format(now));
    }
  },
);

test(
  'a road whose content does not come says so, and comes at the second try',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = roadWords[siteLocale];
    await signIn(page, siteLocale, { role: 'student' });
    await page.route('**/data/learning-*.json', (route) => route.abort(), { times: 1 });
    await page.goto(`/${siteLocale}/student`);
    await expect(page.getByText(t.failed)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.again }).click();
    await expect(page.getByText(t.nonePainted)).toBeVisible();
  },
);

test(
  'the road of an account which is out of reach is not shown as an empty one',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = roadWords[siteLocale];
    await signIn(page, siteLocale, { role: 'student' });
    await page.route(LEARNING, (route) => route.abort());
    await page.goto(`/${siteLocale}/student`);
    await expect(page.getByText(t.unknown)).toBeVisible();
    await expect(page.getByText(t.empty)).toBeHidden();
    await expect(page.getByText(t.nonePainted)).toBeHidden();
    await expectAccessible(page);
    await page.unroute(LEARNING);
    await page.reload();
    await expect(page.getByText(t.empty)).toBeVisible();
    await expect(page.getByText(t.nonePainted)).toBeVisible();
  },
);

test(
  'without a connection the road says whose figures these are, and nothing is forgotten',
  { tag: '@detail' },
  async ({ page, siteLocale, context }) => {
    const t = await openRoad(page, siteLocale, { hasFinishedLevel: true });
    await context.setOffline(true);
    await expect(page.getByText(t.offline)).toBeVisible();
    // By key: the page may still scroll, which takes the button from under the mouse.
    await page.getByRole('button', { name: t.forget }).press('Enter');
    await page.getByRole('button', { name: t.yes }).click();
    await expect(page.getByText(t.cannotForget)).toBeVisible();
    await expect(page.getByText(t.onePainted)).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'what was learnt is downloaded, then forgotten after a question, here and in the account',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
    const t = await openRoad(page, siteLocale, { hasFinishedLevel: true });

    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: t.download }).click();
    expect((await coming).suggestedFilename()).toBe('hanlu-learning.json');

    await page.getByRole('button', { name: t.forget }).click();
    await expect(page.getByRole('dialog', { name: t.question })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.no }).click();
    await expect(page.getByText(t.onePainted)).toBeVisible();
    await page.getByRole('button', { name: t.forget }).click();
    await page.getByRole('button', { name: t.yes }).click();
    await expect(page.getByText(t.allForgotten)).toBeVisible();
    await expect(page.getByText(t.nonePainted)).toBeVisible();
    await page.reload();
    await expect(page.getByText(t.empty)).toBeVisible();
    const kept = (await (await page.request.get('/api/learning/export')).json()) as object;
    expect(kept).toEqual({ choices: [], lessons: [], reminder: null, cards: [], events: [] });
  },
);

test(
  'reminders are asked for on days of one’s own, and stopped again',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    const t = remindersWords[siteLocale];
    const someone = await signIn(page, siteLocale, { role: 'student' });
    await page.goto(`/${siteLocale}/student`);
    const settings = page.getByRole('region', { name: t.title });
    await scrollUntil(settings, settings.getByLabel(t.monday));
    for (const day of [t.sunday, t.tuesday, t.thursday]) {
      await expect(settings.getByLabel(day)).toBeChecked();
      await settings.getByLabel(day).uncheck();
    }
    await settings.getByRole('button', { name: t.on }).click();
    await expect(settings.getByText(t.chooseDay)).toBeVisible();
    await settings.getByLabel(t.monday).check();
    await settings.getByRole('button', { name: t.on }).click();
    await expect(settings.getByText(t.saved)).toBeVisible();
    await expect(settings).toContainText(someone.email);
    await expectAccessible(page);

    await page.reload();
    await scrollUntil(settings, settings.getByLabel(t.monday));
    await expect(settings.getByLabel(t.monday)).toBeChecked();
    await expect(settings.getByLabel(t.sunday)).not.toBeChecked();
    await settings.getByRole('button', { name: t.stop }).click();
    await expect(settings.getByText(t.stopped)).toBeVisible();
    await expect(settings.getByRole('button', { name: t.on })).toBeVisible();
  },
);
