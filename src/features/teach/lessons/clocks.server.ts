import type { StoredLesson } from '#db/repos/lessons.ts';
import type { LessonView } from './lessons.contract.ts';

/** A lesson with the time zones of its two: the reader's own, and the other's beside it. */
export type ClockedLesson = LessonView & { zone: string; otherZone: string };

/**
 * Adds the clocks: a student reads a lesson on the clock on which it was asked for, a tutor on the
 * one of the own hours. A former member has none.
 */
export const withClocks = (view: LessonView, { studentZone }: StoredLesson): ClockedLesson => {
  const zones = { student: studentZone, tutor: view.tutor.zone };
  const other = view.you === 'student' ? 'tutor' : 'student';
  const zone = zones[view.you];
  return { ...view, zone, otherZone: view[other].isFormer ? zone : zones[other] };
};
