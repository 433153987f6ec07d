import { photo, picture } from '../uploads/pictures.ts';
import { identify, signIn, test } from './accounts.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { fillByRequests, PICTURE, wizardOn } from './tutor-application.ts';
import { cropWords } from './words/crop.ts';
import { say } from './words/say.ts';
import { wizardWords } from './words/wizard.ts';

test('the summary leads to what is missing', async ({ page, siteLocale }) => {
  await signIn(page, siteLocale, { role: 'teacher' });
  const wizard = wizardOn(page, siteLocale);
  await wizard.open();
  await wizard.goTo(7);
  const { review, steps, stepDone } = wizard.copy.wizard;
  await expect(page.getByRole('navigation').getByText(`(${stepDone})`)).toHaveCount(0);
  await expect(wizard.submit).toBeDisabled();
  await expect(wizard.submit).toHaveAccessibleDescription(new RegExp(`${steps[1]}.*${steps[5]}`));
  await expectAccessible(page);
  await wizard.submit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: review.incomplete })).toBeFocused();
  const profile = new RegExp(`^${wizard.copy.wizard.steps[3]}`);
  await page.getByRole('main').getByRole('button', { name: profile }).click();
  await wizard.onStep(3);
});

test('the browser’s Back and Forward lead through the steps, and no text is lost', async ({
  page,
  siteLocale,
}) => {
  await signIn(page, siteLocale, { role: 'teacher' });
  const wizard = wizardOn(page, siteLocale);
  const { firstName } = wizard.copy.fields.general;
  const { education } = wizard.copy.fields;
  await page.goto(`/${siteLocale}/after-signup`);
  await wizard.open();
  await wizard.field(firstName).fill('Lin');
  await wizard.goTo(2);
  await wizard.goTo(6);
  await page.goBack();
  await wizard.onStep(2);
  await page.goForward();
  await wizard.onStep(6);
  await page.goBack();
  await wizard.comeBack(2);

  await page.getByRole('button', { name: education.addEducation }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(education.institution).fill('Beijing');
  await page.goBack();
  await expect(dialog.getByLabel(education.institution)).toHaveValue('Beijing');
  await dialog.getByRole('button', { name: wizard.copy.wizard.dialog.discard }).click();
  await expect(dialog).toBeHidden();
  await wizard.onStep(2);
  await page.getByRole('button', { name: education.addEducation }).click();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await wizard.onStep(2);

  await page.getByRole('button', { name: education.addEducation }).click();
  await dialog.getByLabel(education.institution).fill('Beijing');
  await page.evaluate(() => history.go(-2));
  await expect(dialog.getByLabel(education.institution)).toHaveValue('Beijing');
  await dialog.getByRole('button', { name: wizard.copy.wizard.dialog.discard }).click();
  await wizard.onStep(1);
  await expect(wizard.field(firstName)).toHaveValue('Lin');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/${siteLocale}/after-signup$`));
});

test('Back leads to a step on which the link to the content was followed', async ({
  page,
  siteLocale,
}) => {
  await signIn(page, siteLocale, { role: 'teacher' });
  const wizard = wizardOn(page, siteLocale);
  await wizard.open();
  await page.locator('a[href="#main"]').press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await wizard.goTo(2);
  await page.goBack();
  await wizard.onStep(1);
});

test('nothing is called saved before something was', async ({ page, siteLocale }) => {
  await signIn(page, siteLocale, { role: 'teacher' });
  const wizard = wizardOn(page, siteLocale);
  const { firstName } = wizard.copy.fields.general;
  const place = async () => (await wizard.field(firstName).boundingBox())?.y;
  await wizard.open();
  await wizard.untouched();
  await expect(wizard.status).toBeEmpty();
  await expectAccessible(page);
  await wizard.goTo(7);
  await wizard.goTo(1);
  await wizard.untouched();
  const before = await place();
  await wizard.field(firstName).fill('Lin');
  await wizard.saved();
  await expect(wizard.status).toHaveText(wizard.copy.wizard.saving.saved);
  expect(await place()).toBe(before);
  await page.reload();
  await wizard.saved();
});

test(
  'a portrait that is too small, or was cut off, is refused before it is cut',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await signIn(page, siteLocale, { role: 'teacher' });
    const wizard = wizardOn(page, siteLocale);
    const { opening, tooSmall, broken, title, zoom, use } = cropWords[siteLocale];
    const picker = page.getByRole('main').locator('input[type=file]');
    const choose = (buffer: Buffer) =>
      picker.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await wizard.open();
    await wizard.goTo(3);
    const letCome = await holdBack(page, /CropDialog/);
    await choose(await picture('jpeg', { width: 8, height: 8 }));
    await expect(page.getByRole('button', { name: opening })).toBeVisible();
    letCome();
    await expect(page.getByText(tooSmall)).toBeVisible();
    await expectAccessible(page);
    const whole = await photo(600, 600, 'jpeg');
    await choose(whole.subarray(0, whole.length / 2));
    await expect(page.getByText(broken)).toBeVisible();
    await choose(await photo(256, 256, 'jpeg'));
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('slider', { name: zoom })).toHaveAttribute('max', '2');
    await dialog.getByRole('slider', { name: zoom }).press('End');
    await dialog.getByRole('button', { name: use }).click();
    await expect(
      page.getByRole('img', { name: wizard.copy.fields.profile.pictureAlt }),
    ).toBeVisible();
  },
);

test(
  'in Chinese the family’s name comes first: in the form, among what is missing and in the summary',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await signIn(page, siteLocale, { role: 'teacher' });
    const t = wizardWords.zh;
    await page.goto('/zh/teacher-onboarding');
    await page.getByRole('button', { name: t.saveAndContinue }).click();
    const missing = page.getByRole('group', { name: t.toComplete });
    await expect(missing).toBeFocused();
    const links = missing.getByRole('link');
    await expect(links.nth(0)).toHaveText(t.lastName);
    await expect(links.nth(1)).toHaveText(t.firstName);
    await links.nth(0).click();
    await expect(page.getByRole('textbox', { name: t.lastName })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: t.firstName })).toBeFocused();
    await expectAccessible(page);

    await fillByRequests(page);
    await page.goto('/zh/teacher-signup');
    await page.goto('/zh/teacher-onboarding');
    await expect(page.getByRole('heading', { name: t.summary })).toBeVisible();
    await expect(page.getByRole('term').nth(0)).toHaveText(t.lastName);
    await expect(page.getByRole('term').nth(1)).toHaveText(t.firstName);
    await expectAccessible(page);
  },
);

test(
  'two tabs never overwrite each other without a word',
  { tag: '@en' },
  async ({ page, siteLocale }) => {
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
  },
);

test(
  'what is typed offline is kept, also over a reload, and saved later',
  { tag: '@detail' },
  async ({ page, context, siteLocale }) => {
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
  },
);

test(
  'a server in trouble is told, and tried again',
  { tag: '@detail' },
  async ({ page, siteLocale }) => {
    await signIn(page, siteLocale, { role: 'teacher' });
    const wizard = wizardOn(page, siteLocale);
    await wizard.open();
    await page.route('**/save-step', (route) => route.fulfill({ status: 500, body: 'down' }));
    await wizard.field(wizard.copy.fields.general.firstName).fill('Lin');
    await expect(wizard.trouble).toHaveAttribute('data-trouble', 'server');
    await page.unroute('**/save-step');
    await wizard.trouble.getByRole('button', { name: wizard.copy.wizard.saving.retry }).click();
    await wizard.saved();
  },
);

test('a session that ends on step 6 loses nothing', async ({ page, context, siteLocale }) => {
  const someone = await signIn(page, siteLocale, { role: 'teacher' });
  const wizard = wizardOn(page, siteLocale);
  const { label } = wizard.copy.fields.price;
  await wizard.open();
  const told = page.waitForResponse('**/save-step');
  await wizard.goTo(6);
  await told;
  await context.clearCookies();
  await wizard.field(label).fill('33');
  await expect(wizard.trouble).toHaveAttribute('data-trouble', 'signed_out');
  await expectAccessible(page);

  const opening = context.waitForEvent('page');
  await wizard.trouble.getByRole('link').click();
  const tab = await opening;
  await identify(tab, siteLocale, someone);
  await expect(wizardOn(tab, siteLocale).field(label)).toHaveValue('33');
  await tab.close();
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await wizard.saved();
  await page.reload();
  await expect(wizard.field(label)).toHaveValue('33');
});

test(
  'a submission that fails is told and can be said again',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
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
    // The page still scrolls to what it told, and takes the button from under the mouse.
    await wizard.submit.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${siteLocale}/after-signup`));
  },
);

test(
  'a document whose upload is cut off or cancelled leaves the certificate as it was typed',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await signIn(page, siteLocale, { role: 'teacher' });
    const wizard = wizardOn(page, siteLocale);
    const { education } = wizard.copy.fields;
    await wizard.open();
    await wizard.goTo(2);
    await page.getByRole('button', { name: education.addCertification }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(education.type).selectOption('language');
    await dialog.getByLabel(education.validityFrom).pressSequentially('01092019');
    const file = dialog.locator('input[type=file]');

    await page.route('**/api/uploads/files', (route) => route.abort('connectionreset'));
    await file.setInputFiles(PICTURE);
    await expect(dialog.getByText(education.uploadFailed)).toBeVisible();
    await expect(dialog.getByLabel(education.validityFrom)).toHaveValue('01/09/2019');
    await expectAccessible(page);
    await page.unroute('**/api/uploads/files');

    await page.route('**/api/uploads/files', () => undefined);
    await file.setInputFiles(PICTURE);
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: education.cancelUpload }).click();
    await expect(dialog.getByRole('progressbar')).toBeHidden();
    await page.unroute('**/api/uploads/files');

    await file.setInputFiles(PICTURE);
    await expect(dialog.getByText('apple-touch-icon.png')).toBeVisible();
    await expect(dialog.getByLabel(education.type)).toHaveValue('language');
  },
);

test(
  'in a browser that makes no UUID, as by http, entries and times are added all the same',
  { tag: ['@en', '@detail'] },
  async ({ page, siteLocale }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
    await signIn(page, siteLocale, { role: 'teacher' });
    const wizard = wizardOn(page, siteLocale);
    const { days, fields } = wizard.copy;
    const { education, availability } = fields;
    await wizard.open();
    await wizard.goTo(2);
    await page.getByRole('button', { name: education.addEducation }).click();
    await expect(page.getByRole('dialog').getByLabel(education.institution)).toBeVisible();
    await page.keyboard.press('Escape');
    await wizard.goTo(5);
    const monday = say(availability.addTimeOn, { day: days.Monday });
    await page.getByRole('button', { name: monday }).click();
    await expect(page.getByLabel(`${days.Monday}: ${availability.from}`)).toBeVisible();
    await wizard.saved();
  },
);
