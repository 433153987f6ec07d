import ICAL from 'ical.js';
import type { Email } from 'postal-mime';

import { lessons } from '#db/schema/lessons.ts';
import { newcomer, signIn } from './accounts.ts';
import { expect } from './fixtures.ts';
import { inDataOf } from './lessons.ts';
import { mailTo } from './outbox.ts';
import { test } from './own-site.ts';
import { runTask } from './tasks.ts';
import { fillByRequests } from './tutor-application.ts';
import { approvalWords } from './words/approval.ts';
import { deskWords } from './words/desk.ts';
import { lessonWords } from './words/lessons.ts';
import { say } from './words/say.ts';

const MEETING = 'https://meet.example/lin';
const HOUR_MS = 3_600_000;
const ADMIN = 'admin@hanlu.example';

/** What the tutor reads, who reads Chinese. */
const zh = {
  title: '授课申请',
  submit: '提交申请',
  submitted: '您的申请已提交',
  approved: '您的授课申请已通过',
  room: '老师中心',
  profile: '资料与课价',
  link: '会议室链接',
  linkTitle: '上课链接',
  save: '保存',
  linkSaved: '已保存。已约好课的学生会收到邮件通知。',
  agreed: /^课已约好：/,
  cancelled: /^课程已取消：/,
};

/** The entry that a mail brings for a calendar, read by a parser that did not write it. */
const entryOf = ({ attachments }: Email) => {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = file?.content;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('A mail without an event');
  const value = (name: string) => event.getFirstPropertyValue(name)?.toString();
  return {
    method: calendar.getFirstPropertyValue('method')?.toString(),
    uid: value('uid'),
    sequence: Number(value('sequence')),
    start: new ICAL.Event(event).startDate.toJSDate().toISOString(),
  };
};

test(
  'a tutor who reads Chinese applies, is found by a student who reads Arabic, and a lesson comes and goes',
  { tag: '@long' },
  async ({ page, browser, site }) => {
    test.setTimeout(120_000);
    const open = async (locale: string) =>
      (await browser.newContext({ baseURL: site.url, locale })).newPage();
    const mail = async (address: string, count: number) => {
      for (const task of ['approvals', 'admins', 'lessons']) await runTask(site, task);
      return mailTo(address, { folder: site.dataDir, count });
    };
    const t = lessonWords.ar;

    const admin = await open('ar');
    await signIn(admin, 'ar', { role: 'admin' });

    const tutorPage = await open('zh-CN');
    const tutor = await signIn(tutorPage, 'zh', {
      role: 'teacher',
      someone: { ...newcomer(), name: 'Lin Wang' },
    });
    await fillByRequests(tutorPage);
    await tutorPage.goto('/zh/teacher-onboarding');
    await expect(tutorPage.getByRole('heading', { level: 1, name: zh.title })).toBeVisible();
    await tutorPage.getByRole('navigation').getByRole('button', { name: /^7\s/ }).click();
    await tutorPage.getByRole('checkbox').nth(0).check();
    await tutorPage.getByRole('checkbox').nth(1).check();
    await tutorPage.getByRole('button', { name: zh.submit }).click();
    await expect(tutorPage).toHaveURL(/\/zh\/after-signup/);
    await tutorPage.goto('/zh/teacher-onboarding');
    await expect(tutorPage.getByRole('heading', { name: zh.submitted })).toBeVisible();

    expect((await mail(ADMIN, 1)).text).toContain('Lin Wang');
    await admin.goto('/ar/admin');
    await admin
      .getByRole('link', { name: say(approvalWords.ar.openFor, { name: 'Lin Wang' }) })
      .click();
    await admin.getByRole('button', { name: approvalWords.ar.approve, exact: true }).click();
    await expect(admin.getByRole('status')).toHaveText(approvalWords.ar.outcomes.approved);
    const approved = await mail(tutor.email, 2);
    expect(approved.subject).toBe(zh.approved);

    await tutorPage.goto('/zh/tutor');
    await tutorPage.getByRole('link', { name: zh.profile }).click();
    const place = tutorPage.getByRole('form', { name: zh.linkTitle });
    await place.getByRole('textbox', { name: zh.link }).fill(MEETING);
    await place.getByRole('button', { name: zh.save }).click();
    await expect(place.getByText(zh.linkSaved)).toBeVisible();

    const student = await signIn(page, 'ar', {
      role: 'student',
      someone: { ...newcomer(), name: 'Nour Ahmad' },
    });
    const headers = { origin: site.url };
    const post = async (path: string, data: object) =>
      page.request.post(`/api/onboarding/${path}`, { headers, data });
    const { tempUserId } = (await (await post('start', {})).json()) as { tempUserId: string };
    const answers = { learning_goals: 'travel', age: '18+', teacher_languages: ['arabic'] };
    const preferences = Object.entries(answers).map(([questionType, preferenceData]) => ({
      questionType,
      preferenceData,
    }));
    const answered = await post('commit', { tempUserId, preferences, termsAccepted: true });
    expect(answered.status(), await answered.text()).toBe(200);
    // The list gives the page its address, within a minute of the approval.
    await expect
      .poll(
        async () => {
          await page.request.get('/ar/tutors');
          return (await page.goto('/ar/tutors/lin-wang'))?.status();
        },
        { timeout: 60_000 },
      )
      .toBe(200);
    await page.locator('#free').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('button', { name: t.ask.send }).click();
    await expect(page.getByRole('heading', { name: t.lesson.waits })).toBeVisible();
    const lesson = new URL(page.url()).pathname;

    await mail(tutor.email, 3);
    await tutorPage.goto('/zh/lessons');
    await tutorPage.getByRole('list', { name: lessonWords.zh.answer }).getByRole('link').click();
    await tutorPage.getByText(lessonWords.zh.proposeOther).first().click();
    await tutorPage.getByRole('radio').first().check();
    await tutorPage.getByRole('button', { name: lessonWords.zh.proposeThis }).click();

    const proposed = await mail(student.email, 1);
    expect(proposed.text).toContain('Lin');
    await page.reload();
    await expect(page.getByRole('heading', { name: t.lesson.yours })).toBeVisible();
    await page.getByRole('button', { name: t.lesson.accept }).click();
    await expect(page.getByRole('link', { name: 'meet.example' })).toHaveAttribute('href', MEETING);
    const start = await page.locator('#lesson-facts time').getAttribute('datetime');

    const agreed = await mail(tutor.email, 4);
    expect(agreed.subject).toMatch(zh.agreed);
    const invitation = entryOf(agreed);
    expect(invitation).toMatchObject({ method: 'REQUEST', start });
    expect(entryOf(await mail(student.email, 2))).toMatchObject({ method: 'REQUEST', start });

    // Days pass: five hours are left.
    await inDataOf(site, (db) =>
      db.update(lessons).set({ start: new Date(Math.ceil(Date.now() / HOUR_MS + 5) * HOUR_MS) }),
    );
    await page.reload();
    await page.getByRole('button', { name: t.lesson.cancel }).click();
    const dialog = page.getByRole('dialog', { name: t.lesson.reallyCancel });
    await expect(dialog.getByText(t.lesson.willBeLate)).toBeVisible();
    await dialog.getByRole('button', { name: t.lesson.cancel }).click();
    await expect(page.getByRole('heading', { name: t.lesson.late })).toBeVisible();
    const off = await mail(tutor.email, 5);
    expect(off.subject).toMatch(zh.cancelled);
    const withdrawn = entryOf(off);
    expect(withdrawn).toMatchObject({ method: 'CANCEL', uid: invitation.uid });
    expect(withdrawn.sequence).toBeGreaterThan(invitation.sequence);

    await admin.goto('/ar/admin/lessons');
    await admin.getByRole('combobox').selectOption({ label: deskWords.ar.all });
    await admin.getByRole('button', { name: deskWords.ar.show }).click();
    const listed = admin.getByRole('article').filter({ hasText: 'Lin Wang' });
    await expect(listed).toContainText('ملغى (متأخّر)');
    expect((await admin.request.get(lesson)).status()).toBe(404);
  },
);
