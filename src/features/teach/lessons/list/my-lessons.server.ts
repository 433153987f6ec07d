import { feedSince } from '#db/repos/calendar-feeds.ts';
import { database } from '#db/client.ts';
import { pastLessons, presentLessons } from '#db/repos/lesson-lists.ts';
import type { User } from '#src/server/auth/user.ts';
import { readPage } from '#src/server/read-page.ts';
import { withClocks, type ClockedLesson } from '../clocks.server.ts';
import { viewsFor } from '../view.server.ts';
import { groupLessons, type LessonGroups } from './groups.ts';

const PER_PAGE = 10;

/** The groups of somebody's lessons; of what is past one page. */
export type MyLessons = LessonGroups<ClockedLesson> & { page: number; pages: number };

/** Somebody's lessons, a tutor's as the tutor and anyone else's as the student, in their groups. */
export const lessonsOf = async (
  { id, role }: Pick<User, 'id' | 'role'>,
  now: Date,
  asked = 1,
): Promise<MyLessons> => {
  const db = await database();
  const side = role === 'teacher' ? 'tutor' : 'student';
  const past = await readPage(asked, PER_PAGE, (at) => pastLessons(db, side, id, now, at));
  const stored = [...(await presentLessons(db, side, id, now)), ...past.lessons];
  const views = await viewsFor(db, stored, id, now);
  const clocked = views.flatMap((view, index) => {
    const lesson = stored[index];
    return lesson ? [withClocks(view, lesson)] : [];
  });
  return { ...groupLessons(clocked, now.getTime()), page: past.page, pages: past.pages };
};

/** The page that an address names; the first one where it names none. */
export const pageIn = (query: URLSearchParams): number => {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? Math.min(page, 100_000) : 1;
};

/** Since when somebody's calendar has an address; undefined where it has none. */
export const calendarSince = async (userId: string): Promise<Date | undefined> =>
  feedSince(await database(), userId);
