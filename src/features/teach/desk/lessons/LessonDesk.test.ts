import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import { deskMessages } from '../desk.messages.ts';
import LessonDesk from './LessonDesk.astro';
import type { DeskLesson } from './lessons.server.ts';

const AT = new Date('2026-03-01T10:00:00Z');
const person = { email: 'lin@hanlu.example', goneAt: null };
const settled: DeskLesson = {
  lesson: {
    id: 'one',
    studentId: 'sara',
    tutorId: 'lin',
    start: AT,
    state: 'held',
    isLate: false,
    answerUntil: AT,
    note: '',
    priceUsd: 12.5,
    reason: null,
    studentSaid: 'held',
    tutorSaid: 'student_absent',
    version: 4,
    createdAt: AT,
    updatedAt: AT,
  } as DeskLesson['lesson'],
  student: { ...person, name: 'Sara' },
  tutor: { ...person, name: 'Lin', zone: undefined },
  events: [],
};

const deskWith = async (fault: { lesson: string; text: string; typed: string }) => {
  const container = await AstroContainer.create();
  const filters = { lesson: undefined, state: undefined, text: undefined, page: 1 };
  return container.renderToString(LessonDesk, {
    props: {
      ...{ locale: 'en', filters, fault, told: null },
      ...{ lessons: [settled], count: 1, pages: 1, now: AT.getTime() + 9_000_000 },
    },
  });
};

const { changed, gone } = deskMessages.en.lessons.faults;

test('whoever decides second reads it at the lesson, though nothing is left to decide there', async () => {
  const page = await deskWith({ lesson: 'one', text: changed, typed: '' });
  expect(page.match(/role="alert"/g)).toHaveLength(1);
  expect(page.indexOf(changed)).toBeGreaterThan(page.indexOf('id="lesson-one"'));
});

test('what is wrong with a lesson that is not in the list stands above it', async () => {
  const page = await deskWith({ lesson: 'two', text: gone, typed: '' });
  expect(page.match(/role="alert"/g)).toHaveLength(1);
  expect(page.indexOf(gone)).toBeLessThan(page.indexOf('id="lesson-one"'));
});
