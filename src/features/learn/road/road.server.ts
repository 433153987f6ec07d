import { database } from '#db/client.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { planOfLearner } from '#src/learning/server/plan-of-learner.server.ts';
import type { CourseName } from './OwnCourse.tsx';

/** The course of a learner as their account knows it, where there is one. */
export const courseOf = async (userId: string, locale: Locale): Promise<CourseName | undefined> =>
  (await planOfLearner(await database(), userId, locale)).path;
