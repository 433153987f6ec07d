import { asc, desc, eq, inArray, or } from 'drizzle-orm';
import { applicantName } from '#src/domain/applicant-name.ts';
import { OUTCOMES } from '#src/domain/lessons/lesson.ts';
import type { Database } from '../client.ts';
import { lessonEvents, lessonMails, lessons } from '../schema/lessons.ts';
import { tutorProfiles } from '../schema/tutors.ts';
import { toldOfEvent } from './lesson-lists.ts';

const isTold = (state: string): boolean => OUTCOMES.some((outcome) => outcome === state);

/** What of a lesson both may read at any time. */
const factsOf = (lesson: typeof lessons.$inferSelect) => ({
  id: lesson.id,
  state: lesson.state,
  start: lesson.start,
  answerUntil: lesson.answerUntil,
  priceUsd: lesson.priceUsd,
  isLate: lesson.isLate,
  reason: lesson.reason,
  createdAt: lesson.createdAt,
  updatedAt: lesson.updatedAt,
});

/** Lessons as each of the two may read them: what the other said once it is settled (LESSONS-10). */
export const ownLessons = async (db: Database, userId: string) => {
  const rows = await db
    .select({ lesson: lessons, profile: tutorProfiles.data })
    .from(lessons)
    .leftJoin(tutorProfiles, eq(tutorProfiles.tutorId, lessons.tutorId))
    .where(or(eq(lessons.studentId, userId), eq(lessons.tutorId, userId)))
    .orderBy(desc(lessons.start));
  const ids = rows.map(({ lesson }) => lesson.id);
  const events = Map.groupBy(
    await db
      .select({ lessonId: lessonEvents.lessonId, ...toldOfEvent })
      .from(lessonEvents)
      .where(inArray(lessonEvents.lessonId, ids))
      .orderBy(asc(lessonEvents.at)),
    ({ lessonId }) => lessonId,
  );
  const mails = Map.groupBy(
    await db
      .select({
        lessonId: lessonMails.lessonId,
        to: lessonMails.to,
        kind: lessonMails.kind,
        dueAt: lessonMails.dueAt,
        state: lessonMails.state,
      })
      .from(lessonMails)
      .where(inArray(lessonMails.lessonId, ids)),
    ({ lessonId }) => lessonId,
  );
  return rows.map(({ lesson, profile }) => {
    const { studentId, note, learnerAge, studentZone, guardianSentence } = lesson;
    const { guardianConfirmedAt, sharesLearning, studentSaid, tutorSaid } = lesson;
    const as = studentId === userId ? ('student' as const) : ('tutor' as const);
    const settled = isTold(lesson.state);
    return {
      as,
      ...factsOf(lesson),
      ...(as === 'student' && {
        tutor: applicantName(profile),
        note,
        learnerAge,
        studentZone,
        guardianSentence,
        guardianConfirmedAt,
        sharesLearning,
      }),
      ...((as === 'student' || settled) && { studentSaid }),
      ...((as === 'tutor' || settled) && { tutorSaid }),
      history: (events.get(lesson.id) ?? []).map(({ lessonId: __, ...event }) => event),
      mails: (mails.get(lesson.id) ?? [])
        .filter(({ to }) => to === as)
        .map(({ kind, dueAt, state }) => ({ kind, dueAt, state })),
    };
  });
};
