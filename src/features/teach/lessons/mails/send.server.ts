import type { Database } from '#db/client.ts';
import { anyLesson } from '#db/repos/lesson-lists.ts';
import { dueMails, wasSent, type LessonMail } from '#db/repos/lesson-mails.ts';
import type { StoredLesson } from '#db/repos/lessons.ts';
import { lessonMails } from '#db/schema/lessons.ts';
import { HOUR_BEFORE_MS } from '#src/domain/lessons/lesson-time.ts';
import { isReminder } from '#src/domain/lessons/notices.ts';
import { cancelAllStranded, tellUntoldLinks } from '#src/server/lessons/ahead.ts';
import { sweepLessons } from '#src/server/lessons/sweep.ts';
import { outboxTools, sendDue, type Outbox } from '#src/server/mail/outbox.ts';
import { lessonLetter } from './letter.server.ts';

const MINUTE_MS = 60_000;
/** With up to six hours between two tries, the last one a day and a half after the change. */
const LONGEST_WAIT_MS = 360 * MINUTE_MS;
const TRIED_FOR_MS = 36 * 60 * MINUTE_MS;
/** A reminder is tried as long as it has a point. */
const REMINDER_WAIT_MS = 5 * MINUTE_MS;

/**
 * Writes down what happened to lessons by itself, ends what a crash left over of tutors who teach no
 * more or gave a new link, and sends what is due, as a task of the live server.
 */
export const tendLessons = async (db: Database, signal?: AbortSignal) => {
  const tools = outboxTools(signal);
  const swept = await sweepLessons(db, tools.clock());
  await cancelAllStranded(db, tools.clock());
  await tellUntoldLinks(db, tools.clock());
  return { swept, ...(await sendDue(db, lessonOutbox, tools)) };
};

/** Mails about lessons; a reminder that was begun never comes again. */
export const lessonOutbox: Outbox<LessonMail, StoredLesson | undefined> = {
  table: lessonMails,
  name: ({ kind }) => `A mail about a lesson (${kind})`,
  due: dueMails,
  about: (db, { lessonId }) => anyLesson(db, lessonId),
  letter: async (db, mail, lesson, writing) =>
    lesson && isStillTrue(mail, lesson, writing.now) && (await hasPoint(db, mail))
      ? lessonLetter(db, mail, lesson, writing)
      : undefined,
  patience: ({ kind }, lesson) =>
    isReminder(kind) || !lesson
      ? { longestMs: REMINDER_WAIT_MS, until: Infinity }
      : // The lesson is as the change left it: what was changed again is told by another mail.
        { longestMs: LONGEST_WAIT_MS, until: lesson.updatedAt.getTime() + TRIED_FOR_MS },
};

/**
 * Whether what a mail says is news: of a withdrawal to a tutor who was told of the request, and the
 * question how a lesson went once.
 */
const hasPoint = async (db: Database, { lessonId, to, kind }: LessonMail): Promise<boolean> => {
  if (kind === 'withdrawn') return wasSent(db, { lessonId, to, kind: 'requested' });
  return kind !== 'your_word' || !(await wasSent(db, { lessonId, to, kind }));
};

/** Whether what a mail tells is how things are: what was overtaken meanwhile is not told. */
const isStillTrue = (mail: LessonMail, lesson: StoredLesson, now: Date): boolean => {
  const start = lesson.start.getTime();
  // That a lesson is agreed stays true when its link changes.
  if (mail.kind === 'accepted')
    return lesson.state === 'accepted' && mail.start.getTime() === start && now.getTime() < start;
  if (!isReminder(mail.kind)) return lesson.version === mail.version;
  const last = mail.kind === 'day_before' ? start - HOUR_BEFORE_MS : start;
  return lesson.state === 'accepted' && now.getTime() < last;
};
