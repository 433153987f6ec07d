import type { Database } from '#db/client.ts';
import { outrunRequests, overdueLessons } from '#db/repos/lessons-to-sweep.ts';
import type { StoredLesson } from '#db/repos/lessons.ts';
import { isOpen, type Act } from '#src/domain/lessons/lesson.ts';
import { doAct } from './do-act.ts';

/**
 * Writes down what has happened to lessons by itself, of all people or of some: requests that were
 * not answered in time, requests that touch an accepted hour, lessons that nobody told of. Answers
 * how many there were; doing it twice, or at once, does nothing more.
 */
export const sweepLessons = async (
  db: Database,
  now: Date,
  userIds?: readonly string[],
): Promise<number> => {
  let swept = 0;
  const sweep = async (
    lesson: StoredLesson,
    type: Extract<Act['type'], 'expire' | 'settle' | 'give_way'>,
  ) => {
    const { is } = await doAct(db, lesson, { type }, { by: 'clock', actorId: null, at: now });
    if (is === 'done') swept += 1;
  };
  for (const lesson of await overdueLessons(db, now, userIds)) {
    await sweep(lesson, isOpen(lesson.state) ? 'expire' : 'settle');
  }
  for (const lesson of await outrunRequests(db, userIds)) await sweep(lesson, 'give_way');
  return swept;
};
