import type { APIContext } from 'astro';
import type { z } from 'zod';
import { database, type Database } from '#db/client.ts';
import { lessonOf } from '#db/repos/lesson-lists.ts';
import { ruledBy, writeChange, type StoredLesson } from '#db/repos/lessons.ts';
import { teachingOf } from '#db/repos/teachings.ts';
import { isFullHour } from '#src/domain/lessons/free-starts.ts';
import type { Act } from '#src/domain/lessons/lesson.ts';
import { noticesOf } from '#src/domain/lessons/notices.ts';
import { change } from '#src/domain/lessons/transitions.ts';
import { forRoles } from '#src/server/auth/for-roles.ts';
import { done, fail } from '#src/server/endpoint.ts';
import { nextHours } from './free-hours.server.ts';
import type { changeLesson } from './lessons.contract.ts';
import { sweepLessons } from './sweep.server.ts';
import { sideOf, viewFor } from './view.server.ts';

type Input = z.output<typeof changeLesson.input>;
type Asked = { context: Pick<APIContext, 'locals'> };

/** The other one of the two may be changing it at the same time, and each of them twice. */
const TRIES = 4;

const actOf = (input: Input): Act => {
  switch (input.act) {
    case 'propose':
      return { type: input.act, start: Date.parse(input.start) };
    case 'tell':
      return { type: input.act, outcome: input.outcome };
    default:
      return { type: input.act };
  }
};

/** Does what one of the two wants with their lesson, where its rules allow it. */
export const changeOwn = forRoles(
  ['student', 'teacher'],
  async (input: Input, { id: userId }, _: Asked) => {
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
      const changed = change(ruledBy(before), act, by, now.getTime());
      if (!changed.ok) return fail(changed.fault);
      const shown = async (stored: StoredLesson) =>
        done({ success: true as const, lesson: await viewFor(db, stored, userId, now) });
      if (!changed.hasChanged) return shown(before);
      const { lesson: after } = changed;
      const isWritten = await writeChange(db, {
        before,
        after,
        act: act.type,
        by,
        actorId: userId,
        at: now,
        notices: noticesOf(after, act, by, now.getTime()),
      });
      const present = await lessonOf(db, input.lesson, userId);
      if (!present) return fail('not_found');
      if (isWritten) {
        if (act.type === 'accept') await sweepLessons(db, now, [before.tutorId]);
        return shown(present);
      }
      if (present.version === before.version) return hourIsTaken(db, before.tutorId, now);
    }
    return fail('not_now');
  },
);

const hourIsTaken = async (db: Database, tutorId: string, now: Date) => {
  const teaching = await teachingOf(db, tutorId, now);
  return fail('taken', teaching ? await nextHours(db, teaching, now) : {});
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
