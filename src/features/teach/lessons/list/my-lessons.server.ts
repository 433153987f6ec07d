import { feedSince } from '#db/repos/calendar-feeds.ts';
import { database, type Database } from '#db/client.ts';
import { pastLessons, presentLessons } from '#db/repos/lesson-lists.ts';
import type { Side } from '#src/domain/lessons/lesson.ts';
import type { StoredLesson } from '#db/repos/lessons.ts';
import type { User } from '#src/server/auth/user.ts';
import { readPage } from '#src/server/read-page.ts';
import { withClocks, type ClockedLesson } from '../clocks.server.ts';
import { viewsFor } from '../view.server.ts';
import { groupLessons, type LessonGroups } from './groups.ts';

const PER_PAGE = 10;

/** The groups of somebody's lessons; of what is past one page. */
export type MyLessons = LessonGroups<ClockedLesson> & { page: number; pages: number };

type Reader = Pick<User, 'id' | 'role'>;

/** What is past of the side on which somebody was before their role was corrected; one page. */
export type FormerLessons = { past: ClockedLesson[]; side: Side; page: number; pages: number };

const sidesOf = ({ role }: Reader) =>
  role === 'teacher'
    ? ({ own: 'tutor', former: 'student' } as const)
    : ({ own: 'student', former: 'tutor' } as const);

/**
 * Somebody's lessons, a tutor's as the tutor and anyone else's as the student, in their groups. What
 * is still to be told of those from before another role is among them.
 */
export const lessonsOf = async (reader: Reader, now: Date, asked = 1): Promise<MyLessons> => {
  const db = await database();
  const { id } = reader;
  const { own } = sidesOf(reader);
  const [past, present] = await Promise.all([
    readPage(asked, PER_PAGE, (at) => pastLessons(db, own, id, now, at)),
    presentLessons(db, id, now),
  ]);
  const clocked = await clockedFor(db, [...present, ...past.lessons], id, now);
  return { ...groupLessons(clocked, now.getTime()), page: past.page, pages: past.pages };
};

/** What is past of the other side than that of somebody's role. */
export const formerLessonsOf = async (
  reader: Reader,
  now: Date,
  asked = 1,
): Promise<FormerLessons> => {
  const db = await database();
  const { id } = reader;
  const { former: side } = sidesOf(reader);
  const { lessons, page, pages } = await readPage(asked, PER_PAGE, (at) =>
    pastLessons(db, side, id, now, at),
  );
  return { past: await clockedFor(db, lessons, id, now), side, page, pages };
};

const clockedFor = async (
  db: Database,
  stored: readonly StoredLesson[],
  id: string,
  now: Date,
): Promise<ClockedLesson[]> => {
  const views = await viewsFor(db, stored, id, now);
  return views.flatMap((view, index) => {
    const lesson = stored[index];
    return lesson ? [withClocks(view, lesson)] : [];
  });
};

/** The page that an address names, of one of its lists; the first one where it names none. */
export const pageIn = (query: URLSearchParams, list: 'page' | 'former' = 'page'): number => {
  const page = Number(query.get(list) ?? 1);
  return Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : 1;
};

/** Since when somebody's calendar has an address; undefined where it has none. */
export const calendarSince = async (userId: string): Promise<Date | undefined> =>
  feedSince(await database(), userId);
