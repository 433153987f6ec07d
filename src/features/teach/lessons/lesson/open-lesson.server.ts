import { database } from '#db/client.ts';
import { historyOf, lessonOf } from '#db/repos/lesson-lists.ts';
import { teachingOf } from '#db/repos/teachings.ts';
import { localeFor, type Locale } from '#src/i18n/locales.ts';
import { learningNow, type LearningNow } from '#src/learning/server/learning-now.server.ts';
import { withClocks, type ClockedLesson } from '../clocks.server.ts';
import { startsOf } from '../free-hours.server.ts';
import { viewFor } from '../view.server.ts';

/** A lesson as its page shows it to one of its two. */
export type OpenLesson = {
  lesson: ClockedLesson;
  /** Whether a guardian asked. */
  isGuardians: boolean;
  /** Why an admin called it off. */
  reason: string | undefined;
  history: Awaited<ReturnType<typeof historyOf>>;
  /** Free starts of the tutor who may propose one, in milliseconds since 1970. */
  hours: number[];
  /** Whether the student shows what they are learning, and what that is. */
  shares: boolean;
  learning: LearningNow | undefined;
};

/** One of somebody's lessons; undefined where it is not theirs (LESSONS-13). */
export const openLesson = async (
  id: string,
  userId: string,
  { locale, now }: { locale: Locale<'teach'>; now: Date },
): Promise<OpenLesson | undefined> => {
  const db = await database();
  const stored = await lessonOf(db, id, userId);
  if (!stored) return undefined;
  const lesson = withClocks(await viewFor(db, stored, userId, now), stored);
  const teaching = lesson.acts.includes('propose')
    ? await teachingOf(db, stored.tutorId, now)
    : undefined;
  const shares = lesson.state === 'accepted' && stored.sharesLearning;
  return {
    lesson,
    isGuardians: stored.guardianSentence !== null,
    reason: stored.reason ?? undefined,
    history: await historyOf(db, id),
    hours: teaching ? await startsOf(db, teaching, now) : [],
    shares,
    learning: shares
      ? await learningNow(db, stored.studentId, {
          // The content has its words in the learners' languages.
          locale: localeFor('learn', locale),
          now: now.getTime(),
        })
      : undefined,
  };
};
