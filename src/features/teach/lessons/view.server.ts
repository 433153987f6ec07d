import type { Database } from '#db/client.ts';
import { ruledBy, type StoredLesson } from '#db/repos/lessons.ts';
import { teachings, type Teaching } from '#db/repos/teachings.ts';
import { namesOf, type Named } from '#db/repos/users.ts';
import type { Side } from '#src/domain/lessons/lesson.ts';
import { actsFor, lessonAt } from '#src/domain/lessons/transitions.ts';
import type { LessonView } from './lessons.contract.ts';
import { noteFor } from './shown-note.ts';

/** Which of the two somebody is. */
export const sideOf = ({ studentId }: StoredLesson, userId: string): Side =>
  studentId === userId ? 'student' : 'tutor';

/** Words that are no name without the next one: عبد الله، أبو بكر. */
const BEFORE_NAMES = /^(عبد|أبو|ابو|أمّ?|ام|ابن|بن|abd|abdul|abou?|abu|umm?|om|ibn|bin|al|el)-?$/i;

/** A first name; where the issuer knows people by their address, none. */
export const firstName = (name: string | undefined): string | undefined => {
  const words = (name ?? '').trim().split(/\s+/);
  const last = words.findIndex((word) => !BEFORE_NAMES.test(word));
  const first = words.slice(0, last + 1 || undefined).join(' ');
  return first && !first.includes('@') ? first : undefined;
};

type People = {
  teaching: Teaching | undefined;
  student: Named | undefined;
  tutor: Named | undefined;
};

const view = (
  stored: StoredLesson,
  { teaching, student, tutor }: People,
  you: Side,
  now: Date,
): LessonView => {
  const lesson = lessonAt(ruledBy(stored), now.getTime());
  const name = firstName(student?.name);
  const link = lesson.state === 'accepted' ? teaching?.lessonLink : undefined;
  const youSaid = lesson.said[you];
  return {
    id: stored.id,
    you,
    state: lesson.state,
    start: stored.start.toISOString(),
    ...(lesson.answerUntil !== undefined && {
      answerUntil: new Date(lesson.answerUntil).toISOString(),
    }),
    note: noteFor(you, { note: stored.note, state: lesson.state }),
    ...(stored.priceUsd !== null && { priceUsd: stored.priceUsd }),
    isLate: lesson.isLate,
    tutor: {
      id: stored.tutorId,
      ...(teaching?.name && { name: teaching.name }),
      ...(tutor?.isFormer && { isFormer: true as const }),
      zone: teaching?.availability.zone ?? 'UTC',
    },
    student: {
      ...(name && { name }),
      ...(student?.isFormer && { isFormer: true as const }),
      ...(stored.learnerAge && { learnerAge: stored.learnerAge }),
    },
    ...(link && { link }),
    ...(youSaid && { youSaid }),
    acts: actsFor(lesson, you, now.getTime()).filter((act) => isOfPeople(act)),
  };
};

type PeoplesAct = LessonView['acts'][number];
const PEOPLES_ACTS: readonly string[] = [
  'accept',
  'decline',
  'propose',
  'withdraw',
  'cancel',
  'tell',
] satisfies PeoplesAct[];
const isOfPeople = (act: string): act is PeoplesAct => PEOPLES_ACTS.includes(act);

/** Lessons as somebody who is one of the two of each sees them. */
export const viewsFor = async (
  db: Database,
  stored: readonly StoredLesson[],
  userId: string,
  now: Date,
): Promise<LessonView[]> => {
  if (stored.length === 0) return [];
  const found = await teachings(
    db,
    now,
    stored.map(({ tutorId }) => tutorId),
  );
  const names = await namesOf(
    db,
    stored.flatMap(({ studentId, tutorId }) => [studentId, tutorId]),
  );
  return stored.map((one) =>
    view(
      one,
      {
        teaching: found.find(({ tutorId }) => tutorId === one.tutorId),
        student: names.get(one.studentId),
        tutor: names.get(one.tutorId),
      },
      sideOf(one, userId),
      now,
    ),
  );
};

/** One lesson, as `viewsFor`. */
export const viewFor = async (
  db: Database,
  stored: StoredLesson,
  userId: string,
  now: Date,
): Promise<LessonView> => {
  const [found] = await viewsFor(db, [stored], userId, now);
  if (!found) throw new Error('A lesson has no view');
  return found;
};
