import type { Page } from '@playwright/test';
import { getDialogues } from '#src/content/dialogues.ts';
import { localized } from '#src/content/localized.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { signIn } from './accounts.ts';
import { atRest, expect, expectAccessible, test } from './fixtures.ts';
import { UNSEEN_SHIFT, watchShifts } from './layout-shifts.ts';
import { LEARNING } from './learner.ts';
import { takeMandarinVoice } from './no-voice.ts';
import { dialoguesWords } from './words/dialogues.ts';
import { homeWords } from './words/home.ts';
import { say } from './words/say.ts';
import { todayWords } from './words/today.ts';

const openToday = async (page: Page, locale: Locale) => {
  await page.goto(`/${locale}/today`);
  const { title } = todayWords[locale];
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });

/** Asks for the meaning of the day's discovery, which has been met by that. */
const discover = async (page: Page, locale: Locale) => {
  const reveal = page.getByRole('button', { name: todayWords[locale].reveal });
  await reveal.click();
  await expect(reveal).toBeHidden();
};

/** The button stands in the bar, on a phone in its menu. */
const signOut = async (page: Page, locale: Locale) => {
  const bar = page.getByRole('banner');
  const opener = bar.getByLabel(todayWords[locale].menu, { exact: true }).first();
  if (await opener.isVisible()) await opener.click();
  await bar.getByRole('button', { name: todayWords[locale].signOut, exact: true }).click();
};

/** Gives answers to the eight questions, by the requests that the questionnaire sends. */
const answer = async (page: Page, preferences: readonly object[]) => {
  const { request } = page;
  const headers = { Origin: new URL((await request.get('/api/auth/user')).url()).origin };
  const started = await request.post('/api/onboarding/start', { data: {}, headers });
  const { tempUserId } = (await started.json()) as { tempUserId: string };
  const data = { tempUserId, preferences, termsAccepted: true };
  const committed = await request.post('/api/onboarding/commit', { data, headers });
  expect(committed.status()).toBe(200);
};

test('one tap chooses a path, and each day has its next step from then on', async ({
  page,
  siteLocale,
}) => {
  const t = todayWords[siteLocale];
  await openToday(page, siteLocale);
  await expect(heading(page, t.which)).toBeVisible();
  await page.getByRole('button', { name: t.travel }).click();
  await expect(heading(page, t.which)).toBeHidden();
  await expect(heading(page, t.due)).toBeFocused();
  await expect(heading(page, t.sounds)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(heading(page, t.due)).toBeVisible();
  await page.getByText(t.plan).click();
  await page.getByRole('radio', { name: t.culture }).check();
  await expect(page.getByText(t.saved)).toBeVisible();
  await expect(page.getByText(t.onCulture)).toBeVisible();
  await page.getByText(t.allSteps).click();
  await expectAccessible(page);

  await page.getByRole('link', { name: t.start, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${siteLocale}/review$`));
});

test(
  'the discovery is the same all day, and counts as met once its meaning was asked for',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = todayWords[siteLocale];
    await openToday(page, siteLocale);
    const shown = page.getByRole('main').locator('bdi[lang="zh-Hans"].block');
    const found = await shown.textContent();
    await page.getByRole('button', { name: t.reveal }).press('Enter');
    await expect(page.getByRole('region', { name: t.discovery }).locator('p:focus')).toBeVisible();
    await expect(page.getByText(t.onDevice)).toBeVisible();
    await page.reload();
    await expect(shown).toHaveText(found ?? '');
    await expect(page.getByRole('button', { name: t.reveal })).toBeHidden();
  },
);

test('who has practised finds Continue on the home page, and everyone else the questions', async ({
  page,
  siteLocale,
}) => {
  const t = todayWords[siteLocale];
  const { getStarted } = homeWords[siteLocale];
  await page.goto(`/${siteLocale}/`);
  await expect(page.getByRole('link', { name: getStarted })).toBeVisible();
  await expect(page.getByRole('link', { name: t.continue, exact: true })).toBeHidden();

  await openToday(page, siteLocale);
  await discover(page, siteLocale);
  await page.goto(`/${siteLocale}/`);
  await expect(page.getByRole('link', { name: getStarted })).toBeHidden();
  await page.getByRole('link', { name: t.continue, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${siteLocale}/today$`));
});

test(
  'the eight answers choose path and days; a day that does not count is a free one',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    const t = todayWords[siteLocale];
    await page.clock.setFixedTime(new Date('2027-03-10T12:00:00'));
    await signIn(page, siteLocale, { role: 'student' });
    await answer(page, [
      { questionType: 'learning_goals', preferenceData: 'travel' },
      { questionType: 'chinese_levels', preferenceData: 'frist_time' },
      {
        questionType: 'study_schedule',
        preferenceData: { selectedDays: ['sun'], selectedTimes: ['am'] },
      },
    ]);
    await openToday(page, siteLocale);
    await expect(heading(page, t.freeDay)).toBeVisible();
    await expect(heading(page, t.sounds)).toBeVisible();
    await expect(heading(page, t.which)).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('link', { name: t.practiseAnyway }).click();
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/review$`));
  },
);

test(
  'a dialogue is a step of a path: begun, gone on with later, and finished by playing it',
  { tag: '@long' },
  async ({ page, siteLocale }) => {
    const t = todayWords[siteLocale];
    const d = dialoguesWords[siteLocale];
    const { paths, groups } = await buildCatalogue(siteLocale);
    const steps = paths.find(({ id }) => id === 'school-and-hsk')?.steps ?? [];
    const at = steps.findIndex(({ group }) => group.startsWith('dialogue-'));
    const [step, following] = steps.slice(at);
    const dialogue = (await getDialogues()).find(({ _id }) => _id === step?.group);
    const { lines = [] } = dialogue ?? {};
    const address = groups.find(({ id }) => id === step?.group)?.address ?? '';
    const role = dialogue ? localized(siteLocale, dialogue, 'firstRole') : '';
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const current = page.locator('[aria-current="step"]');
    const play = async (count: number) => {
      await atRest(page);
      await button(say(d.be, { role })).click();
      for (const { who, chinese } of lines.slice(0, count)) {
        if (who === 'first') await button(d.show).click();
        await expect(current).toContainText(chinese);
        await button(who === 'first' ? d.said : d.goOn).click();
      }
    };

    await takeMandarinVoice(page);
    await signIn(page, siteLocale, { role: 'student' });
    await answer(page, [
      { questionType: 'learning_goals', preferenceData: 'academic' },
      { questionType: 'chinese_levels', preferenceData: 'HSK1' },
    ]);
    await openToday(page, siteLocale);
    await expect(heading(page, step?.title ?? '')).toBeVisible();
    const met = (count: string) =>
      page
        .getByText(new RegExp(`^${say(t.met, { met: count, total: lines.length })}$`))
        .filter({ visible: true });
    await expect(met('0')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t.begin }).click();
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}${address}$`));
    await play(2);

    await openToday(page, siteLocale);
    await expect(heading(page, step?.title ?? '')).toBeVisible();
    await expect(met('[23]')).toBeVisible();
    await page.getByRole('link', { name: t.continueStep }).click();
    await play(lines.length);
    await expect(page.getByRole('heading', { name: d.end })).toBeFocused();

    await openToday(page, siteLocale);
    await expect(heading(page, following?.title ?? '')).toBeVisible();
    await page.getByText(t.allSteps).click();
    const row = (title = '') => page.getByRole('listitem').filter({ hasText: title });
    await expect(row(steps[0]?.title)).toContainText(t.known);
    await expect(row(step?.title)).toContainText(t.finished);
  },
);

test('a signed-in student finds Continue at once', async ({ page, siteLocale }) => {
  await signIn(page, siteLocale, { role: 'student' });
  await page.goto(`/${siteLocale}/`);
  await expect(
    page.getByRole('link', { name: todayWords[siteLocale].continue, exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: homeWords[siteLocale].getStarted })).toBeHidden();
});

test('practice without an account asks its owner once, and becomes part of the account', async ({
  page,
  siteLocale,
}) => {
  const t = todayWords[siteLocale];
  await openToday(page, siteLocale);
  await page.getByRole('button', { name: t.culture }).click();
  await expect(page.getByText(t.onCulture)).toBeVisible();
  await discover(page, siteLocale);

  await signIn(page, siteLocale, { role: 'student' });
  await openToday(page, siteLocale);
  await expect(heading(page, t.isItYours)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.mine }).click();
  await expect(page.getByText(t.taken)).toBeFocused();
  await expect(page.getByText(t.onCulture)).toBeVisible();
  await expect(page.getByRole('button', { name: t.reveal })).toBeHidden();

  await page.reload();
  await expect(page.getByText(t.onCulture)).toBeVisible();
  await expect(heading(page, t.isItYours)).toBeHidden();
});

test(
  'wherever a learner signs in to, the question is asked and moves nothing; its answer is kept everywhere',
  { tag: ['@detail', '@both'] },
  async ({ page, siteLocale }) => {
    const t = todayWords[siteLocale];
    await openToday(page, siteLocale);
    await discover(page, siteLocale);
    await signIn(page, siteLocale, { role: 'student' });
    const question = heading(page, t.isItYours);
    const shifts = await watchShifts(page);
    for (const path of ['/after-signup', '/student', '/review', '/today']) {
      await page.goto(`/${siteLocale}${path}`);
      await expect(question).toBeVisible();
      await atRest(page);
      expect(await shifts(), path).toBeLessThan(UNSEEN_SHIFT);
    }
    await page.getByRole('button', { name: t.someoneElses }).click();
    await expect(page.getByText(t.left)).toBeFocused();
    await openToday(page, siteLocale);
    await expect(heading(page, t.which)).toBeVisible();
    await expect(page.getByRole('button', { name: t.reveal })).toBeVisible();
    await expect(question).toBeHidden();
  },
);

test('two accounts on one tablet never mix', { tag: '@en' }, async ({ page, siteLocale }) => {
  const t = todayWords[siteLocale];
  await signIn(page, siteLocale, { role: 'student' });
  await openToday(page, siteLocale);
  await page.getByRole('button', { name: t.culture }).click();
  await expect(page.getByText(t.onCulture)).toBeVisible();
  await discover(page, siteLocale);
  const sent = page.waitForResponse('**/api/learning/events');
  await signOut(page, siteLocale);
  expect((await sent).status()).toBe(200);
  await expect(page).not.toHaveURL(/today/);
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).not.toContainEqual(expect.stringMatching(/^hanlu-learning (?!guest$)/));

  await signIn(page, siteLocale, { role: 'student' });
  await openToday(page, siteLocale);
  await expect(heading(page, t.which)).toBeVisible();
  await expect(page.getByRole('button', { name: t.reveal })).toBeVisible();
  await expect(heading(page, t.isItYours)).toBeHidden();
});

test(
  'a device that knows nothing of an account which is out of reach asks for no path',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = todayWords[siteLocale];
    await signIn(page, siteLocale, { role: 'student' });
    await page.route(LEARNING, (route) => route.abort());
    await openToday(page, siteLocale);
    await expect(page.getByText(t.unknown)).toBeVisible();
    await expect(heading(page, t.which)).toBeHidden();
    await expectAccessible(page);
    await page.unroute(LEARNING);
    await page.reload();
    await expect(heading(page, t.which)).toBeVisible();
  },
);

test('what has not reached the account is said, and signing out asks before it is lost', async ({
  page,
  siteLocale,
}) => {
  const t = todayWords[siteLocale];
  await signIn(page, siteLocale, { role: 'student' });
  await openToday(page, siteLocale);
  await expect(heading(page, t.which)).toBeVisible();
  await page.route(LEARNING, (route) => route.abort());
  await discover(page, siteLocale);
  await expect(page.getByText(t.waiting)).toBeVisible();
  await expectAccessible(page);

  await signOut(page, siteLocale);
  const dialog = page.getByRole('dialog', { name: t.signOutAnyway });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t.stay }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByText(t.waiting)).toBeVisible();

  await signOut(page, siteLocale);
  await dialog.getByRole('button', { name: t.loseIt }).click();
  await expect(page).not.toHaveURL(/today/);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test(
  'signing out works where our scripts do not',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await signIn(page, siteLocale, { role: 'student' });
    await openToday(page, siteLocale);
    await discover(page, siteLocale);
    await page.route(/leave-with-practice/, (route) => route.abort());
    await signOut(page, siteLocale);
    await expect(page).not.toHaveURL(/today/);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  },
);

test(
  'without the list of what there is to learn the page says so and tries again',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    const t = todayWords[siteLocale];
    await page.route('**/data/learning-*', (route) => route.abort());
    await openToday(page, siteLocale);
    await expect(page.getByRole('alert')).toContainText(t.failed);
    await page.unroute('**/data/learning-*');
    await page.getByRole('button', { name: t.retry }).click();
    await expect(heading(page, t.which)).toBeVisible();
  },
);

test(
  'a browser that keeps nothing is practised in all the same',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const t = todayWords[siteLocale];
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Storage is switched off', 'SecurityError');
      };
    });
    await openToday(page, siteLocale);
    await expect(page.getByText(t.notKept)).toBeVisible();
    await page.getByRole('button', { name: t.travel }).click();
    await expect(heading(page, t.due)).toBeVisible();
  },
);
