import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '#src/domain/roles.ts';
import { endpoint } from '#src/server/endpoint.ts';
import { newStudent, newTutor } from '#tests/server/lesson-people.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { visit } from '#tests/server/visit.ts';
import { ask } from '../ask.server.ts';
import { openAsk } from '../ask/open-ask.server.ts';
import { changeOwn } from '../change.server.ts';
import { calendarSince } from '../list/my-lessons.server.ts';
import { askForLesson, changeLesson } from '../lessons.contract.ts';
import { calendarFeed, closeCalendar, lessonFile, openCalendar } from './calendar.contract.ts';
import { close, open, tellFeed, tellFile } from './calendar.server.ts';

ownDatabase({ per: 'test' });
let tutor = '';
let student = '';
beforeEach(async () => {
  tutor = await newTutor();
  student = await newStudent('Sara Ahmad');
});

const roleOf = (user: string): Role => (user === tutor ? 'teacher' : 'student');

/** A lesson at the first hours that are free. */
const lesson = async (index: number, acts: readonly string[]) => {
  const free = await openAsk({ tutorId: tutor, start: undefined, user: undefined }, new Date());
  const start = new Date(free?.starts[index] ?? NaN).toISOString();
  const asked = await visit(endpoint(askForLesson, ask), '/', {
    user: student,
    role: 'student',
    body: { tutor, start, zone: 'Asia/Riyadh' },
  });
  const { id } = ((await asked.json()) as { lesson: { id: string } }).lesson;
  for (const act of acts) {
    await visit(endpoint(changeLesson, changeOwn), '/', {
      user: tutor,
      role: 'teacher',
      params: { lesson: id },
      body: { act },
    });
  }
  return { id, start };
};

const entriesIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return { uid: event.uid, start: event.startDate.toJSDate().toISOString(), is: event.summary };
  });

const opened = async (user: string) => {
  const reply = await visit(endpoint(openCalendar, open), '/api/calendar?lang=en', {
    user,
    role: roleOf(user),
    body: {},
  });
  return ((await reply.json()) as { address: string }).address;
};
const fetched = async (address: string) => {
  const token = /calendar\/([\w-]+)\.ics/.exec(address)?.[1] ?? '';
  const reply = await visit(endpoint(calendarFeed, tellFeed), address, { params: { token } });
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    text: await reply.text(),
  };
};

describe('the feed', () => {
  test('has the agreed lessons of its owner, on either side', async () => {
    const agreed = await lesson(0, ['accept']);
    await lesson(1, []);
    await lesson(2, ['accept', 'cancel']);
    for (const [user, is] of [
      [student, 'Chinese lesson with Lan Li'],
      [tutor, 'Chinese lesson with Sara'],
    ] as const) {
      const feed = await fetched(await opened(user));
      expect(feed).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
      expect(entriesIn(feed.text)).toEqual([
        { uid: `lesson-${agreed.id}@127.0.0.1`, start: agreed.start, is },
      ]);
      expect(feed.text).not.toContain('hanlu.example');
    }
  });

  test('is a calendar also while nothing is agreed', async () => {
    const feed = await fetched(await opened(student));
    const calendar = new ICAL.Component(ICAL.parse(feed.text) as unknown[]);
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  });

  test('ends with its address: by a new one, or for good', async () => {
    const first = await opened(student);
    const second = await opened(student);
    expect((await fetched(first)).status).toBe(404);
    expect((await fetched(second)).status).toBe(200);
    expect(await calendarSince(student)).toBeInstanceOf(Date);
    await visit(endpoint(closeCalendar, close), '/', {
      user: student,
      role: 'student',
      method: 'DELETE',
    });
    expect((await fetched(second)).status).toBe(404);
    expect(await calendarSince(student)).toBeUndefined();
  });

  test('is nobody’s by a guessed address, and for the signed-in to open', async () => {
    expect((await fetched('/api/calendar/guess.ics')).status).toBe(404);
    const reply = await visit(endpoint(openCalendar, open), '/api/calendar', { body: {} });
    expect(reply.status).toBe(401);
  });
});

test('one agreed lesson is a file for its two alone', async () => {
  const agreed = await lesson(0, ['accept']);
  const asked = await lesson(1, []);
  const file = (user: string, id: string) =>
    visit(endpoint(lessonFile, tellFile), '/', {
      user,
      role: roleOf(user),
      params: { lesson: id },
    });
  const own = await file(student, agreed.id);
  expect(own.headers.get('content-disposition')).toBe('attachment; filename="lesson.ics"');
  expect(entriesIn(await own.text())).toHaveLength(1);
  expect((await file(await newStudent('Omar'), agreed.id)).status).toBe(404);
  expect((await file(student, asked.id)).status).toBe(404);
});
