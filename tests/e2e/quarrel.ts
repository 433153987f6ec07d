import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { closeDatabase, openDatabase, type Database } from '#db/client.ts';
import { anyLesson } from '#db/repos/lesson-lists.ts';
import { addRequest } from '#db/repos/lessons.ts';
import { decideApplication, openApplication } from '#db/repos/tutor-applications.ts';
import { chooseRole, rememberUser } from '#db/repos/users.ts';
import { studentPreferences } from '#db/schema/onboarding.ts';
import type { Act } from '#src/domain/lessons/lesson.ts';
import type { ChosenRole } from '#src/domain/roles.ts';
import { SAMPLE_DRAFT } from '#src/features/teach/application/draft/sample-draft.ts';
import { doAct } from '#src/server/lessons/do-act.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const STUDENT = { name: 'Sara Ahmad', email: 'sara@hanlu.example' };
export const TUTOR = { name: 'Lin Wang', email: 'lin@hanlu.example' };
const ANSWERS = {
  age: '18+',
  learning_goals: 'travel',
  chinese_levels: 'HSK1',
  teacher_languages: ['arabic'],
  budget_ranges: { min: 50, max: 120 },
};

const person = async (db: Database, { name, email }: typeof TUTOR, role: ChosenRole) => {
  const identity = {
    issuer: 'https://id.example',
    subject: email,
    email,
    emailVerified: true,
    name,
  };
  const { id } = await rememberUser(db, identity, { locale: 'en', now: new Date() });
  await chooseRole(db, id, role);
  return id;
};

/** A tutor whom everyone sees. */
const approvedTutor = async (db: Database) => {
  const userId = await person(db, TUTOR, 'teacher');
  const at = new Date();
  const id = await openApplication(db, { id: randomUUID(), userId, data: SAMPLE_DRAFT, at });
  await decideApplication(db, {
    ...{ id, eventId: randomUUID(), act: 'approved', actorId: userId, at },
    ...{ from: 'draft', to: 'approved', version: 0 },
  });
  return userId;
};

type Two = { studentId: string; tutorId: string };

const agreed = async (db: Database, { studentId, tutorId }: Two, start: number) => {
  const id = randomUUID();
  const at = new Date(start - 5 * DAY);
  await addRequest(db, {
    ...{ id, studentId, tutorId, at, notices: [], note: 'In March', learnerAge: '18+' },
    start: new Date(start),
    answerUntil: new Date(at.getTime() + DAY),
    studentZone: 'Asia/Riyadh',
    guardianSentence: undefined,
  });
  await does(db, id, { type: 'accept' }, { by: 'tutor', actorId: tutorId, at });
  return id;
};

const does = async (
  db: Database,
  id: string,
  act: Act,
  who: { by: 'student' | 'tutor'; actorId: string; at: Date },
) => {
  const before = await anyLesson(db, id);
  if (before) await doAct(db, before, act, who);
};

/**
 * Fills the data folder of a site that has not started yet: a student with answers, a tutor, a lesson
 * of which the two tell differently, and one that is agreed.
 */
export const fillWithQuarrel = async (dataDir: string): Promise<void> => {
  const db = await openDatabase({ url: `file:${join(dataDir, 'hanlu.db')}`, authToken: undefined });
  const tutorId = await approvedTutor(db);
  const studentId = await person(db, STUDENT, 'student');
  for (const [questionType, preferenceData] of Object.entries(ANSWERS)) {
    const answer = { userId: studentId, questionType, preferenceData, updatedAt: new Date() };
    await db.insert(studentPreferences).values(answer);
  }
  const hour = Math.floor(Date.now() / HOUR) * HOUR;
  const over = await agreed(db, { studentId, tutorId }, hour - DAY);
  const at = new Date(hour - DAY + HOUR);
  const student = { by: 'student', actorId: studentId, at } as const;
  const tutor = { by: 'tutor', actorId: tutorId, at } as const;
  await does(db, over, { type: 'tell', outcome: 'tutor_absent' }, student);
  await does(db, over, { type: 'tell', outcome: 'student_absent' }, tutor);
  await agreed(db, { studentId, tutorId }, hour + 3 * DAY);
  await closeDatabase(db);
};
