import type { APIContext } from 'astro';
import { database } from '#db/client.ts';
import { historyOf, lessonOf, lessonsAs } from '#db/repos/lesson-lists.ts';
import { forRoles } from '#src/server/auth/for-roles.ts';
import { done, fail } from '#src/server/endpoint.ts';
import { viewFor, viewsFor } from './view.server.ts';

type Asked = { context: Pick<APIContext, 'locals'> };

/** Years of weekly lessons; who has more sees the newest. */
const MOST = 300;

/** The reader's lessons: a tutor's as the tutor, anyone else's as the student. */
export const tellMine = forRoles(
  ['student', 'teacher'],
  async (_: object, { id, role }, __: Asked) => {
    const db = await database();
    const stored = await lessonsAs(db, role === 'teacher' ? 'tutor' : 'student', id, MOST);
    return done({ success: true as const, lessons: await viewsFor(db, stored, id, new Date()) });
  },
);

/** One lesson of the reader's; another's is not there (LESSONS-13). */
export const tellOne = forRoles(
  ['student', 'teacher'],
  async ({ lesson }: { lesson: string }, { id }, _: Asked) => {
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
