import type { Database } from '#db/client.ts';
import { lessonsAhead, lessonsSince, strandedTutors, untoldLinks } from '#db/repos/lesson-lists.ts';
import type { StoredLesson } from '#db/repos/lessons.ts';
import { isOpen, LIVE_STATES, type Act, type Actor } from '#src/domain/lessons/lesson.ts';
import { doAct } from './do-act.ts';
import { sweepLessons } from './sweep.ts';

/** One of the two may be changing a lesson at the same time. */
const TRIES = 4;

type By = { by: Actor; actorId: string | null; at: Date };
type Doing = By & { tutorId: string };

/** Does something with each lesson ahead of a tutor once; answers what was done how often. */
const doWithEach = (
  db: Database,
  { tutorId, ...who }: Doing,
  actFor: (lesson: StoredLesson) => Act | undefined,
) => doWith(db, () => lessonsAhead(db, tutorId, who.at), who, actFor);

const doWith = async (
  db: Database,
  ahead: () => Promise<StoredLesson[]>,
  who: By,
  actFor: (lesson: StoredLesson) => Act | undefined,
): Promise<(type: Act['type']) => number> => {
  const done = new Map<string, Act['type']>();
  let isOvertaken = true;
  for (let tries = 0; isOvertaken && tries < TRIES; tries += 1) {
    isOvertaken = false;
    for (const lesson of await ahead()) {
      const act = done.has(lesson.id) ? undefined : actFor(lesson);
      if (!act) continue;
      const { is } = await doAct(db, lesson, act, who);
      if (is === 'done') done.set(lesson.id, act.type);
      if (is === 'overtaken') isOvertaken = true;
    }
  }
  return (type) => [...done.values()].filter((one) => one === type).length;
};

/**
 * Ends all that lies ahead of a tutor: requests and proposals are declined and told to the student,
 * accepted lessons that have not begun called off and told to both, with the calendar file that takes
 * them out (LESSONS-24). For a tutor who leaves (`by: 'tutor'`) or whom an admin suspends, whose
 * account is `actorId`. To be called after it is written down that the tutor takes no more requests,
 * so that none comes in between. Doing it again does nothing more.
 */
export const cancelAllAhead = async (
  db: Database,
  who: Doing & { by: 'tutor' | 'admin' },
): Promise<{ declined: number; cancelled: number }> => {
  await sweepLessons(db, who.at, [who.tutorId]);
  const count = await doWithEach(db, who, ({ state }) => ({
    type: isOpen(state) ? 'decline' : 'cancel',
  }));
  return { declined: count('decline'), cancelled: count('cancel') };
};

/**
 * Ends all that lies ahead of a student who leaves: requests are withdrawn, proposals declined and
 * agreed lessons called off, each told to its tutor (LESSONS-36). Doing it again does nothing more.
 */
export const endAllAheadOfStudent = async (
  db: Database,
  { studentId, at }: { studentId: string; at: Date },
): Promise<void> => {
  await sweepLessons(db, at, [studentId]);
  const live = { states: LIVE_STATES, since: at };
  await doWith(
    db,
    () => lessonsSince(db, 'student', studentId, live),
    { by: 'student', actorId: studentId, at },
    ({ state }) => ({ type: LEAVING[state as LiveState] }),
  );
};

type LiveState = (typeof LIVE_STATES)[number];
const LEAVING: Readonly<Record<LiveState, 'withdraw' | 'decline' | 'cancel'>> = {
  requested: 'withdraw',
  proposed: 'decline',
  accepted: 'cancel',
};

/**
 * Ends what lies ahead of tutors who were suspended or left while a crash, or an error, came before
 * its end (LESSONS-24), and what still waits for one who rests (ROOM-8): in the name of the admin who
 * suspended them, or in their own.
 */
export const cancelAllStranded = async (db: Database, at: Date): Promise<void> => {
  for (const { tutorId, state, adminId } of await strandedTutors(db, at)) {
    const who =
      state === 'suspended'
        ? ({ by: 'admin', actorId: adminId } as const)
        : ({ by: 'tutor', actorId: tutorId } as const);
    if (state === 'visible') await declineOpenAhead(db, { tutorId, ...who, at });
    else await cancelAllAhead(db, { tutorId, ...who, at });
  }
};

/**
 * Declines all requests and proposals that are open ahead of a tutor who takes a rest; agreed lessons
 * stay. To be called after it is written down that the tutor takes no more requests. Answers how many
 * there were.
 */
export const declineOpenAhead = async (db: Database, who: Doing): Promise<number> => {
  await sweepLessons(db, who.at, [who.tutorId]);
  const count = await doWithEach(db, who, ({ state }) =>
    isOpen(state) ? { type: 'decline' } : undefined,
  );
  return count('decline');
};

/**
 * Tells the students of a tutor's accepted lessons ahead that the link of the lessons is another, or
 * that there is none any more: one mail for each lesson, whose calendar file takes the place of the
 * one before (LESSONS-25). To be called by whatever keeps a tutor's schedule, after it is kept, and
 * only where the link differs from the one before. What was agreed, or told, since the link changed
 * is left out. Answers how many lessons there were.
 */
export const tellOfNewLink = async (
  db: Database,
  { tutorId, at, changedAt = at }: { tutorId: string; at: Date; changedAt?: Date },
): Promise<number> => {
  const who = { tutorId, by: 'tutor', actorId: tutorId, at } as const;
  const count = await doWithEach(db, who, ({ state, updatedAt }) =>
    isOpen(state) || updatedAt >= changedAt ? undefined : { type: 'relink' },
  );
  return count('relink');
};

/** Tells of new links where a crash came between them and `tellOfNewLink` (decision 167). */
export const tellUntoldLinks = async (db: Database, at: Date): Promise<void> => {
  for (const { tutorId, changedAt } of await untoldLinks(db, at)) {
    if (changedAt) await tellOfNewLink(db, { tutorId, at, changedAt });
  }
};
