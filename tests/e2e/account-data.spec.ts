import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { lessons } from '#db/schema/lessons.ts';
import { newcomer, signIn, test } from './accounts.ts';
import { atRest, expect, expectAccessible } from './fixtures.ts';
import { accountOf, inDataOf, openSchool } from './lessons.ts';
import { test as onOwnSite } from './own-site.ts';
import { lessonWords } from './words/lessons.ts';
import { ownDataWords } from './words/ownData.ts';
import { say } from './words/say.ts';

const DAY_MS = 86_400_000;

test('a student takes everything along and deletes the account, on all devices', async ({
  page,
  browser,
  baseURL,
  siteLocale: locale,
}) => {
  const t = ownDataWords[locale];
  const someone = newcomer();
  await signIn(page, locale, { role: 'student', someone });
  const tablet = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(tablet, locale, { role: 'student', someone });
  await page.goto(`/${locale}/student`);
  // Our letters come late on a first page (decision 206), and may take a line more.
  await atRest(page);
  await page.getByRole('link', { name: t.link }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: t.child })).toBeVisible();
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t.download }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const data: unknown = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  const moment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(data).toMatchObject({
    account: { email: someone.email, role: 'student' },
    sessions: [
      { startedAt: moment, expiresAt: moment },
      { startedAt: moment, expiresAt: moment },
    ],
  });

  await page.evaluate(() => localStorage.setItem('kept', 'by a game'));
  const remove = page.getByRole('region', { name: t.remove });
  await remove.getByRole('button', { name: t.press }).click();
  await expect(remove.getByRole('alert')).toHaveText(t.missing);
  await expect(remove.getByRole('checkbox', { name: t.tick })).toBeFocused();
  await expectAccessible(page);
  await remove.getByRole('checkbox', { name: t.tick }).check();
  await remove.getByRole('button', { name: t.press }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.gone })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBeNull();

  for (const device of [page, tablet]) {
    await device.goto(`/${locale}/account`);
    await expect(device).toHaveURL(/\/login\?next=/);
  }
});

test(
  'who is signed in on a tablet as well signs it out from here',
  { tag: '@en' },
  async ({ page, browser, baseURL, siteLocale: locale }) => {
    const t = ownDataWords[locale];
    const someone = newcomer();
    await signIn(page, locale, { role: 'student', someone });
    const tablet = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await signIn(tablet, locale, { role: 'student', someone });
    await page.goto(`/${locale}/account`);
    const signIns = page.getByRole('region', { name: t.signIns });
    await expect(signIns.getByRole('listitem')).toHaveCount(2);
    await expect(signIns.getByRole('listitem').first()).toContainText(t.here);
    await expectAccessible(page);
    await signIns.getByRole('button', { name: t.end }).click();
    await expect(signIns.getByRole('status')).toHaveText(t.ended);
    await expect(signIns.getByRole('status')).toBeFocused();
    await expect(signIns.getByText(t.nowhereElse)).toBeVisible();
    await expectAccessible(page);
    await tablet.goto(`/${locale}/account`);
    await expect(tablet).toHaveURL(/\/login\?next=/);
    await page.reload();
    await expect(signIns.getByRole('listitem')).toHaveCount(1);
    await expect(signIns.getByRole('status')).toBeHidden();
    await page.goto(`/${locale}/contents`);
    await page.goBack();
    await expect(signIns.getByText(t.nowhereElse)).toBeVisible();
    await expect(signIns.getByRole('status')).toBeHidden();
  },
);

test(
  'a deletion takes the cookies of the person, and leaves the language of the device',
  { tag: ['@detail', '@en'] },
  async ({ page, siteLocale: locale }) => {
    const t = ownDataWords[locale];
    await signIn(page, locale, { role: 'student' });
    await page.request.post('/api/onboarding/start', { data: {} });
    await page.goto(`/${locale}/student?zone=Asia/Dubai`);
    await page
      .context()
      .addCookies([{ name: 'preferredLanguage', value: locale, url: page.url() }]);
    /** Those of the site; cookies know no ports, so the login of this machine has its own among them. */
    const names = async () => {
      const all = await page.context().cookies(page.url());
      return all.map(({ name }) => name).filter((name) => !name.startsWith('hanlu_idp'));
    };
    const ofPerson = ['login', 'onboarding', 'session', 'signed_in', 'zone'];
    expect((await names()).toSorted()).toEqual([...ofPerson, 'preferredLanguage'].toSorted());
    await page.goto(`/${locale}/account`);
    await page.getByRole('checkbox', { name: t.tick }).check();
    await page.getByRole('button', { name: t.press }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.gone })).toBeVisible();
    expect(await names()).toEqual(['preferredLanguage']);

    // The page that says so can be loaded anew, and come back to.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: t.gone })).toBeVisible();
    await page.goto(`/${locale}/contents`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: t.gone })).toBeVisible();
    await page.goto(`/${locale}/account?gone=made.up`);
    await expect(page).toHaveURL(new RegExp(`/${locale}/login`));
  },
);

onOwnSite(
  'a tutor whose student has left sees a former member, and the lesson called off',
  { tag: ['@detail', '@both'] },
  async ({ page, browser, site, siteLocale: locale }) => {
    const t = ownDataWords[locale];
    const open = async () => (await browser.newContext({ baseURL: site.url })).newPage();
    const tutorPage = await open();
    await signIn(tutorPage, locale, { role: 'teacher' });
    await signIn(page, locale, { role: 'student' });
    const [tutor, student] = [await accountOf(tutorPage), await accountOf(page)];
    await openSchool(site, { tutor, student });
    const start = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 3 * DAY_MS);
    await inDataOf(site, async (db) =>
      db.insert(lessons).values({
        ...{ id: 'agreed', studentId: student, tutorId: tutor, state: 'accepted', start, seat: 1 },
        ...{ note: 'My name is Nour', studentZone: 'Asia/Riyadh', learnerAge: '18+' },
        ...{ createdAt: new Date(), updatedAt: new Date() },
      }),
    );

    await page.goto(`/${locale}/account`);
    await expect(page.getByText(say(t.agreed, { n: '1' }))).toBeVisible();
    await page.getByRole('checkbox', { name: t.tick }).check();
    await page.getByRole('button', { name: t.press }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.gone })).toBeVisible();

    await tutorPage.goto(`/${locale}/lessons`);
    await expect(tutorPage.getByText(t.former).first()).toBeVisible();
    await tutorPage.goto(`/${locale}/lessons/agreed`);
    await expect(tutorPage.getByRole('heading', { level: 1 })).toContainText(t.former);
    await expect(tutorPage.getByText('My name is Nour')).toBeHidden();
    await expect(tutorPage.getByText(lessonWords[locale].lesson.waits)).toBeHidden();
    await expectAccessible(tutorPage);
  },
);
