import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { database } from '#db/client.ts';
import {
  changeApplication,
  moveApplication,
  openApplication,
  submitApplication,
} from '#db/repos/tutor-applications.ts';
import { anyLesson } from '#db/repos/lesson-lists.ts';
import { addRequest } from '#db/repos/lessons.ts';
import { endPause, pausePage } from '#db/repos/tutor-pages.ts';
import { leaveTeaching } from '#db/repos/tutor-profiles.ts';
import { chooseRole, correctRole } from '#db/repos/users.ts';
import { applicationEvents } from '#db/schema/tutors.ts';
import { users } from '#db/schema/users.ts';
import type { ChosenRole } from '#src/domain/roles.ts';
import { isolated } from '#src/i18n/isolates.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { SAMPLE_DRAFT } from '../draft/sample-draft.ts';
import { mailApprovals } from '../mails/send.server.ts';
import { decide, listApplications, openForApproval } from './approval.server.ts';
import { readAskedLists } from './asked-list.ts';
import type { Decision } from './decision.ts';
import { historyOf } from './history.ts';
import { standingOf } from './standing.server.ts';

const folder = ownDatabase({
  per: 'test',
  settings: { ADMIN_EMAILS: 'huda@hanlu.example,omar@hanlu.example' },
});
const HOUR_MS = 3_600_000;
const AT = new Date('2026-03-01T10:00:00Z');
const REASONS = [{ section: 'price', reason: 'Please <look> again' }] as const;
const RETURNED: Decision = { type: 'returned', reasons: [...REASONS] };
const REOPENED: Decision = { type: 'reopened', reasons: [...REASONS] };
const DECLINED: Decision = { type: 'declined', reason: 'No certificate' };
const SUSPENDED: Decision = { type: 'suspended', reason: 'Three complaints' };

beforeEach(async () => {
  const db = await database();
  const people = [
    { id: 'lin', locale: 'ar' },
    { id: 'huda', locale: 'en' },
    { id: 'omar', locale: 'ar' },
  ] as const;
  for (const { id, locale } of people) {
    const account = { issuer: 'https://id.example', subject: id, emailVerified: true };
    const email = `${id}@hanlu.example`;
    await db.insert(users).values({ id, email, locale, ...account, createdAt: AT });
  }
  await openApplication(db, { id: 'one', userId: 'lin', data: SAMPLE_DRAFT, at: AT });
});

const open = async () => {
  const application = await openForApproval('one');
  if (!application) throw new Error('There is no such application');
  return application;
};
const submit = async (version = 0) =>
  submitApplication(
    await database(),
    { id: 'one', eventId: randomUUID(), from: 'draft', version, actorId: 'lin', at: AT },
    { kind: 'application_arrived', adminEmails: ['huda@hanlu.example', 'omar@hanlu.example'] },
  );
/** An admin looks at the application as it is and decides. */
const decided = async (decision: Decision, actorId = 'huda') => {
  const application = await open();
  return decide(application, decision, { actorId, seenVersion: application.version });
};
const approve = async () => {
  await submit();
  await decided({ type: 'approved' });
};
const edit = async (fields: object) => {
  const db = await database();
  const { version } = await open();
  await moveApplication(db, {
    ...{ id: 'one', eventId: randomUUID(), act: 'edited', actorId: 'lin', at: AT },
    ...{ from: 'approved', to: 'draft', version },
  });
  await changeApplication(db, {
    ...{ id: 'one', userId: 'lin', step: 1, fields, version: undefined },
    ...{ states: ['draft'], at: AT },
  });
  return version + 2;
};
/** Sends what waits and reads what an address has got, in order. */
const mailsTo = async (address: string) => {
  await mailApprovals(await database());
  const outbox = join(folder(), 'outbox');
  const names = (await readdir(outbox).catch(() => [])).sort();
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return mails.filter(({ to }) => to?.[0]?.address === address);
};
const ALL = readAskedLists(new URLSearchParams());
const listed = async () =>
  Object.fromEntries((await listApplications(ALL)).lists.map(({ list, count }) => [list, count]));

describe('the lists of an admin', () => {
  /** So many who wait for their review, the first of them the longest. */
  const waiting = async (many: number) => {
    const db = await database();
    for (let number = 1; number <= many; number += 1) {
      const id = `t${number}`;
      const account = { issuer: 'https://id.example', subject: id, emailVerified: true };
      await db.insert(users).values({ id, locale: 'ar', ...account, createdAt: AT });
      const at = new Date(AT.getTime() + number * HOUR_MS);
      await openApplication(db, { id, userId: id, data: { firstName: id }, at });
      await submitApplication(
        db,
        { id, eventId: randomUUID(), from: 'draft', version: 0, actorId: id, at },
        { kind: 'application_arrived', adminEmails: [] },
      );
    }
  };
  const page = async (query: string) => {
    const { lists } = await listApplications(readAskedLists(new URLSearchParams(query)));
    const [submitted] = lists;
    const names = submitted?.applications.map(({ data }) => data.firstName);
    return { ...submitted, names, count: submitted?.count };
  };

  test('come by pages, and nobody is beyond the last one', async () => {
    await waiting(41);
    expect(await page('')).toMatchObject({ count: 41, page: 1, pages: 3 });
    expect((await page('')).names?.slice(0, 2)).toEqual(['t1', 't2']);
    expect((await page('list=submitted&page=2')).names?.[0]).toBe('t21');
    expect(await page('list=submitted&page=3')).toMatchObject({ page: 3, names: ['t41'] });
  });

  test('show the last page where one beyond it is asked for, as after its last decision', async () => {
    await waiting(20);
    expect(await page('list=submitted&page=2')).toMatchObject({ count: 20, page: 1, pages: 1 });
  });

  test('are asked for one at a time, and a page that is none is the first', async () => {
    await waiting(21);
    expect(await page('list=returned&page=2')).toMatchObject({ page: 1 });
    expect(await page('list=submitted&page=-2')).toMatchObject({ page: 1 });
    expect(readAskedLists(new URLSearchParams('list=drafts&page=2')).list).toBeUndefined();
  });
});

describe('a search among applications and tutors', () => {
  const found = async (text: string) => {
    const { lists } = await listApplications(readAskedLists(new URLSearchParams({ text })));
    return lists.flatMap(({ list, count }) => Array<string>(count).fill(list));
  };

  test('finds by a part of the name or the address, in whichever list they stand', async () => {
    await submit();
    expect(await found('wang')).toEqual(['submitted']);
    expect(await found('Lin W')).toEqual(['submitted']);
    expect(await found('lin@hanlu')).toEqual(['submitted']);
    expect(await found('Omar')).toEqual([]);
    await decided({ type: 'approved' });
    expect(await found('wang')).toEqual(['visible']);
  });

  test.each([
    { firstName: '琳', lastName: '王', text: '王琳' },
    { firstName: 'أحمد', lastName: 'الصينيّ', text: 'احمد الصيني' },
  ])('finds a name as it is shown, or as people write it: $text', async ({ text, ...name }) => {
    await approve();
    await submit(await edit(name));
    expect(await found(text)).toEqual(['submitted', 'visible']);
  });
});

describe('drafts', () => {
  test('are the tutor’s alone: admins only count them', async () => {
    expect(await openForApproval('one')).toBeUndefined();
    expect(Object.values(await listed())).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await listApplications(ALL)).drafts).toBe(1);
  });

  test('of admins who try the form are not counted', async () => {
    await openApplication(await database(), { id: 'two', userId: 'huda', data: {}, at: AT });
    expect((await listApplications(ALL)).drafts).toBe(1);
  });

  test('of tutors who teach show what was approved, and are no first drafts', async () => {
    await approve();
    await edit({ firstName: 'Lina' });
    expect(await open()).toMatchObject({ state: 'draft', data: { firstName: 'Lin' } });
    const { lists, drafts } = await listApplications(ALL);
    expect(drafts).toBe(0);
    const tutors = lists.find(({ list }) => list === 'visible');
    expect(tutors?.applications).toMatchObject([{ state: 'draft', data: { firstName: 'Lin' } }]);
  });
});

describe('a decision', () => {
  test('that approves is recorded with who and when, and told in the applicant’s language', async () => {
    await chooseRole(await database(), 'lin', 'teacher');
    await submit();
    expect(await decided({ type: 'approved' })).toBe('approved');
    const { state, profile, moves, acts } = await open();
    expect({ state, profile: profile?.state }).toEqual({ state: 'approved', profile: 'visible' });
    expect(historyOf(moves, acts).map(({ act, by }) => [act, by])).toEqual([
      ['approved', 'huda@hanlu.example'],
      ['submitted', 'lin@hanlu.example'],
    ]);
    const [mail] = await mailsTo('lin@hanlu.example');
    expect(mail?.subject).toBe('قُبل طلب انضمامكم للتدريس');
    expect(mail?.text).toContain('/ar/tutor');
    expect(await listed()).toMatchObject({ submitted: 0, visible: 1 });
  });

  test('that returns carries its reasons into the history and the mail', async () => {
    await submit();
    expect(await decided(RETURNED)).toBe('returned');
    expect((await open()).moves[0]?.reasons).toEqual(REASONS);
    const [mail] = await mailsTo('lin@hanlu.example');
    expect(mail?.text).toContain(`• سعر الدرس: ${isolated('Please <look> again')}`);
    expect(mail?.html).not.toContain('<look>');
  });

  test('is told in Chinese to who reads it, down to the names of the steps', async () => {
    await (await database()).update(users).set({ locale: 'zh' });
    await submit();
    await decided({ type: 'returned', reasons: [{ section: 'price', reason: '请再看看' }] });
    const [mail] = await mailsTo('lin@hanlu.example');
    expect(mail?.subject).toBe('您的授课申请需要稍作修改');
    expect(mail?.text).toContain(`• 课价：${isolated('请再看看')}`);
    expect(mail?.text).toContain('/zh/teacher-onboarding');
    expect(mail?.html).toContain('<html lang="zh-Hans" dir="ltr">');
  });

  test('that declines says why, and from which day on one may apply again', async () => {
    await submit();
    expect(await decided(DECLINED)).toBe('declined');
    expect(await listed()).toMatchObject({ declined: 1, visible: 0 });
    const standing = await standingOf('lin');
    expect(standing).toMatchObject({ kind: 'declined', reason: 'No certificate' });
    const [mail] = await mailsTo('lin@hanlu.example');
    expect(mail?.text).toContain('No certificate');
    const day = new Intl.DateTimeFormat('ar-EG-u-nu-latn', { dateStyle: 'long', timeZone: 'UTC' });
    expect(mail?.text).toContain(day.format(standing?.renewableAt));
  });

  test('holds for what the admin saw, is made by one of two, and by nobody out of order', async () => {
    await submit();
    const seen = await open();
    expect(await decide(seen, { type: 'approved' }, { actorId: 'huda', seenVersion: 0 })).toBe(
      'changed',
    );
    const both = await Promise.all([
      decide(seen, { type: 'approved' }, { actorId: 'huda', seenVersion: 1 }),
      decide(seen, DECLINED, { actorId: 'omar', seenVersion: 1 }),
    ]);
    expect(both.toSorted()).toEqual(['approved', 'changed']);
    // Whoever presses after that on the page from before: it was decided meanwhile.
    expect(await decide(await open(), DECLINED, { actorId: 'omar', seenVersion: 1 })).toBe(
      'changed',
    );
    expect(await decided({ type: 'approved' })).toBe('notNow');
    expect(await decided(DECLINED)).toBe('notNow');
    expect(await mailsTo('lin@hanlu.example')).toHaveLength(1);
  });

  test('stands where the applicant has no confirmed address, and says so', async () => {
    await (await database()).update(users).set({ emailVerified: false });
    await submit();
    expect(await decided({ type: 'approved' })).toBe('unsent');
    expect((await open()).state).toBe('approved');
    expect(await mailsTo('lin@hanlu.example')).toEqual([]);
  });
});

describe('a tutor who teaches', () => {
  test('is shown with the changes beside what was approved, and never declined for them', async () => {
    await approve();
    await submit(await edit({ firstName: 'Lina' }));
    expect(await standingOf('lin')).toMatchObject({ kind: 'changes_submitted' });
    const { data, profile } = await open();
    expect(data).toMatchObject({ firstName: 'Lina' });
    expect(profile?.data).toMatchObject({ firstName: 'Lin' });
    expect(await decided(DECLINED)).toBe('notNow');
    expect(await listed()).toMatchObject({ submitted: 1, visible: 1 });
    await decided({ type: 'approved' });
    expect((await open()).profile?.data).toMatchObject({ firstName: 'Lina' });
    const last = (await mailsTo('lin@hanlu.example')).at(-1);
    expect(last?.subject).toBe('قُبلت تعديلاتكم في هانلو');
  });

  test('reads of changes in the mails, not of an application', async () => {
    const db = await database();
    await db.update(users).set({ locale: 'en' });
    await approve();
    // Before what follows, whose time of the tests is an earlier one.
    await mailApprovals(db);
    await submit(await edit({ firstName: 'Lina' }));
    const arrived = (await mailsTo('lin@hanlu.example')).at(-1);
    expect(arrived?.subject).toBe('We have received the changes to your profile on Hanlu');
    expect(arrived?.text).toContain('See your changes');
    await decided(RETURNED);
    const returned = (await mailsTo('lin@hanlu.example')).at(-1);
    expect(returned?.subject).toBe('Your changes on Hanlu were sent back');
    expect(returned?.text).toContain('Change your profile');
    for (const mail of [arrived, returned]) expect(mail?.text).not.toContain('your application');
  });

  test('is asked for changes after the approval, and stays visible meanwhile', async () => {
    await approve();
    expect(await decided(REOPENED)).toBe('reopened');
    expect(await open()).toMatchObject({ state: 'returned', profile: { state: 'visible' } });
    expect(await standingOf('lin')).toMatchObject({ kind: 'changes_returned', reasons: REASONS });
    const subjects = (await mailsTo('lin@hanlu.example')).map(({ subject }) => subject);
    expect(subjects).toEqual(['قُبل طلب انضمامكم للتدريس', 'نرجو تعديل ملفّكم في هانلو']);
  });

  test('is suspended and shown again, each once, with mails, written down', async () => {
    await chooseRole(await database(), 'lin', 'teacher');
    await approve();
    const seen = await open();
    const suspend = (actorId: string) =>
      decide(seen, SUSPENDED, { actorId, seenVersion: seen.version });
    expect(await Promise.all([suspend('huda'), suspend('omar')])).toEqual(['suspended', 'changed']);
    expect(await standingOf('lin')).toMatchObject({
      kind: 'suspended',
      reason: 'Three complaints',
    });
    expect(await listed()).toMatchObject({ visible: 0, suspended: 1 });
    expect(await decided(SUSPENDED)).toBe('notNow');
    expect(await decided({ type: 'restored' }, 'omar')).toBe('restored');
    const { moves, acts } = await open();
    expect(historyOf(moves, acts).map(({ act, by, reason }) => [act, by, reason])).toEqual([
      ['tutor_restored', 'omar@hanlu.example', null],
      ['tutor_suspended', 'huda@hanlu.example', 'Three complaints'],
      ['approved', 'huda@hanlu.example', null],
      ['submitted', 'lin@hanlu.example', null],
    ]);
    const mails = await mailsTo('lin@hanlu.example');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'قُبل طلب انضمامكم للتدريس',
      'أُخفي ملفّكم في هانلو',
      'عاد ملفّكم ظاهرًا في هانلو',
    ]);
    expect(mails[1]?.text).toContain('Three complaints');
  });

  test('who takes a pause is marked as hidden for the admins, who would see a visible one else', async () => {
    await approve();
    expect((await open()).pausedAt).toBeUndefined();
    await pausePage(await database(), 'lin', { since: AT, slugs: ['lin-wang'], mostOpen: 0 });
    expect((await open()).pausedAt).toEqual(AT);
    const { lists } = await listApplications(ALL);
    const tutors = lists.find(({ list }) => list === 'visible');
    expect(tutors?.applications).toMatchObject([{ id: 'one', pausedAt: AT }]);
  });

  test('whose role was corrected is marked as what the account is now, since students don’t see them', async () => {
    const db = await database();
    await chooseRole(db, 'lin', 'teacher');
    await approve();
    const roles = async () =>
      (await listApplications(ALL)).lists
        .filter(({ list }) => list === 'visible')
        .flatMap(({ applications }) => applications.map(({ role }) => role));
    expect(await roles()).toEqual(['teacher']);
    await correctRole(db, 'lin@hanlu.example', 'student', { adminId: 'huda', at: AT });
    expect(await roles()).toEqual(['student']);
    expect((await open()).applicant.role).toBe('student');
  });

  test('whose role is corrected is told that students don’t see them any more, and when they do again', async () => {
    const db = await database();
    await db.update(users).set({ locale: 'en' });
    await chooseRole(db, 'lin', 'teacher');
    await approve();
    await mailApprovals(db);
    const correct = async (role: ChosenRole | null) => {
      const before = (await mailsTo('lin@hanlu.example')).length;
      await correctRole(db, 'lin@hanlu.example', role, { adminId: 'huda', at: AT });
      await mailApprovals(db);
      return (await mailsTo('lin@hanlu.example')).slice(before);
    };

    const [gone, ...noMore] = await correct('student');
    expect(noMore).toEqual([]);
    expect(gone?.subject).toBe('Students don’t see your tutor profile any more');
    expect(gone?.text).toContain('It is kept as it was approved');
    expect(gone?.text).toContain('/en/after-signup');
    expect(await correct(null)).toEqual([]);
    await pausePage(db, 'lin', { since: AT, slugs: ['lin-wang'], mostOpen: 0 });
    const [resting] = await correct('teacher');
    expect(resting?.subject).toBe('You have the role of a teacher again on Hanlu');
    expect(resting?.text).toContain('once you end the pause');
    expect(resting?.text).toContain('/en/tutor');
    await endPause(db, 'lin');
    await correct('student');
    const [back] = await correct('teacher');
    expect(back?.text).toContain('students see your profile and can ask you');
  });

  test('who is no tutor to be seen hears nothing of a corrected role', async () => {
    const db = await database();
    await correctRole(db, 'lin@hanlu.example', 'student', { adminId: 'huda', at: AT });
    await correctRole(db, 'lin@hanlu.example', 'teacher', { adminId: 'huda', at: AT });
    await approve();
    await decided(SUSPENDED);
    const before = (await mailsTo('lin@hanlu.example')).length;
    await correctRole(db, 'lin@hanlu.example', 'student', { adminId: 'huda', at: AT });
    expect(await mailsTo('lin@hanlu.example')).toHaveLength(before);
  });

  describe('in a pause', () => {
    const rest = async () => {
      const db = await database();
      await db.update(users).set({ locale: 'en' });
      await chooseRole(db, 'lin', 'teacher');
      await approve();
      await pausePage(db, 'lin', { since: AT, slugs: ['lin-wang'], mostOpen: 0 });
      // Before what follows, whose time of the tests is an earlier one.
      await mailApprovals(db);
    };
    const lastMail = async () => (await mailsTo('lin@hanlu.example')).at(-1);
    const end = async () => endPause(await database(), 'lin');

    test('is told of a suspension that is lifted that the pause goes on, else that students see them', async () => {
      await rest();
      await decided(SUSPENDED);
      await decided({ type: 'restored' });
      const resting = await lastMail();
      expect(resting?.subject).toBe('Your suspension on Hanlu is lifted');
      expect(resting?.text).toContain('once you end the pause in your room');
      expect(resting?.text).not.toContain('Students see your profile');
      expect(resting?.text).toContain('/en/tutor');

      await end();
      await decided(SUSPENDED);
      await decided({ type: 'restored' });
      const back = await lastMail();
      expect(back?.subject).toBe('Your profile on Hanlu is visible again');
      expect(back?.text).toContain('Students see your profile again');
    });

    test('is told of changes that arrive, are asked for and are approved, but not that students see them', async () => {
      await rest();
      await submit(await edit({ firstName: 'Lina' }));
      const arrived = await lastMail();
      expect(arrived?.text).toContain('We are reading your changes');
      expect(arrived?.text).toContain('Your profile stays hidden for now');
      await decided({ type: 'approved' });
      const approved = await lastMail();
      expect(approved?.subject).toBe('Your changes on Hanlu are approved');
      expect(approved?.text).toContain('which stays hidden for now');
      await decided(REOPENED);
      const reopened = await lastMail();
      expect(reopened?.subject).toBe('Please change your profile on Hanlu');
      for (const mail of [arrived, approved, reopened]) {
        expect(mail?.text).not.toContain('tudents see');
      }
    });

    test('stands with changes as one whom students don’t see, until it ends', async () => {
      await rest();
      await submit(await edit({ firstName: 'Lina' }));
      expect(await standingOf('lin')).toMatchObject({ kind: 'changes_submitted', hidden: 'pause' });
      await end();
      expect((await standingOf('lin'))?.hidden).toBeUndefined();
      await correctRole(await database(), 'lin@hanlu.example', 'student', {
        adminId: 'huda',
        at: AT,
      });
      expect(await standingOf('lin')).toMatchObject({ hidden: 'role' });
    });

    test('and of another role hears no promise either when the suspension is lifted', async () => {
      await rest();
      await decided(SUSPENDED);
      await correctRole(await database(), 'lin@hanlu.example', 'student', {
        adminId: 'huda',
        at: AT,
      });
      await decided({ type: 'restored' });
      const mail = await lastMail();
      expect(mail?.text).toContain('Your profile stays hidden for now');
      expect(mail?.text).not.toContain('pause');
      expect(mail?.text).not.toContain('/en/tutor');
    });
  });

  test('is told of changes that are approved while suspended, but not that students see them', async () => {
    await approve();
    await submit(await edit({ firstName: 'Lina' }));
    await decided(SUSPENDED);
    await decided({ type: 'approved' });
    const last = (await mailsTo('lin@hanlu.example')).at(-1);
    expect(last?.subject).toBe('قُبلت تعديلاتكم في هانلو');
    expect(last?.text).toContain('ولا يزال مخفيًّا');
    expect(last?.text).not.toContain('يرى الطلّاب');
    expect(last?.text).not.toContain('/tutor');
  });

  test('is welcomed like a new one after having left and come back', async () => {
    await approve();
    const db = await database();
    await db.update(applicationEvents).set({ at: AT });
    await leaveTeaching(db, 'lin', { eventId: 'left', at: new Date(AT.getTime() + HOUR_MS) });
    await submit((await open()).version);
    await decided({ type: 'approved' });
    const subjects = (await mailsTo('lin@hanlu.example')).map(({ subject }) => subject);
    expect(subjects).toEqual(['قُبل طلب انضمامكم للتدريس', 'قُبل طلب انضمامكم للتدريس']);
  });

  test('has no lessons ahead once suspended', async () => {
    await approve();
    const db = await database();
    await chooseRole(db, 'lin', 'teacher');
    const start = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 48 * HOUR_MS);
    const id = randomUUID();
    await addRequest(db, {
      ...{ id, studentId: 'omar', tutorId: 'lin', start, note: '', studentZone: 'Asia/Riyadh' },
      ...{ learnerAge: '18+', guardianSentence: undefined, at: new Date(), notices: [] },
      answerUntil: new Date(start.getTime() - HOUR_MS),
    });
    await decided(SUSPENDED);
    expect(await anyLesson(db, id)).toMatchObject({ state: 'declined' });
  });

  test('is in another list after leaving, and may be declined when applying anew', async () => {
    await approve();
    await leaveTeaching(await database(), 'lin', { eventId: 'left', at: AT });
    expect(await listed()).toMatchObject({ visible: 0, left: 1 });
    expect(await standingOf('lin')).toMatchObject({ kind: 'left' });
    expect(await decided(SUSPENDED)).toBe('notNow');
    await submit((await open()).version);
    expect(await decided(DECLINED)).toBe('declined');
    expect((await open()).profile?.state).toBe('left');
  });
});
