import type { Page } from '@playwright/test';
import { identify, newcomer, signIn, test } from './accounts.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { questionnaireOn } from './onboarding.ts';
import { afterSignUpWords } from './words/afterSignUp.ts';

const CONFLICT_IN_CHINESE = '该邮箱已注册为教师账号，无法使用学生问卷。';

type Kept = { answers: Record<string, unknown>; completedAt?: string } | null;

const keptIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('onboardingData') ?? 'null') as Kept);

/** The page again, as a visitor who comes back to a step finds it. */
const reloadAt = async (page: Page, on: ReturnType<typeof questionnaireOn>, step: number) => {
  await page.reload();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(on.heading(step)).toBeVisible();
};

test('age, languages, goal and level are answered with their controls and survive a reload', async ({
  page,
  siteLocale,
}) => {
  // Each step is looked at by axe and loaded again.
  test.slow();
  const on = questionnaireOn(page, siteLocale);
  const { t } = on;
  await on.open();

  await expect(on.progress(0)).toBeVisible();
  await expect(on.previous).toBeDisabled();
  await expectAccessible(page);
  const teen = on.option(t.questions.age.options['13-17']);
  await teen.click();
  await expect(on.next).toBeVisible();
  await teen.click();
  await expect(teen).toHaveAttribute('aria-pressed', 'false');
  await on.skip.focus();
  await teen.click();
  await reloadAt(page, on, 0);
  await expect(teen).toHaveAttribute('aria-pressed', 'true');
  await on.next.click();

  await expect(on.heading(1)).toBeFocused();
  await on.search.click();
  const choices = page.getByRole('option');
  await expect(choices.nth(0)).toContainText(t.questions.languages.recommended);
  await expect(choices.nth(1)).toContainText(t.questions.languages.recommended);
  expect(await choices.count()).toBeGreaterThan(99);
  await expectAccessible(page);
  for (const typed of ['english', 'فرنس', 'german']) {
    await on.search.fill(typed);
    await on.search.press('Enter');
  }
  await expect(page.getByText(t.questions.languages.tooMany)).toBeVisible();
  await expect(page.getByText(t.questions.languages.tooMany)).toBeHidden();
  const list = page.getByRole('list', { name: t.questions.languages.list });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('combobox').first().selectOption('advanced');
  await expectAccessible(page);
  await reloadAt(page, on, 1);
  await expect(list.getByRole('combobox').first()).toHaveValue('advanced');
  await on.next.click();

  await on.option(t.other).click();
  const own = page.getByPlaceholder(t.otherPlaceholder);
  await expect(own).toBeFocused();
  await expect(on.skip).toBeVisible();
  await own.fill('شعر 诗 🌙');
  await expectAccessible(page);
  await reloadAt(page, on, 2);
  await expect(own).toHaveValue('شعر 诗 🌙');
  await on.next.click();

  await on.option(t.questions.chinese_levels.options.frist_time).click();
  await expectAccessible(page);
  await reloadAt(page, on, 3);
  expect(await keptIn(page)).toMatchObject({
    answers: {
      1: '13-17',
      2: [{ language: 'ar' }, { language: 'en', proficiency: 'advanced' }, { language: 'fr' }],
      3: 'شعر 诗 🌙',
      4: 'frist_time',
    },
  });
});

test('hours, schedule, tutors’ languages and budget are answered with theirs, up to “Great!”', async ({
  page,
  siteLocale,
}) => {
  // Each step is looked at by axe and loaded again.
  test.slow();
  const on = questionnaireOn(page, siteLocale);
  const { t } = on;
  await on.open();
  await on.goTo(4);
  await on.option(t.questions.weekly_hours.options['2-5']).click();
  await expectAccessible(page);
  await reloadAt(page, on, 4);
  await on.next.click();

  await expect(on.skip).toBeVisible();
  const days = page.getByRole('group', { name: t.questions.study_schedule.dayGroup });
  await expect(days.getByRole('button').first()).toHaveText(t.questions.study_schedule.days.sun);
  await days.getByRole('button').nth(2).click();
  await on.option(t.questions.study_schedule.times.pm).click();
  await expectAccessible(page);
  await reloadAt(page, on, 5);
  await on.next.click();

  await expect(on.option(t.questions.teacher_languages.options.chinese)).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await on.option(t.questions.teacher_languages.options.arabic).click();
  await expectAccessible(page);
  await reloadAt(page, on, 6);
  await on.next.click();

  await on.highest.focus();
  await on.highest.press('PageDown');
  await on.lowest.focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await on.lowest.press(key);
  await expect(on.lowest).toHaveValue('50');
  await on.lowest.press('End');
  const highest = Number(await on.highest.inputValue());
  expect(highest).toBeLessThan(500);
  await expect(on.lowest).toHaveValue(String(highest - 10));
  await on.button(t.questions.budget_ranges.reset).click();
  await expect(on.highest).toHaveValue('500');
  await on.lowest.fill('100');
  await expectAccessible(page);
  await reloadAt(page, on, 7);
  await expect(on.lowest).toHaveValue('100');
  await on.finish.click();

  await expect(on.heading(8)).toBeFocused();
  expect(await keptIn(page)).toMatchObject({
    answers: {
      5: '2-5',
      6: { selectedDays: ['tue'], selectedTimes: ['pm'] },
      7: ['chinese', 'arabic'],
      8: { min: 100, max: 500 },
    },
  });
  await reloadAt(page, on, 8);
  await expectAccessible(page);
});

test('a young learner’s guardian confirms, signs up and finds the answers in the account', async ({
  page,
  siteLocale,
}) => {
  const on = questionnaireOn(page, siteLocale);
  const { t } = on;
  await on.open();
  await on.option(t.questions.age.options['6-12']).click();
  await on.goTo(8);
  await on.signUp.click();
  await expect(on.guardian).toBeFocused();
  await expect(on.guardian).toHaveAccessibleDescription(t.final.tickToGoOn);
  await expectAccessible(page);
  await on.guardian.check();
  await on.signUp.click();
  await expect(on.terms).toBeFocused();
  await on.terms.check();
  await on.signUp.click();
  await identify(page, siteLocale, newcomer());
  await expect(page).toHaveURL(new RegExp(`/${siteLocale}/after-signup$`));
  await expect(
    page.getByRole('heading', { name: afterSignUpWords[siteLocale].title }),
  ).toBeVisible();
  await expect.poll(() => keptIn(page)).toBeNull();

  await on.open('?edit=1');
  await expect(on.option(t.questions.age.options['6-12'])).toHaveAttribute('aria-pressed', 'true');
  await on.option(t.questions.age.options['18+']).click();
  await on.goTo(7);
  await on.finish.click();
  await expect(page).toHaveURL(new RegExp(`/${siteLocale}/student$`));
});

test(
  'a student who signed in first confirms only what is still open and lands on the thanks',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await signIn(page, siteLocale, { role: 'student' });
    const on = questionnaireOn(page, siteLocale);
    await on.open();
    await on.option(on.t.questions.age.options['13-17']).click();
    await on.goTo(7);
    await on.finish.click();
    await expect(on.heading(8)).toBeVisible();
    await expect(on.terms).toBeHidden();
    await on.guardian.check();
    await on.button(on.t.final.save).click();
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/after-signup$`));
    expect(await keptIn(page)).toBeNull();
  },
);

test(
  'in colours that are the reader’s own a chosen answer alone is ticked',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const on = questionnaireOn(page, siteLocale);
    await on.open();
    const ticks = page.locator('.option-mark svg').filter({ visible: true });
    await expect(ticks).toHaveCount(0);
    const teen = on.option(on.t.questions.age.options['13-17']);
    await teen.click();
    await expect(ticks).toHaveCount(1);
    await expect(teen.locator(ticks)).toBeVisible();
  },
);

test('two quick taps go on by one question', { tag: '@touch' }, async ({ page, siteLocale }) => {
  const on = questionnaireOn(page, siteLocale);
  await on.open();
  await on.option(on.t.questions.age.options['18+']).tap();
  const { x = 0, y = 0, width = 0, height = 0 } = (await on.next.boundingBox()) ?? {};
  const [middle, centre] = [x + width / 2, y + height / 2];
  await page.touchscreen.tap(middle, centre);
  await page.touchscreen.tap(middle, centre);
  await expect(on.heading(1)).toBeVisible();
});

test(
  'the whole questionnaire goes by keyboard alone',
  { tag: '@desktop' },
  async ({ page, siteLocale }) => {
    const on = questionnaireOn(page, siteLocale);
    await on.open();
    const pressTo = async (name: string) => {
      for (let tabs = 0; tabs < 40; tabs += 1) {
        await page.keyboard.press('Tab');
        if (await on.button(name).evaluate((button) => button === document.activeElement)) break;
      }
      await expect(on.button(name)).toBeFocused();
      await page.keyboard.press('Enter');
    };
    await on.heading(0).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await pressTo(on.t.next);
    await expect(on.heading(1)).toBeFocused();
    await on.search.focus();
    await page.keyboard.type('chin');
    await page.keyboard.press('Enter');
    await pressTo(on.t.next);
    await expect(on.heading(2)).toBeFocused();
    for (const label of ['skip', 'skip', 'skip', 'skip', 'next', 'finish'] as const) {
      await pressTo(on.t[label]);
    }
    await expect(on.heading(8)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await keptIn(page)).toMatchObject({
      answers: { 1: '18+', 2: [{}, { language: 'zh' }] },
    });
  },
);

test(
  'the browser’s Back leads to the question before, and Get Started begins afresh after the end',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    const on = questionnaireOn(page, siteLocale);
    await on.open();
    await on.option(on.t.questions.age.options['18+']).click();
    await on.goTo(8);
    await page.goBack();
    await expect(on.heading(7)).toBeVisible();
    await page.goForward();
    await expect(on.heading(8)).toBeVisible();
    await on.button(on.t.final.goBack).click();
    await expect(on.heading(7)).toBeVisible();
    await on.finish.click();
    await expect(on.heading(8)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('tempUserSessionId')))
      .not.toBeNull();
    await on.open();
    await expect(on.heading(8)).toBeVisible();
    await on.open('?start=1');
    await expect(on.heading(0)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('tempUserId'))).toBeNull();
  },
);

test(
  'answers given in one tab appear in the other',
  { tag: ['@detail', '@en'] },
  async ({ page, context, siteLocale }) => {
    const on = questionnaireOn(page, siteLocale);
    await on.open();
    const second = await context.newPage();
    const there = questionnaireOn(second, siteLocale);
    await there.open();
    const adult = on.t.questions.age.options['18+'];
    await there.option(adult).click();
    await expect(on.option(adult)).toHaveAttribute('aria-pressed', 'true');
  },
);

test(
  'without a network the sign-up says so, keeps everything and works later',
  { tag: '@detail' },
  async ({ page, context, siteLocale }) => {
    const on = questionnaireOn(page, siteLocale);
    await on.open();
    await on.option(on.t.questions.age.options['18+']).click();
    await on.goTo(7);
    await context.setOffline(true);
    await on.finish.click();
    await on.terms.check();
    await on.signUp.click();
    await expect(page.getByRole('alert')).toContainText(on.t.problems.noSession);
    await expectAccessible(page);
    await context.setOffline(false);
    await on.signUp.click();
    await identify(page, siteLocale, newcomer());
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/after-signup$`));
  },
);

test(
  'pictures that fail are told in words',
  { tag: ['@desktop', '@detail'] },
  async ({ page, siteLocale }) => {
    await page.route('**/images/questions/**', (route) => route.abort());
    const on = questionnaireOn(page, siteLocale);
    await on.open();
    await expect(on.main.getByText(on.t.picture.failed)).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a teacher is told why and sent home, or meets the banner',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await signIn(page, siteLocale, { role: 'teacher' });
    const on = questionnaireOn(page, siteLocale);
    await on.open('?error=role_conflict&currentRole=teacher&attempt=student');
    await expect(page.getByRole('alert')).toContainText(on.t.barred.conflict);
    await expect(page.getByRole('alert')).toContainText(CONFLICT_IN_CHINESE);
    await expectAccessible(page);
    await on.open();
    await expect(page.getByText(on.t.barred.message, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/$`));
  },
);
