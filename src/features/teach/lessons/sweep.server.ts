import type { Database } from '#db/client.ts';
import { outrunRequests, overdueLessons } from '#db/repos/lesson-lists.ts';
import { ruledBy, writeChange, type StoredLesson } from '#db/repos/lessons.ts';
import { isOpen, type Act } from '#src/domain/lessons/lesson.ts';
import { noticesOf } from '#src/domain/lessons/notices.ts';
import { change } from '#src/domain/lessons/transitions.ts';

const doByItself = async (db: Database, before: StoredLesson, act: Act, at: Date) => {
  const now = at.getTime();
  const changed = change(ruledBy(before), act, 'clock', now);
  if (!changed.ok || !changed.hasChanged) return false;
  const { lesson: after } = changed;
  const notices = noticesOf(after, act, 'clock', now);
  return writeChange(db, { before, after, act: act.type, by: 'clock', actorId: null, at, notices });
};

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
  for (const lesson of await overdueLessons(db, now, userIds)) {
    const type = isOpen(lesson.state) ? 'expire' : 'settle';
    if (await doByItself(db, lesson, { type }, now)) swept += 1;
  }
  for (const lesson of await outrunRequests(db, userIds)) {
    if (await doByItself(db, lesson, { type: 'give_way' }, now)) swept += 1;
  }
  return swept;
};
