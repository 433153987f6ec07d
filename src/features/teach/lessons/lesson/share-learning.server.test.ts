import { expect, test } from 'vitest';
import { database } from '#db/client.ts';
import { addRequest } from '#db/repos/lessons.ts';
import { storeChoices } from '#db/repos/learning-choices.ts';
import { lessons } from '#db/schema/lessons.ts';
import type { Role } from '#src/domain/roles.ts';
import { endpoint } from '#src/server/endpoint.ts';
import { newStudent, newTutor } from '#tests/server/lesson-people.ts';
import { ownDatabase } from '#tests/server/own-database.ts';
import { visit } from '#tests/server/visit.ts';
import { openLesson } from './open-lesson.server.ts';
import { shareLearning } from './share-learning.contract.ts';
import { share } from './share-learning.server.ts';

ownDatabase();
const route = endpoint(shareLearning, share);
const NOW = Date.UTC(2027, 0, 4, 12);
const START = Date.UTC(2027, 0, 7, 2);

const shares = async (user: string, role: Role, body: { shares: boolean }) => {
  const params = { lesson: 'a1' };
  const path = '/api/lessons/a1/learning';
  return (await visit(route, path, { user, role, params, method: 'PUT', body })).status;
};
const seenBy = async (user: string) =>
  (await openLesson('a1', user, { locale: 'en', now: new Date(NOW) }))?.learning;

test('a student shows the tutor of a lesson three facts, and takes them back', async () => {
  const [tutor, student, other] = [
    await newTutor(),
    await newStudent('Sara'),
    await newStudent('Omar'),
  ];
  const db = await database();
  await addRequest(db, {
    id: 'a1',
    studentId: student,
    tutorId: tutor,
    start: new Date(START),
    answerUntil: new Date(START),
    note: '',
    studentZone: 'Asia/Riyadh',
    learnerAge: '18+',
    guardianSentence: undefined,
    at: new Date(NOW),
    notices: [],
  });
  await storeChoices(db, student, [{ name: 'path', value: 'travel', at: NOW }]);

  expect(await shares(other, 'student', { shares: true })).toBe(404);
  expect(await shares(tutor, 'teacher', { shares: true })).toBe(403);
  expect(await shares(student, 'student', { shares: true })).toBe(200);
  expect(await seenBy(tutor), 'nothing before it is agreed').toBeUndefined();
  await db.update(lessons).set({ state: 'accepted' });
  const seen = await seenBy(tutor);
  expect(Object.keys(seen ?? {})).toEqual(['path', 'level', 'words']);
  expect(seen?.words).toBe(0);
  expect(await seenBy(other)).toBeUndefined();

  expect(await shares(student, 'student', { shares: false })).toBe(200);
  expect(await seenBy(tutor)).toBeUndefined();
});
