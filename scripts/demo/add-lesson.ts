import { randomUUID } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { anyLesson } from '#db/repos/lesson-lists.ts';
import { addRequest, ruledBy, writeChange } from '#db/repos/lessons.ts';
import type { Age } from '#src/domain/learner-age.ts';
import type { Act, Side } from '#src/domain/lessons/lesson.ts';
import { answerUntil } from '#src/domain/lessons/lesson-time.ts';
import { change } from '#src/domain/lessons/transitions.ts';

export type DemoLesson = {
  studentId: string;
  tutorId: string;
  /** Moments are milliseconds since 1970. */
  start: number;
  askedAt: number;
  learnerAge: Age;
  priceUsd: number;
  note?: string;
  /** What the two did after the request, by whom and when. */
  then?: readonly { act: Act; by: Side; at: number }[];
};

/** Adds a lesson with all that happened to it, by the rules of lessons and without a mail. */
export const addLesson = async (db: Database, one: DemoLesson): Promise<void> => {
  const id = randomUUID();
  const { studentId, tutorId, start, askedAt, learnerAge, priceUsd, note = '', then = [] } = one;
  const isAdded = await addRequest(db, {
    id,
    studentId,
    tutorId,
    start: new Date(start),
    answerUntil: new Date(answerUntil(askedAt, start)),
    note,
    priceUsd,
    studentZone: 'Asia/Riyadh',
    learnerAge,
    guardianSentence: undefined,
    at: new Date(askedAt),
    notices: [],
  });
  if (!isAdded) throw new Error(`The hour ${new Date(start).toISOString()} is not free`);
  for (const { act, by, at } of then) {
    const before = await anyLesson(db, id);
    const changed = before && change(ruledBy(before), act, by, at);
    if (!before || !changed?.ok) throw new Error(`A lesson can't be changed by ${act.type}`);
    await writeChange(db, {
      before,
      after: changed.lesson,
      act: act.type,
      by,
      actorId: by === 'student' ? studentId : tutorId,
      at: new Date(at),
      notices: [],
    });
  }
};
