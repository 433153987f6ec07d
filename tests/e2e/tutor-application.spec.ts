import { afterSignUpMessages } from '#src/features/account/after-signup.messages.ts';
import { fill, inLocale } from '#src/i18n/messages.ts';
import { identify, signIn, test } from './accounts.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { fillByRequests, PICTURE, wizardOn } from './tutor-application.ts';

const LONG = 'I have taught Mandarin to beginners for ten years, in Beijing and in Riyadh. ';
const SHORT = 'Patient Mandarin lessons for complete beginners, step by step';

test('a tutor fills in everything over seven visits and submits it', async ({
  page,
  siteLocale,
}) => {
  test.slow();
  await signIn(page, siteLocale, { role: 'teacher' });
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
  await page.getByText(choices.platforms.zoom).click();
  await expectAccessible(page);
  await wizard.comeBack(4);
  await expect(page.getByRole('radio', { name: choices.ageRanges.adult })).toBeChecked();
  await expect(page.getByText(preference.platforms)).toBeVisible();
  await wizard.next();

  await wizard.onStep(5);
  await page.getByText(choices.jobStatuses['part-time']).click();
  await page
    .getByRole('button', { name: fill(availability.addTimeOn, { day: days.Monday }) })
    .click();
  await expectAccessible(page);
  await wizard.comeBack(5);
  const starts = page.getByLabel(`${days.Monday}: ${availability.from}`);
  await expect(starts).toHaveValue('09:00');
  await wizard.next();

  await wizard.onStep(6);
  const price = page.getByRole('spinbutton');
  await price.fill('12.5');
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
  await wizard.submit.click();
  await expect(page).toHaveURL(new RegExp(`/${siteLocale}/after-signup`));
  await expect(
    page.getByRole('heading', { name: inLocale(siteLocale, afterSignUpMessages).title }),
  ).toBeVisible();

  await page.goto(`/${siteLocale}/teacher-onboarding`);
  await expect(page.getByRole('heading', { name: t.submitted.title })).toBeVisible();
  await expectAccessible(page);
});

test('the summary leads to what is missing', async ({ page, siteLocale }) => {
  await signIn(page, siteLocale, { role: 'teacher' });
  const wizard = wizardOn(page, siteLocale);
  await wizard.open();
  await wizard.goTo(7);
  await expect(wizard.submit).toBeDisabled();
  await expectAccessible(page);
  const profile = new RegExp(`^${wizard.copy.wizard.steps[3]}`);
  await page.getByRole('main').getByRole('button', { name: profile }).click();
  await wizard.onStep(3);
});

test('two tabs never overwrite each other without a word', async ({ page, siteLocale }) => {
  await signIn(page, siteLocale, { role: 'teacher' });
  const wizard = wizardOn(page, siteLocale);
  const { lastName, firstName } = wizard.copy.fields.general;
  const t = wizard.copy.wizard.conflict;
  await wizard.open();
  const other = await page.context().newPage();
  const elsewhere = wizardOn(other, siteLocale);
  await elsewhere.open();

  await wizard.field(firstName).fill('Lin');
  await wizard.saved();
  await elsewhere.field(firstName).fill('Lan');
  await expect(other.getByRole('dialog', { name: t.title })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: t.theirs }).click();
  await expect(elsewhere.field(firstName)).toHaveValue('Lin');

  await elsewhere.field(lastName).fill('Zhang');
  await elsewhere.saved();
  await wizard.field(lastName).fill('Wang');
  await page.getByRole('button', { name: t.mine }).click();
  await wizard.saved();
  await other.reload();
  await expect(elsewhere.field(lastName)).toHaveValue('Wang');
});

test('what is typed offline is kept, also over a reload, and saved later', async ({
  page,
  context,
  siteLocale,
}) => {
  await signIn(page, siteLocale, { role: 'teacher' });
  const wizard = wizardOn(page, siteLocale);
  await wizard.open();
  await context.setOffline(true);
  await wizard.field(wizard.copy.fields.general.firstName).fill('Lin');
  await expect(wizard.trouble).toHaveAttribute('data-trouble', 'offline');
  await expectAccessible(page);
  await wizard.next();
  await expect(page.getByText('保存失败')).toBeVisible();
  await context.setOffline(false);
  await wizard.saved();

  await page.route('**/save-step', (route) => route.abort());
  await wizard.field(wizard.copy.fields.general.lastName).fill('Wang');
  await expect(wizard.trouble).toBeVisible();
  await page.unroute('**/save-step');
  await page.reload();
  await expect(wizard.field(wizard.copy.fields.general.lastName)).toHaveValue('Wang');
  await wizard.saved();
});

test('a server in trouble is told, and tried again', async ({ page, siteLocale }) => {
  await signIn(page, siteLocale, { role: 'teacher' });
  const wizard = wizardOn(page, siteLocale);
  await wizard.open();
  await page.route('**/save-step', (route) => route.fulfill({ status: 500, body: 'down' }));
  await wizard.field(wizard.copy.fields.general.firstName).fill('Lin');
  await expect(wizard.trouble).toHaveAttribute('data-trouble', 'server');
  await page.unroute('**/save-step');
  await wizard.trouble.getByRole('button', { name: wizard.copy.wizard.saving.retry }).click();
  await wizard.saved();
});

test('a session that ends on step 6 loses nothing', async ({ page, context, siteLocale }) => {
  const someone = await signIn(page, siteLocale, { role: 'teacher' });
  const wizard = wizardOn(page, siteLocale);
  await wizard.open();
  await wizard.goTo(6);
  await wizard.saved();
  await context.clearCookies();
  await page.getByRole('spinbutton').fill('33');
  await expect(wizard.trouble).toHaveAttribute('data-trouble', 'signed_out');
  await expectAccessible(page);

  const opening = context.waitForEvent('page');
  await wizard.trouble.getByRole('link').click();
  const tab = await opening;
  await identify(tab, siteLocale, someone);
  await expect(tab.getByRole('spinbutton')).toHaveValue('33');
  await tab.close();
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await wizard.saved();
  await page.reload();
  await expect(page.getByRole('spinbutton')).toHaveValue('33');
});

test('a submission that fails is told and can be said again', async ({ page, siteLocale }) => {
  await signIn(page, siteLocale, { role: 'teacher' });
  await fillByRequests(page);
  const wizard = wizardOn(page, siteLocale);
  await wizard.open();
  await wizard.onStep(7);
  await page.route('**/submit', (route) => route.fulfill({ status: 502, body: '' }));
  await wizard.submit.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(wizard.submit).toBeEnabled();
  await page.unroute('**/submit');
  await wizard.submit.click();
  await expect(page).toHaveURL(new RegExp(`/${siteLocale}/after-signup`));
});
