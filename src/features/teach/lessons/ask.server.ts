import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { database, type Database } from '#db/client.ts';
import { askedFor, openRequests, withdrawnSince } from '#db/repos/lesson-requests.ts';
import { addRequest } from '#db/repos/lessons.ts';
import { answersOfStudent } from '#db/repos/onboarding.ts';
import { takenStarts } from '#db/repos/taken-starts.ts';
import { teachingOf } from '#db/repos/teachings.ts';
import { AGES, isUnderAge, type Age } from '#src/domain/learner-age.ts';
import { isOffered } from '#src/domain/lessons/free-starts.ts';
import {
  answerUntil,
  isWithinReach,
  MAX_OPEN,
  MAX_WITHDRAWN,
  overlap,
  WITHDRAWN_WITHIN_MS,
} from '#src/domain/lessons/lesson-time.ts';
import { noticesOfRequest } from '#src/domain/lessons/notices.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { forRoles } from '#src/server/auth/for-roles.ts';
import { done, fail } from '#src/server/endpoint.ts';
import { sweepLessons } from '#src/server/lessons/sweep.ts';
import { nextHours } from './free-hours.server.ts';
import type { askForLesson } from './lessons.contract.ts';
import { lessonsMessages } from './lessons.messages.ts';
import { viewFor } from './view.server.ts';

/** How old the learner is by a student's answers; undefined where that was not answered. */
export const learnerAgeOf = async (db: Database, studentId: string): Promise<Age | undefined> => {
  const answers = await answersOfStudent(db, studentId);
  const age = answers.find(({ questionType }) => questionType === 'age')?.preferenceData;
  return AGES.find((one) => one === age);
};

/** Asks a tutor for a lesson, as the signed-in student. */
export const ask = forRoles(
  ['student'],
  async (
    input: z.output<typeof askForLesson.input>,
    { id: studentId, role },
    { locale }: { locale: Locale },
  ) => {
    // Admins pass every check of roles, but have no learner to ask for.
    if (role !== 'student') return fail('forbidden');
    const db = await database();
    const now = new Date();
    const start = new Date(input.start);
    const teaching = await teachingOf(db, input.tutor, now);
    if (!teaching?.isAskable || teaching.tutorId === studentId) return fail('not_found');
    const { tutorId, priceUsd } = teaching;
    const shown = async () => {
      const asked = await askedFor(db, { studentId, tutorId, start });
      return (
        asked && done({ success: true as const, lesson: await viewFor(db, asked, studentId, now) })
      );
    };
    const others = async () => {
      const own = await takenStarts(db, 'student', studentId, now);
      return { own, ...(await nextHours(db, teaching, now, [...own, start.getTime()])) };
    };

    await sweepLessons(db, now, [tutorId, studentId]);
    const earlier = await shown();
    if (earlier) return earlier;
    const isReachable = isWithinReach(start.getTime(), now.getTime());
    if (!isReachable || !isOffered(teaching.availability, start.getTime())) {
      const { further } = await others();
      return fail('not_offered', { further });
    }
    if (input.priceUsd !== undefined && input.priceUsd !== priceUsd) return fail('price_changed');
    const learnerAge = await learnerAgeOf(db, studentId);
    if (!learnerAge) return fail('age_required');
    const isYoung = isUnderAge(learnerAge);
    if (isYoung && !input.guardian) return fail('guardian_required');
    const lately = new Date(now.getTime() - WITHDRAWN_WITHIN_MS);
    if ((await withdrawnSince(db, studentId, lately)) >= MAX_WITHDRAWN) {
      return fail('asked_too_often');
    }

    const isAdded = await addRequest(db, {
      id: randomUUID(),
      studentId,
      tutorId,
      start,
      answerUntil: new Date(answerUntil(now.getTime(), start.getTime())),
      note: input.note,
      priceUsd,
      studentZone: input.zone,
      learnerAge,
      guardianSentence: isYoung ? inLocale(locale, lessonsMessages).guardian : undefined,
      at: now,
      notices: noticesOfRequest(now.getTime()),
    });
    // Also where a second press came in between.
    const added = await shown();
    if (added) return added;
    if (isAdded) throw new Error('A request was added and is not there');
    if (!(await teachingOf(db, tutorId, now))?.isAskable) return fail('not_found');
    if ((await openRequests(db, studentId, now)) >= MAX_OPEN) return fail('too_many_open');
    const { own, further } = await others();
    const isBusy = own.some((other) => overlap(other, start.getTime()));
    return fail(isBusy ? 'student_busy' : 'taken', { further });
  },
);
