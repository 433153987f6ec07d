import ICAL from 'ical.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import { anyLesson, historyOf } from '#db/repos/lesson-lists.ts';
import { actsAbout } from '#db/repos/admin-acts.ts';
import { keepSchedule } from '#db/repos/teachings.ts';
import { changeProfileState, leaveTeaching } from '#db/repos/tutor-profiles.ts';
import type { Role } from '#src/domain/roles.ts';
import { endpoint } from '#src/server/endpoint.ts';
import { cancelAllAhead, tellOfNewLink } from '#src/server/lessons/ahead.ts';
import { doAct } from '#src/server/lessons/do-act.ts';
import { sweepLessons } from '#src/server/lessons/sweep.ts';
import type { Mail, MailResult } from '#src/server/mail.ts';
import { sendDue } from '#src/server/mail/outbox.ts';
import { standingClock } from '#tests/server/clock.ts';
import { newStudent, newTutor, OFFERED } from '#tests/server/lesson-people.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { visit } from '#tests/server/visit.ts';
import { ask } from '../ask.server.ts';
import { changeOwn } from '../change.server.ts';
import { askForLesson, changeLesson, type LessonView } from '../lessons.contract.ts';
import { lessonOutbox, tendLessons } from './send.server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2027, 0, 4, 12);
/** Ten in the morning in Beijing, five in Riyadh. */
const START = Date.UTC(2027, 0, 7, 2);
const LINK = 'https://meet.example/lan';

ownDatabase({ per: 'test' });
standingClock(NOW);

let tutor = '';
let student = '';
let mails: Mail[] = [];
let post: MailResult = { ok: true };
beforeEach(async () => {
  mails = [];
  post = { ok: true };
  tutor = await newTutor();
  student = await newStudent('Sara Ahmad');
  const { timezone: zone, weeklyAvailability: weekly } = OFFERED;
  await keepSchedule(await database(), tutor, { zone, weekly, lessonLink: LINK }, new Date(NOW));
});

const read = async (reply: Response) => ((await reply.json()) as { lesson: LessonView }).lesson;
const asks = async (note = '', start = START) => {
  const body = { tutor, start: new Date(start).toISOString(), zone: 'Asia/Riyadh', note };
  const route = endpoint(askForLesson, ask);
  return read(await visit(route, '/api/lessons', { user: student, role: 'student', body }));
};
const does = async (user: string, lesson: string, body: object) => {
  const role: Role = user === tutor ? 'teacher' : 'student';
  const route = endpoint(changeLesson, changeOwn);
  return read(
    await visit(route, `/api/lessons/${lesson}`, { user, role, params: { lesson }, body }),
  );
};

/** The worker's turn at a moment. */
const run = async (at = NOW) => {
  const db = await database();
  await sweepLessons(db, new Date(at));
  return sendDue(db, lessonOutbox, {
    clock: () => new Date(at),
    siteUrl: 'https://hanlu.example',
    from: 'noreply@hanlu.example',
    send: (mail) => {
      mails.push(mail);
      return Promise.resolve(post);
    },
  });
};
/** What was sent since the last look. */
const sent = async (at = NOW) => {
  mails = [];
  await run(at);
  return mails;
};
const accepted = async () => {
  const { id } = await asks();
  await sent();
  await does(tutor, id, { act: 'accept' });
  return id;
};

/** As another program reads the calendar in a mail. */
const entryIn = (mail: Mail | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? '') as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().getTime(),
    end: event.endDate.toJSDate().getTime(),
    status: String(event.component.getFirstPropertyValue('status')),
    location: event.location,
    attendees: event.attendees.map((one) => String(one.getFirstValue())),
    summary: event.summary,
  };
};
const of = (all: readonly Mail[], language: 'ar' | 'en') =>
  all.find(({ html }) => html.includes(`<html lang="${language}"`));

describe('each side is told in its language and on its clock', () => {
  test('of a request, with the note and until when to answer', async () => {
    await asks('I travel in March. <b> 0501234567');
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('A request for a lesson: Thursday 7 January at 10:00');
    expect(mail?.text).toContain('Sara asks you for a lesson');
    expect(mail?.text).toContain('(Beijing time), 50 minutes');
    expect(mail?.text).toContain('“\u2068I travel in March. <b> •••\u2069”');
    expect(mail?.html).toContain('I travel in March. &lt;b&gt;');
    expect(mail?.text).toContain('Tuesday 5 January at 20:00');
    expect(mail?.calendar).toBeUndefined();
    expect(mail?.text).not.toContain('Ahmad');
  });

  test('of an acceptance, with an invitation that other programs read', async () => {
    const id = await accepted();
    const both = await sent();
    expect(both).toHaveLength(2);
    const arabic = of(both, 'ar');
    expect(arabic?.html).toContain('dir="rtl"');
    expect(arabic?.subject).toContain('الخميس، 7 يناير');
    expect(arabic?.text).toContain('الساعة\u00A005:00');
    expect(arabic?.text).toContain(LINK);
    expect(arabic?.html).toContain(`<a href="${LINK}"`);
    const entry = entryIn(arabic);
    expect(entry).toMatchObject({
      method: 'REQUEST',
      uid: `lesson-${id}@hanlu.example`,
      start: START,
      end: START + 50 * 60_000,
      status: 'CONFIRMED',
      location: LINK,
      attendees: [`MAILTO:${arabic?.to ?? ''}`],
      summary: 'درس الصينية مع Lan Li',
    });
    expect(entryIn(of(both, 'en'))).toMatchObject({
      uid: entry.uid,
      sequence: entry.sequence,
      summary: 'Chinese lesson with Sara',
      // Else it would keep a link that the tutor has changed since.
      location: null,
    });
  });

  test('of a link that is missing, the tutor as the one who is to give it', async () => {
    await (await database()).$client.execute('update tutor_schedules set lesson_link = null');
    await accepted();
    const both = await sent();
    expect(of(both, 'en')?.text).toContain('You have not given a link for lessons yet');
    expect(of(both, 'ar')?.text).toContain('يظهر رابط الدرس في صفحته فور أن يضيفه المعلّم.');
  });

  test('of the price at which it was asked for, as the page says it to each', async () => {
    const { $client } = await database();
    const price = (dollars: number) =>
      $client.execute(`update tutor_schedules set price_usd = ${dollars}`);
    await price(12);
    const { id } = await asks();
    await price(20);
    const [request] = await sent();
    expect(request?.text).toContain('Price: \u2066$12\u2069');
    await does(tutor, id, { act: 'propose', start: new Date(START + HOUR).toISOString() });
    const riyals = 'السعر: 45 ريالًا سعوديًّا\nمحوّل من \u2066$12\u2069 بسعر 3.75 ريال للدولار';
    const [proposal] = await sent();
    expect(proposal?.text).toContain(riyals);
    await does(student, id, { act: 'accept' });
    const both = await sent();
    expect(of(both, 'ar')?.text).toContain(riyals);
    expect(of(both, 'en')?.text).toContain('Price: \u2066$12\u2069');
  });

  test('of a cancellation, which takes the same entry out again', async () => {
    const id = await accepted();
    const before = entryIn((await sent())[0]);
    vi.setSystemTime(START - HOUR);
    await does(student, id, { act: 'cancel' });
    const both = await sent(START - HOUR);
    expect(both).toHaveLength(2);
    for (const mail of both) {
      const entry = entryIn(mail);
      expect(entry).toMatchObject({ method: 'CANCEL', uid: before.uid, status: 'CANCELLED' });
      expect(entry.sequence).toBeGreaterThan(before.sequence);
    }
    expect(of(both, 'en')?.text).toContain('Sara has called it off.');
    expect(of(both, 'en')?.text).toContain('marked late');
    expect(of(both, 'ar')?.text).toContain('ألغيتم هذا الدرس.');
  });

  test('of another time, and of its refusal', async () => {
    const { id } = await asks();
    await sent();
    await does(tutor, id, { act: 'propose', start: new Date(START + HOUR).toISOString() });
    const [proposal] = await sent();
    expect(proposal?.subject).toContain('وقت آخر مقترح لدرسكم');
    expect(proposal?.text).toContain('الساعة\u00A006:00');
    await does(student, id, { act: 'decline' });
    expect((await sent()).map(({ subject }) => subject)).toEqual([
      'The time that you proposed doesn’t suit: Thursday 7 January at 11:00',
    ]);
  });

  test('of a request that ran out or was declined, the student with the next free hours', async () => {
    await asks();
    await sent();
    const both = await sent(NOW + DAY);
    expect(both).toHaveLength(2);
    expect(of(both, 'ar')?.text).toContain('أقرب الساعات المتاحة:\n• ');
    expect(of(both, 'en')?.text).not.toContain('•');
    vi.setSystemTime(NOW + DAY);
    const { id } = await asks();
    await does(tutor, id, { act: 'decline' });
    const [declined] = await sent(NOW + DAY);
    expect(declined?.text.match(/• /g)).toHaveLength(5);
  });

  test('of an hour that the tutor has called off, the student with others than that one', async () => {
    const id = await accepted();
    await sent();
    const late = START - 4 * HOUR;
    vi.setSystemTime(late);
    await does(tutor, id, { act: 'cancel' });
    const [cancelled] = await sent(late);
    const [, hour] = cancelled?.subject.split(': ') ?? [];
    expect(cancelled?.text).toContain(`${hour} بتوقيت`);
    expect(cancelled?.text.match(/• /g)).toHaveLength(5);
    expect(cancelled?.text).not.toContain(`• ${hour}`);
  });

  test('of somebody without a name, with a capital only where a sentence begins', async () => {
    student = await newStudent('sara@hanlu.example');
    const { id } = await asks();
    const [asked] = await sent();
    expect(asked?.text).toContain('\nA student asks you for a lesson:');
    await does(tutor, id, { act: 'accept' });
    const mail = of(await sent(), 'en');
    expect(mail?.text).toContain('Your lesson with a student stands.');
    expect(entryIn(mail).summary).toBe('Chinese lesson with a student');
  });

  test('with a button to the lesson', async () => {
    const { id } = await asks();
    const [request] = await sent();
    expect(request?.html).toContain(`href="https://hanlu.example/en/lessons/${id}"`);
    await does(tutor, id, { act: 'accept' });
    expect(of(await sent(), 'ar')?.html).toContain(`href="https://hanlu.example/ar/lessons/${id}"`);
  });

  test('of another link, once for each lesson, by an entry in place of the one before', async () => {
    const id = await accepted();
    const before = entryIn(of(await sent(), 'ar'));
    const db = await database();
    const { timezone: zone, weeklyAvailability: weekly } = OFFERED;
    const lessonLink = 'https://meet.example/new';
    await keepSchedule(db, tutor, { zone, weekly, lessonLink }, new Date(NOW));
    expect(await tellOfNewLink(db, { tutorId: tutor, at: new Date(NOW + 1) })).toBe(1);
    const [mail, ...more] = await sent(NOW + 1);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('رابط جديد لدرسكم');
    expect(mail?.text).toContain(lessonLink);
    const entry = entryIn(mail);
    expect(entry).toMatchObject({
      method: 'REQUEST',
      uid: `lesson-${id}@hanlu.example`,
      start: START,
      location: lessonLink,
    });
    expect(entry.sequence).toBeGreaterThan(before.sequence);
  });

  test('of all that is off when the tutor leaves, with what takes it out of calendars', async () => {
    await accepted();
    await asks('', START + DAY);
    await sent();
    const who = { tutorId: tutor, by: 'tutor', actorId: tutor, at: new Date(NOW) } as const;
    expect(await cancelAllAhead(await database(), who)).toEqual({ declined: 1, cancelled: 1 });
    const all = await sent();
    expect(all.map(({ subject }) => subject.split(':')[0]).sort()).toEqual([
      'The lesson on Thursday 7 January at 10',
      'أُلغي الدرس',
      'لن يُعقد الدرس الذي طلبتموه',
    ]);
    expect(all.filter(({ calendar }) => calendar?.method === 'CANCEL')).toHaveLength(2);
  });

  test.each([
    [
      'suspended',
      { by: 'admin', told: 4 },
      (adminId: string) => ({ act: 'tutor_suspended', tutorId: tutor, adminId }) as const,
    ],
    ['gone', { by: 'tutor', told: 3 }, () => undefined],
  ] as const)(
    'of all that is off where a crash came before the end of a tutor who is %s',
    async (_, { by, told }, suspension) => {
      const agreed = await accepted();
      const { id: open } = await asks('', START + DAY);
      const db = await database();
      const at = new Date(NOW);
      const admin = await newStudent('Ada');
      const act = suspension(admin);
      await (act
        ? changeProfileState(db, { ...act, at })
        : leaveTeaching(db, tutor, { eventId: 'left', at }));
      expect(await tendLessons(db)).toMatchObject({ sent: told });
      expect(await anyLesson(db, agreed)).toMatchObject({ state: 'cancelled' });
      expect(await anyLesson(db, open)).toMatchObject({ state: 'declined' });
      expect((await historyOf(db, agreed)).at(-1)).toMatchObject({ act: 'cancel', by });
      expect(await actsAbout(db, 'lesson', agreed)).toHaveLength(by === 'admin' ? 1 : 0);
      expect(await tendLessons(db)).toMatchObject({ sent: 0 });
    },
  );

  test('in Chinese, where the tutor reads that', async () => {
    tutor = await newTutor(OFFERED, 'zh');
    const { id } = await asks();
    const [request] = await sent();
    expect(request?.html).toContain('<html lang="zh-Hans"');
    expect(request?.subject).toMatch(/^新的约课请求：1月7日/);
    expect(request?.text).toContain('Sara 向您约课');
    expect(request?.text).toContain('北京时间');
    expect(request?.html).toContain(`href="https://hanlu.example/zh/lessons/${id}"`);
  });

  test('of what an admin has called off, both with the reason', async () => {
    const id = await accepted();
    await sent();
    const db = await database();
    const lesson = await anyLesson(db, id);
    if (!lesson) throw new Error('No such lesson');
    const actorId = await newStudent('Ada');
    const who = { by: 'admin', actorId, at: new Date(NOW), reason: 'The tutor is ill.' } as const;
    await doAct(db, lesson, { type: 'cancel' }, who);
    const both = await sent();
    expect(of(both, 'en')?.text).toContain('The reason: “\u2068The tutor is ill.\u2069”');
    expect(of(both, 'ar')?.text).toContain('السبب: «\u2068The tutor is ill.\u2069»');
  });

  test('by whose turn it was that nobody answered', async () => {
    await asks();
    await sent();
    const tutorSilent = await sent(NOW + DAY);
    expect(of(tutorSilent, 'en')?.text).toContain('You did not answer Sara in time');
    expect(of(tutorSilent, 'ar')?.text).toContain('لم يصل ردّ Lan Li');
    vi.setSystemTime(NOW + DAY);
    const { id } = await asks();
    await does(tutor, id, { act: 'propose', start: new Date(START + HOUR).toISOString() });
    await sent(NOW + DAY);
    const studentSilent = await sent(NOW + 2 * DAY);
    expect(of(studentSilent, 'en')?.text).toContain('Sara did not answer your proposal in time');
    expect(of(studentSilent, 'ar')?.text).toContain('لم يصل ردّكم على اقتراح Lan Li');
  });

  test('that their word is missing once the other has named an absence', async () => {
    const id = await accepted();
    await sent();
    vi.setSystemTime(START + HOUR);
    await does(student, id, { act: 'tell', outcome: 'tutor_absent' });
    const [question, ...more] = await sent(START + HOUR);
    expect(more).toEqual([]);
    expect(question?.subject).toMatch(/^Please tell us how the lesson went/);
    expect(question?.text).toContain('until Thursday 21 January at 10:50');
    expect(question?.text).not.toContain('tutor was absent');
    // Whoever thinks again, and again, asks nobody twice.
    await does(student, id, { act: 'tell', outcome: 'held' });
    await does(student, id, { act: 'tell', outcome: 'tutor_absent' });
    expect(await sent(START + HOUR)).toEqual([]);
  });

  test('of words that differ', async () => {
    const id = await accepted();
    vi.setSystemTime(START + HOUR);
    await does(student, id, { act: 'tell', outcome: 'tutor_absent' });
    await does(tutor, id, { act: 'tell', outcome: 'held' });
    const both = await sent(START + HOUR);
    expect(both).toHaveLength(2);
    expect(of(both, 'en')?.subject).toMatch(/^How did the lesson on/);
  });

  test('and nobody who has no confirmed address', async () => {
    await (await database()).$client.execute('update users set email_verified = 0');
    await asks();
    expect(await run()).toEqual({ sent: 0, dropped: 1, failed: 0 });
  });
});

describe('a mail', () => {
  test('that tells what is no longer so is not sent, nor what undoes what was never told', async () => {
    post = { ok: false, fault: 'unreachable' };
    const { id } = await asks();
    await run();
    await does(student, id, { act: 'withdraw' });
    post = { ok: true };
    expect(await sent(NOW + HOUR)).toEqual([]);
    const told = await asks();
    await sent();
    await does(student, told.id, { act: 'withdraw' });
    expect((await sent()).map(({ subject }) => subject)).toEqual([
      'The request for Thursday 7 January at 10:00 was withdrawn',
    ]);
  });

  test('about an acceptance still goes out when the link has changed meanwhile', async () => {
    post = { ok: false, fault: 'unreachable' };
    await accepted();
    await run();
    await tellOfNewLink(await database(), { tutorId: tutor, at: new Date(NOW + 1) });
    post = { ok: true };
    const subjects = (await sent(NOW + HOUR)).map(({ subject }) => subject);
    expect(subjects).toContain('Your lesson is agreed: Thursday 7 January at 10:00');
    expect(subjects).toHaveLength(3);
  });

  test('is given up after a day and a half', async () => {
    await asks();
    // The lesson is far enough ahead, and the tutor may answer by another way.
    await (await database()).$client.execute(`update lessons set answer_until = ${START}`);
    post = { ok: false, fault: 'refused' };
    const tries: number[] = [];
    for (let at = NOW; at < NOW + 2 * DAY; at += HOUR) {
      if ((await sent(at)).length > 0) tries.push(at);
    }
    expect(tries.at(-1)).toBe(NOW + 36 * HOUR);
    expect(tries.length).toBeLessThan(20);
  });

  test('has the same name each time that it is tried', async () => {
    post = { ok: false, fault: 'refused' };
    await asks();
    const [first] = await sent();
    const [again] = await sent(NOW + HOUR);
    expect(again?.messageId).toBe(first?.messageId);
    expect(first?.messageId).toMatch(/^<lesson-mail-[\w-]+@hanlu\.example>$/);
  });
});

describe('reminders', () => {
  test('come a day and an hour before, to both, once', async () => {
    await accepted();
    await sent();
    expect(await sent(START - DAY - 1)).toHaveLength(0);
    const day = await sent(START - DAY);
    expect(day).toHaveLength(2);
    expect(of(day, 'en')?.subject).toMatch(/^Reminder of your lesson: Thursday/);
    expect(of(day, 'en')?.text).toContain(LINK);
    expect(await sent(START - DAY + HOUR)).toHaveLength(0);
    const hour = await sent(START - HOUR);
    expect(of(hour, 'ar')?.subject).toContain('تذكير بدرسكم: ');
    expect(await sent(START - HOUR / 2)).toHaveLength(0);
  });

  test('come late where the server was down, and only the newer one', async () => {
    await accepted();
    await sent();
    const late = await sent(START - HOUR / 2);
    expect(late.map(({ subject }) => subject.split(':')[0]).sort()).toEqual([
      'Reminder of your lesson',
      'تذكير بدرسكم',
    ]);
    expect(await sent(START - HOUR / 4)).toHaveLength(0);
  });

  test('are sent once also where the server’s clock jumps back and forth', async () => {
    await accepted();
    await sent();
    expect(await sent(START - DAY)).toHaveLength(2);
    expect(await sent(START - DAY - 2 * HOUR)).toEqual([]);
    expect(await sent(START - DAY)).toEqual([]);
    expect(await sent(START - HOUR)).toHaveLength(2);
    expect(await sent(NOW)).toEqual([]);
    expect(await sent(START - HOUR)).toEqual([]);
  });

  test('are sent by a mail server that comes back after hours', async () => {
    await accepted();
    await sent();
    post = { ok: false, fault: 'unreachable' };
    // As after many hours of tries.
    const { $client } = await database();
    await $client.execute(`update lesson_mails set attempts = 50 where kind = 'day_before'`);
    await run(START - DAY);
    await run(START - DAY);
    post = { ok: true };
    expect(await sent(START - 20 * HOUR)).toHaveLength(2);
  });

  test('do not come after the start, nor for a lesson that is off', async () => {
    const id = await accepted();
    await sent();
    expect(await sent(START)).toHaveLength(0);
    const second = await asks('', START + DAY);
    await does(tutor, second.id, { act: 'accept' });
    await sent();
    await does(student, second.id, { act: 'cancel' });
    await sent();
    expect(await sent(START + DAY - HOUR)).toHaveLength(0);
    expect(id).toBeTruthy();
  });

  test('whose sender died do not come a second time', async () => {
    await accepted();
    await sent();
    const { $client } = await database();
    await $client.execute(
      `update lesson_mails set state = 'leased' where kind = 'day_before' and due_at <= ${START - DAY}`,
    );
    expect(await sent(START - 12 * HOUR)).toHaveLength(0);
  });
});
