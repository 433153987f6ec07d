import type { z } from 'zod';
import { database, type Database } from '#db/client.ts';
import { lessonOf } from '#db/repos/lesson-lists.ts';
import type { StoredLesson } from '#db/repos/lessons.ts';
import { takenStarts } from '#db/repos/taken-starts.ts';
import { teachingOf } from '#db/repos/teachings.ts';
import { profileOfTutor } from '#db/repos/tutor-profiles.ts';
import { isFullHour } from '#src/domain/lessons/free-starts.ts';
import type { Act, Side } from '#src/domain/lessons/lesson.ts';
import { overlap } from '#src/domain/lessons/lesson-time.ts';
import { forRoles } from '#src/server/auth/for-roles.ts';
import { done as succeed, fail } from '#src/server/endpoint.ts';
import { doAct } from '#src/server/lessons/do-act.ts';
import { sweepLessons } from '#src/server/lessons/sweep.ts';
import { nextHours } from './free-hours.server.ts';
import type { changeLesson } from './lessons.contract.ts';
import { sideOf, viewFor } from './view.server.ts';

type Input = z.output<typeof changeLesson.input>;

/** The other one of the two may be changing it at the same time, and each of them twice. */
const TRIES = 4;

const actOf = (input: Input): Act => {
  switch (input.act) {
    case 'propose':
      return { type: input.act, start: Date.parse(input.start) };
    case 'tell':
      return { type: input.act, outcome: input.outcome };
    case 'cancel':
      return { type: input.act, freely: input.freely };
    default:
      return { type: input.act };
  }
};

/** What an act needs of the hours of the two: that they are free. */
const TAKES_HOUR: readonly Act['type'][] = ['accept', 'propose'];

/** Does what one of the two wants with their lesson, where its rules allow it. */
export const changeOwn = forRoles(['student', 'teacher'], async (input: Input, { id: userId }) => {
  const db = await database();
  const now = new Date();
  const act = actOf(input);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await lessonOf(db, input.lesson, userId);
    if (!before) return fail('not_found');
    if (act.type === 'propose' && !(await isOnTheHour(db, before, act.start, now))) {
      return fail('not_offered');
    }
    const by = sideOf(before, userId);
    const people = [before.tutorId, before.studentId];
    const done = await doAct(db, before, act, { by, actorId: userId, at: now });
    if (done.is === 'refused') return fail(done.fault);
    if (done.is === 'done' && act.type === 'accept') await sweepLessons(db, now, people);
    const present = await lessonOf(db, input.lesson, userId);
    if (!present) return fail('not_found');
    if (done.is !== 'overtaken') {
      return succeed({ success: true as const, lesson: await viewFor(db, present, userId, now) });
    }
    // What has run out holds no hour, but may not have been written down yet.
    const wasHeld = TAKES_HOUR.includes(act.type) && (await sweepLessons(db, now, people)) > 0;
    if (present.version === before.version && !wasHeld) {
      const profile = await profileOfTutor(db, before.tutorId);
      if (profile?.state !== 'visible') return fail('not_now');
      return hourIsTaken(db, before, 'start' in act ? act.start : before.start.getTime(), by);
    }
  }
  return fail('not_now');
});

/** Who of the two has the hour already, in words for the one who wanted it, with hours that both have. */
const hourIsTaken = async (
  db: Database,
  { start: held, tutorId, studentId }: StoredLesson,
  wanted: number,
  by: Side,
) => {
  const now = new Date();
  const ofStudent = await takenStarts(db, 'student', studentId, now);
  const isStudentBusy = ofStudent.some(
    (other) => other !== held.getTime() && overlap(other, wanted),
  );
  const busy = by === 'student' ? 'student_busy' : 'learner_busy';
  const teaching = await teachingOf(db, tutorId, now);
  const next = teaching ? await nextHours(db, teaching, now, [...ofStudent, wanted]) : {};
  return fail(isStudentBusy ? busy : 'taken', next);
};

const isOnTheHour = async (
  db: Database,
  { tutorId }: StoredLesson,
  start: number,
  now: Date,
): Promise<boolean> => {
  const teaching = await teachingOf(db, tutorId, now);
  return teaching !== undefined && isFullHour(teaching.availability.zone, start);
};
