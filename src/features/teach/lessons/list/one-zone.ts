import type { ClockedLesson } from '../clocks.server.ts';

/** The time zone in which all of some lessons are read; undefined where they are read in several. */
export const oneZone = (lessons: readonly Pick<ClockedLesson, 'zone'>[]): string | undefined => {
  const [zone, ...others] = new Set(lessons.map((lesson) => lesson.zone));
  return others.length === 0 ? zone : undefined;
};
