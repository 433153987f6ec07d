import type { Page } from '@playwright/test';
import { SAMPLE_DRAFT } from '#src/features/teach/application/draft/sample-draft.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { signIn } from './accounts.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { mailTo } from './outbox.ts';
import { test } from './own-site.ts';
import { runTask } from './tasks.ts';
import { fillByRequests, PICTURE, wizardOn } from './tutor-application.ts';
import { afterSignUpWords } from './words/afterSignUp.ts';
import { dashboardWords } from './words/dashboard.ts';
import { lettersWords } from './words/letters.ts';
import { approvalWords } from './words/approval.ts';
import { standingWords } from './words/standing.ts';
import { say } from './words/say.ts';
import { wizardWords } from './words/wizard.ts';

const LONG = 'I have taught Mandarin to beginners for ten years, in Beijing and in Riyadh. ';
const SHORT = 'Patient Mandarin lessons for complete beginners, step by step';

test(
  'a tutor applies over seven visits, is asked for a change, makes it and is approved',
  { tag: '@long' },
  async ({ page, browser, site, siteLocale }) => {
    test.setTimeout(240_000);
    const letters = lettersWords[siteLocale];
    const reviewer = await (await browser.newContext()).newPage();
    const admin = await signIn(reviewer, siteLocale, { role: 'admin' });
    const tutor = await signIn(page, siteLocale, { role: 'teacher' });
    const wizard = wizardOn(page, siteLocale);
    const { general, education, profile, preference, availability } = wizard.copy.fields;
    const { choices, days, months } = wizard.copy;
    const t = wizard.copy.wizard;
    await wizard.open();
    await wizard.onStep(1);
    await expectAccessible(page);

    await wizard.next();
    const firstName = page.getByRole('link', { name: general.firstName, exact: true });
    await expectAccessible(page);
    await firstName.click();
    await expect(wizard.field(general.firstName)).toBeFocused();
    await page.keyboard.type('Lin');
    await wizard.field(general.lastName).fill('Wang');
    await wizard.field(general.countryOfOrigin).selectOption('china');
    await wizard.field(general.countryLivingCurrently).selectOption('saudi-arabia');
    await page.getByLabel(general.month).selectOption({ label: months.Mar });
    await page.getByLabel(general.day, { exact: false }).selectOption('21');
    const code = page.getByRole('combobox', { name: general.countryCode });
    await code.fill('966');
    await page.getByRole('option', { name: '+966' }).click();
    await page.getByLabel(general.number).fill('50 000 0000');
    const first = page.getByRole('group', { name: `${general.language} 1` });
    await first.locator('select').nth(0).selectOption('zh');
    await first.locator('select').nth(1).selectOption('native');
    await wizard.comeBack(1);
    await expect(page.getByLabel(general.number)).toHaveValue('500000000');
    await expect(code).toHaveValue(/966/);
    await expect(page.getByLabel(general.month)).toHaveValue('Mar');
    await wizard.next();

    await wizard.onStep(2);
    await page.getByRole('button', { name: education.addEducation }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t.dialog.save }).click();
    await expect(dialog.getByText(wizard.copy.faults.required).first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(education.institution).fill('北京语言大学');
    await dialog.getByLabel(education.degree).selectOption('other');
    await dialog.getByLabel(education.degree).fill('Craft');
    await dialog.getByLabel(t.other.back).selectOption('masters');
    await expect(dialog.getByLabel(education.degree)).toHaveValue('masters');
    await dialog.getByLabel(education.majorTopic).selectOption('tcfl');
    await dialog.getByLabel(education.yearFrom).pressSequentially('092015');
    await dialog.getByLabel(education.yearTo).pressSequentially('062018');
    await expect(dialog.getByLabel(education.yearTo)).toHaveValue('06/2018');
    await dialog.getByRole('button', { name: t.dialog.save }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: education.addCertification }).click();
    await dialog.getByLabel(education.type).selectOption('language');
    await dialog.getByLabel(education.name, { exact: false }).selectOption('CTCSOL');
    await dialog.getByLabel(education.validityFrom).pressSequentially('01092019');
    await dialog.getByLabel(education.validityTo).pressSequentially('01092029');
    await dialog.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(dialog.getByText('apple-touch-icon.png')).toBeVisible();
    await dialog.getByRole('button', { name: t.dialog.save }).click();
    await expect(dialog).toBeHidden();
    await wizard.comeBack(2);
    await expect(page.getByText('北京语言大学')).toBeVisible();
    await expect(page.getByText('apple-touch-icon.png')).toBeVisible();
    await wizard.next();

    await wizard.onStep(3);
    await page.locator('input[type=file]').setInputFiles(PICTURE);
    await dialog.getByRole('button', { name: wizard.copy.crop.use }).click();
    await expect(page.getByRole('img', { name: profile.pictureAlt })).toBeVisible();
    await page.getByRole('textbox', { name: profile.description }).fill(LONG.repeat(2));
    await page.getByRole('textbox', { name: profile.tagline }).fill(SHORT);
    const video = page.getByRole('textbox', { name: profile.videoLabel });
    await video.fill('https://example.com/me.mp4');
    await video.blur();
    await expect(page.getByText(wizard.copy.faults.video)).toBeVisible();
    await video.fill('https://youtu.be/dQw4w9WgXcQ');
    await expect(page.getByText(wizard.copy.faults.video)).toBeHidden();
    await page.getByText(choices.lessonCategories.Conversational, { exact: true }).first().click();
    await expectAccessible(page);
    await wizard.comeBack(3);
    await expect(page.getByRole('img', { name: profile.pictureAlt })).toBeVisible();
    await expect(video).toHaveValue('https://youtu.be/dQw4w9WgXcQ');
    await wizard.next();

    await wizard.onStep(4);
    await page.getByText(choices.ageRanges.adult).click();
    await wizard.saved();
    await site.stop();
    await page.getByText(choices.platforms.zoom).click();
    await expect(wizard.trouble).toBeVisible();
    await site.start();
    await wizard.saved();
    await expectAccessible(page);
    await wizard.comeBack(4);
    await expect(page.getByRole('radio', { name: choices.ageRanges.adult })).toBeChecked();
    await expect(page.getByText(preference.platforms)).toBeVisible();
    await wizard.next();

    await wizard.onStep(5);
    await page.getByText(choices.jobStatuses['part-time']).click();
    const zone = page.getByRole('combobox', { name: availability.timezone });
    await expect(zone).toHaveValue('');
    await zone.fill(availability.riyadh);
    await zone.press('Enter');
    await page
      .getByRole('button', { name: say(availability.addTimeOn, { day: days.Monday }) })
      .click();
    await expectAccessible(page);
    await wizard.comeBack(5);
    const starts = page.getByLabel(`${days.Monday}: ${availability.from}`);
    await expect(starts).toHaveValue('09:00');
    await wizard.next();

    await wizard.onStep(6);
    const price = wizard.field(wizard.copy.fields.price.label);
    await price.fill(siteLocale === 'ar' ? '١٢٫٥' : '12.5');
    await expectAccessible(page);
    await wizard.comeBack(6);
    await expect(price).toHaveValue('12.5');
    await wizard.next();

    await wizard.onStep(7);
    await expect(page.getByText(t.review.complete)).toBeVisible();
    await expect(wizard.submit).toBeDisabled();
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('checkbox').nth(1).check();
    await expectAccessible(page);
    await wizard.comeBack(7);
    await wizard.submit.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/after-signup`));
    await expect(
      page.getByRole('heading', { name: afterSignUpWords[siteLocale].title }),
    ).toBeVisible();

    await page.goto(`/${siteLocale}/teacher-onboarding`);
    await expect(page.getByRole('heading', { name: t.submitted.title })).toBeVisible();
    await expectAccessible(page);

    const approval = approvalWords[siteLocale];
    const standing = standingWords[siteLocale];
    const { sections } = wizard.copy;
    await runTask(site, 'admins');
    const arrived = await mailTo(admin.email, { folder: site.dataDir });
    expect(arrived.subject).toBe(say(letters.application_arrived.subject, { name: 'Lin Wang' }));
    const listed = reviewer.getByRole('link', {
      name: say(approval.openFor, { name: 'Lin Wang' }),
    });
    const openReview = async () => {
      await reviewer.goto(`/${siteLocale}/admin`);
      await listed.click();
      await expect(reviewer.getByRole('heading', { level: 1 })).toContainText('Lin Wang');
    };
    await openReview();
    await expect(reviewer.getByText(tutor.email).first()).toBeVisible();
    await expect(reviewer.getByText('北京语言大学')).toBeVisible();
    await expect(reviewer.getByRole('img', { name: approval.picture })).toBeVisible();
    await expectAccessible(reviewer);
    await reviewer.getByRole('button', { name: approval.return }).click();
    await expect(reviewer.getByRole('alert')).toHaveText(approval.needsReason);
    await expectAccessible(reviewer);
    await reviewer
      .getByLabel(say(approval.reasonFor, { section: sections.profile }))
      .fill('Please write a longer tagline.');
    await reviewer.getByRole('button', { name: approval.return }).click();
    await expect(reviewer.getByRole('status')).toHaveText(approval.outcomes.returned);
    await expect(listed).toBeVisible();
    await runTask(site, 'approvals');
    const asked = await mailTo(tutor.email, { folder: site.dataDir });
    expect(asked.subject).toBe(letters.returned.subject);
    expect(asked.text).toContain('Please write a longer tagline.');

    await page.goto(`/${siteLocale}/after-signup`);
    await expect(page.getByRole('heading', { name: standing.returned.title })).toBeVisible();
    await expect(page.getByText('Please write a longer tagline.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: standing.returned.action }).click();
    await expect(page.getByText('Please write a longer tagline.').first()).toBeVisible();
    await wizard.onStep(3);
    await page.getByRole('textbox', { name: profile.tagline }).fill(`${SHORT} and with songs`);
    await wizard.saved();
    await expectAccessible(page);
    await wizard.goTo(7);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(wizard.submit).toBeDisabled();
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('checkbox').nth(1).check();
    await wizard.submit.click();
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/after-signup`));

    await openReview();
    await expect(reviewer.getByText(`${SHORT} and with songs`)).toBeVisible();
    await reviewer.getByRole('button', { name: approval.approve, exact: true }).click();
    await expect(reviewer.getByRole('status')).toHaveText(approval.outcomes.approved);
    await runTask(site, 'approvals');
    const { subject } = await mailTo(tutor.email, { folder: site.dataDir });
    expect(subject).toBe(letters.approved.subject);
    await page.goto(`/${siteLocale}/teacher-onboarding`);
    await expect(page.getByRole('heading', { name: t.approved.title })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: t.approved.edit }).click();
    await expect(page.getByRole('heading', { name: t.editing.title })).toBeVisible();
    await wizard.goTo(6);
    await expect(page.getByRole('heading', { name: t.offer.price })).toBeVisible();
    await wizard.goTo(3);
    await page.getByRole('textbox', { name: profile.tagline }).fill(`${SHORT} and with poems`);
    await wizard.saved();
    await wizard.goTo(7);
    await page.getByRole('checkbox').nth(0).check();
    await page.getByRole('checkbox').nth(1).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.submitChanges }).click();
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/after-signup`));

    await reviewer.goto(`/${siteLocale}/admin`);
    await listed.first().click();
    await expect(reviewer.getByRole('heading', { name: approval.changes })).toBeVisible();
    const before = reviewer.getByText(approval.before).locator('..');
    await expect(before).toHaveCount(1);
    await expect(before).toContainText(`${SHORT} and with songs`);
    await expectAccessible(reviewer);
    await answersWith(page, siteLocale, 'lin-wang', 200);
    await page.goto(`/${siteLocale}/tutors/lin-wang`);
    await expect(page.getByText(`${SHORT} and with songs`)).toBeVisible();
    await reviewer.getByRole('button', { name: approval.approve, exact: true }).click();
    await expect(reviewer.getByRole('status')).toHaveText(approval.outcomes.approved);
    await page.reload();
    await expect(page.getByText(`${SHORT} and with poems`)).toBeVisible();
  },
);

test(
  'an admin declines an application, and suspends a tutor and shows them again',
  { tag: '@long' },
  async ({ page, browser, site, siteLocale }) => {
    test.setTimeout(300_000);
    const approval = approvalWords[siteLocale];
    const standing = standingWords[siteLocale];
    const thanks = afterSignUpWords[siteLocale];
    const letters = lettersWords[siteLocale];
    const reviewer = await (await browser.newContext()).newPage();
    await signIn(reviewer, siteLocale, { role: 'admin' });
    const applicant = async (on: Page) => {
      const someone = await signIn(on, siteLocale, { role: 'teacher' });
      await fillByRequests(on);
      const wizard = wizardOn(on, siteLocale);
      await wizard.open();
      await wizard.submit.click();
      await expect(on).toHaveURL(new RegExp(`/${siteLocale}/after-signup`));
      return someone;
    };
    const { lastName } = SAMPLE_DRAFT;
    const listed = reviewer.getByRole('link', {
      name: say(approval.openFor, { name: `${SAMPLE_DRAFT.firstName} ${lastName}` }),
    });
    const decide = async (button: string, outcome: string) => {
      await reviewer.getByRole('button', { name: button, exact: true }).click();
      await expect(reviewer.getByRole('status')).toHaveText(outcome);
      await runTask(site, 'approvals');
    };

    const declined = await applicant(page);
    await reviewer.goto(`/${siteLocale}/admin`);
    await listed.click();
    await reviewer.getByRole('button', { name: approval.decline, exact: true }).click();
    await expect(reviewer.getByRole('alert')).toHaveText(approval.needsWhy);
    await reviewer.getByLabel(approval.declineWhy).fill('We need a certificate.');
    await decide(approval.decline, approval.outcomes.declined);
    const refusal = await mailTo(declined.email, { folder: site.dataDir });
    expect(refusal.subject).toBe(letters.declined.subject);
    expect(refusal.text).toContain('We need a certificate.');
    await page.goto(`/${siteLocale}/after-signup`);
    await expect(page.getByRole('heading', { name: standing.declined.title })).toBeVisible();
    await expect(page.getByText('We need a certificate.')).toBeVisible();
    await page.goto(`/${siteLocale}/teacher-onboarding`);
    await expect(page.getByText('We need a certificate.')).toBeVisible();
    await expectAccessible(page);

    const other = await (await browser.newContext()).newPage();
    const tutor = await applicant(other);
    await reviewer.goto(`/${siteLocale}/admin`);
    await listed.first().click();
    await decide(approval.approve, approval.outcomes.approved);
    const slug = `${SAMPLE_DRAFT.firstName}-${lastName}`.toLowerCase();
    const isShown = (status: number) => answersWith(other, siteLocale, slug, status);
    /** The mails of a task may be under way already when it is asked for. */
    const isTold = (subject: string) =>
      expect
        .poll(async () => (await mailTo(tutor.email, { folder: site.dataDir })).subject)
        .toBe(subject);
    await isShown(200);
    await reviewer.goto(`/${siteLocale}/admin`);
    await openLists(reviewer);
    await listed.first().click();
    await reviewer.getByLabel(approval.suspendWhy).fill('Three students complained.');
    await decide(approval.suspend, approval.outcomes.suspended);
    await isTold(letters.suspended.subject);
    await isShown(404);
    await other.goto(`/${siteLocale}/after-signup`);
    await expect(other.getByRole('heading', { name: standing.suspended.title })).toBeVisible();
    await expect(other.getByRole('heading', { level: 1, name: thanks.account })).toBeVisible();
    await expectAccessible(other);
    await other.goto(`/${siteLocale}/teacher-onboarding`);
    await other.getByRole('link', { name: standing.lessons }).click();
    await expect(other).toHaveURL(`/${siteLocale}/lessons`);
    await listed.first().click();
    await expectAccessible(reviewer);
    await decide(approval.restore, approval.outcomes.restored);
    await isShown(200);

    const { admin: roles } = dashboardWords[siteLocale];
    const correct = async (role: 'student' | 'teacher') => {
      await reviewer.goto(`/${siteLocale}/admin`);
      await reviewer.getByLabel(roles.email).fill(tutor.email);
      await reviewer.getByLabel(roles.newRole).selectOption(role);
      await reviewer.getByRole('button', { name: roles.save }).click();
      await expect(reviewer.getByText(roles.saved)).toBeVisible();
      await runTask(site, 'approvals');
    };
    await correct('student');
    await isTold(letters.role_corrected.subject);
    await isShown(404);
    await other.goto(`/${siteLocale}/after-signup`);
    await expect(other.getByRole('heading', { name: standing.role.title })).toBeVisible();
    await expectAccessible(other);
    await correct('teacher');
    await isTold(letters.roleReturned.subject);
    await isShown(200);
    await other.goto(`/${siteLocale}/teacher-onboarding`);
    const { profileTitle } = wizardWords[siteLocale].wizard;
    await expect(other.getByRole('heading', { level: 1, name: profileTitle })).toBeVisible();
  },
);

/**
 * Waits for what a tutor's page answers. The list gives the page its address, and both follow an
 * admin within a minute.
 */
const answersWith = (page: Page, locale: Locale, slug: string, status: number) =>
  expect
    .poll(
      async () => {
        await page.request.get(`/${locale}/tutors`);
        return (await page.request.get(`/${locale}/tutors/${slug}`)).status();
      },
      { timeout: 60_000 },
    )
    .toBe(status);

/** Opens every list of the page. */
const openLists = (page: Page) =>
  page.evaluate(() => {
    for (const list of document.querySelectorAll('details')) list.open = true;
  });
