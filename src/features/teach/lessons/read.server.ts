import { database } from '#db/client.ts';
import { historyOf, lessonOf, pastLessons, presentLessons } from '#db/repos/lesson-lists.ts';
import { forRoles } from '#src/server/auth/for-roles.ts';
import { done, fail } from '#src/server/endpoint.ts';
import { sweepLessons } from '#src/server/lessons/sweep.ts';
import { viewFor, viewsFor } from './view.server.ts';

const PER_PAGE = 20;

/** The reader's lessons: a tutor's as the tutor, anyone else's as the student. */
export const tellMine = forRoles(
  ['student', 'teacher'],
  async ({ page }: { page: number }, { id, role }) => {
    const db = await database();
    const now = new Date();
    const side = role === 'teacher' ? 'tutor' : 'student';
    // Sorting by states needs what has run out to be written down.
    await sweepLessons(db, now, [id]);
    const past = await pastLessons(db, side, id, now, { page, perPage: PER_PAGE });
    return done({
      success: true as const,
      present: await viewsFor(db, await presentLessons(db, side, id, now), id, now),
      past: await viewsFor(db, past.lessons, id, now),
      page,
      pages: Math.max(1, Math.ceil(past.count / PER_PAGE)),
    });
  },
);

/** One lesson of the reader's; another's is not there (LESSONS-13). */
export const tellOne = forRoles(
  ['student', 'teacher'],
  async ({ lesson }: { lesson: string }, { id }) => {
    const db = await database();
    const stored = await lessonOf(db, lesson, id);
    if (!stored) return fail('not_found');
    const history = await historyOf(db, lesson);
    return done({
      success: true as const,
      lesson: await viewFor(db, stored, id, new Date()),
      history: history.map(({ by, state, start, at }) => ({
        by,
        state,
        start: start.toISOString(),
        at: at.toISOString(),
      })),
    });
  },
);
