import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import { keepSchedule } from '#db/repos/teachings.ts';
import type { Role } from '#src/domain/roles.ts';
import { endpoint } from '#src/server/endpoint.ts';
import type { Mail, MailResult } from '#src/server/mail.ts';
import { newStudent, newTutor, OFFERED } from '#tests/server/lesson-people.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { visit } from '#tests/server/visit.ts';
import { ask } from '../ask.server.ts';
import { changeOwn } from '../change.server.ts';
import { askForLesson, changeLesson, type LessonView } from '../lessons.contract.ts';
import { sweepLessons } from '../sweep.server.ts';
import { sendLessonMails } from './send.server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2027, 0, 4, 12);
/** Ten in the morning in Beijing, five in Riyadh. */
const START = Date.UTC(2027, 0, 7, 2);
const LINK = 'https://meet.example/lan';

ownDatabase({ per: 'test' });
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

let tutor = '';
let student = '';
let mails: Mail[] = [];
let post: MailResult = { ok: true };
/** Which mail of a turn throws. */
let breaksAt: number | undefined;
beforeEach(async () => {
  vi.setSystemTime(NOW);
  mails = [];
  post = { ok: true };
  breaksAt = undefined;
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
  return sendLessonMails(db, {
    clock: () => new Date(at),
    siteUrl: 'https://hanlu.example',
    from: 'noreply@hanlu.example',
    send: (mail) => {
      mails.push(mail);
      if (mails.length === breaksAt) {
        breaksAt = undefined;
        throw new Error('The letter broke');
      }
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
    await asks('I travel in March. <b>');
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('A request for a lesson: Thursday 7 January at 10:00');
    expect(mail?.text).toContain('Sara asks you for a lesson');
    expect(mail?.text).toContain('(China Standard Time), 50 minutes');
    expect(mail?.text).toContain('“I travel in March. <b>”');
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
    expect(arabic?.text).toContain('5:00 ص');
    expect(arabic?.text).toContain(LINK);
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
    });
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
    expect(proposal?.text).toContain('6:00 ص');
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
  test('goes out once, however many workers run at once', async () => {
    await asks();
    await Promise.all([run(), run(), run()]);
    await run(NOW + HOUR);
    expect(mails).toHaveLength(1);
  });

  test('waits while the mail server is down and is sent later, once', async () => {
    const id = await accepted();
    post = { ok: false, fault: 'unreachable' };
    // The first that fails speaks for all.
    expect(await sent()).toHaveLength(1);
    expect(await sent(NOW + 60_000)).toHaveLength(1);
    post = { ok: true };
    expect(await sent(NOW + 5 * 60_000)).toHaveLength(2);
    expect(await sent(NOW + 10 * 60_000)).toHaveLength(0);
    expect(id).toBeTruthy();
  });

  test('that tells what is no longer so is not sent', async () => {
    post = { ok: false, fault: 'unreachable' };
    const { id } = await asks();
    await run();
    await does(student, id, { act: 'withdraw' });
    post = { ok: true };
    const [only, ...more] = await sent(NOW + HOUR);
    expect(more).toEqual([]);
    expect(only?.subject).toMatch(/^The request for .* was withdrawn$/);
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

  test('whose sender died comes again when the lease is over, under the same name', async () => {
    await asks();
    const [first] = await sent();
    // As a process leaves it that is killed between the server's answer and the row.
    const { $client } = await database();
    await $client.execute(`update lesson_mails set state = 'leased', due_at = ${NOW + 600_000}`);
    expect(await sent(NOW + 599_999)).toHaveLength(0);
    const [again] = await sent(NOW + 600_000);
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

  test('go out although another mail breaks, and that one later', async () => {
    await accepted();
    await sent();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    breaksAt = 1;
    expect(await sent(START - DAY)).toHaveLength(2);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    const again = await sent(START - DAY + HOUR / 12);
    expect(again).toHaveLength(1);
    expect(await sent(START - DAY + HOUR / 6)).toHaveLength(0);
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
