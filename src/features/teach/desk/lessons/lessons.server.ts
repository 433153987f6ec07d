import { database } from '#db/client.ts';
import { lessonsForDesk, quarrels, type DeskLesson } from '#db/repos/desk-lessons.ts';
import { anyLesson } from '#db/repos/lesson-lists.ts';
import { ruledBy } from '#db/repos/lessons.ts';
import { isOpen, type Act, type ActType } from '#src/domain/lessons/lesson.ts';
import { actsFor } from '#src/domain/lessons/transitions.ts';
import { doAct } from '#src/server/lessons/do-act.ts';
import { readPage } from '#src/server/read-page.ts';
import type { DeskAct, LessonFilters } from './desk-act.ts';

export type { DeskLesson };

const PER_PAGE = 20;

/** What an admin may do with a lesson now. */
export const actsOfAdmin = ({ lesson }: DeskLesson, now: number): ActType[] =>
  actsFor(ruledBy(lesson), 'admin', now);

/** A page of the lessons that an admin looks for (DESK-3). */
export const listLessons = async ({ page, ...filter }: LessonFilters) => {
  const db = await database();
  const { page: shown, ...found } = await readPage(page, PER_PAGE, (at) =>
    lessonsForDesk(db, filter, at),
  );
  return { ...found, filters: { ...filter, page: shown } };
};

/** How many lessons wait for a decision. */
export const countQuarrels = async (): Promise<number> => quarrels(await database());

export type DeskOutcome = 'settled' | 'called_off' | 'gone' | 'changed';

/**
 * Does what an admin has pressed (DESK-4, DESK-5): it is written down with who and when, and both
 * sides are told by mail. Pressing again does nothing more. `changed` where the lesson no longer
 * stands for it.
 */
export const actOnLesson = async (asked: DeskAct, adminId: string): Promise<DeskOutcome> => {
  const db = await database();
  const before = await anyLesson(db, asked.lesson);
  if (!before) return 'gone';
  const act: Act =
    asked.act === 'settle'
      ? { type: 'settle', outcome: asked.outcome }
      : { type: isOpen(before.state) ? 'decline' : 'cancel' };
  const { is } = await doAct(db, before, act, {
    by: 'admin',
    actorId: adminId,
    at: new Date(),
    ...('reason' in asked && { reason: asked.reason }),
  });
  if (is === 'refused' || is === 'overtaken') return 'changed';
  return asked.act === 'settle' ? 'settled' : 'called_off';
};
