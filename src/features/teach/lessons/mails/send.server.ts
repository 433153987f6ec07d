import type { Database } from '#db/client.ts';
import { anyLesson } from '#db/repos/lesson-lists.ts';
import {
  dueMails,
  endMail,
  leaseMail,
  retryMail,
  wasSent,
  type LessonMail,
} from '#db/repos/lesson-mails.ts';
import type { StoredLesson } from '#db/repos/lessons.ts';
import { HOUR_BEFORE_MS } from '#src/domain/lessons/lesson-time.ts';
import { isReminder } from '#src/domain/lessons/notices.ts';
import { readConfig } from '#src/lib/config.ts';
import { cancelAllStranded } from '#src/server/lessons/ahead.ts';
import { sweepLessons } from '#src/server/lessons/sweep.ts';
import { addressIn, sendMail, type Mail, type MailResult } from '#src/server/mail.ts';
import { lessonLetter } from './letter.server.ts';

const AT_ONCE = 50;
const MINUTE_MS = 60_000;
/** Longer than a mail server may take. */
const LEASE_MS = 10 * MINUTE_MS;
/** From a minute to six hours between two tries, and the last one a day and a half after the change. */
const LONGEST_WAIT_MS = 360 * MINUTE_MS;
const TRIED_FOR_MS = 36 * 60 * MINUTE_MS;
/** A reminder is tried as long as it has a point. */
const REMINDER_WAIT_MS = 5 * MINUTE_MS;

type Tools = {
  clock: () => Date;
  send: (mail: Mail) => Promise<MailResult>;
  siteUrl: string;
  from: string;
  /** Ends the turn after the mail that is being sent. */
  signal?: AbortSignal;
};

/**
 * Writes down what happened to lessons by itself, ends what a crash left over of tutors who teach no
 * more, and sends what is due, as a task of the live server.
 */
export const tendLessons = async (db: Database, signal?: AbortSignal) => {
  const clock = () => new Date();
  const { siteUrl, mail } = readConfig(process.env);
  const swept = await sweepLessons(db, clock());
  await cancelAllStranded(db, clock());
  const tools = {
    clock,
    send: sendMail,
    siteUrl,
    from: addressIn(mail.from),
    ...(signal && { signal }),
  };
  return { swept, ...(await sendLessonMails(db, tools)) };
};

/**
 * Sends the mails about lessons whose time has come. Each goes out once, whatever runs at once. Where
 * the mail server can't be reached, the others wait for the next time.
 */
export const sendLessonMails = async (
  db: Database,
  tools: Tools,
): Promise<{ sent: number; dropped: number; failed: number }> => {
  const report = { sent: 0, dropped: 0, failed: 0 };
  for (;;) {
    const due = await dueMails(db, tools.clock(), AT_ONCE);
    for (const mail of due) {
      if (tools.signal?.aborted) return report;
      const outcome = await sendOne(db, mail, tools);
      if (!outcome) continue;
      report[outcome === 'unreachable' ? 'failed' : outcome] += 1;
      if (outcome === 'unreachable') return report;
    }
    if (due.length < AT_ONCE) return report;
  }
};

const sendOne = async (db: Database, mail: LessonMail, tools: Tools) => {
  const now = tools.clock();
  // Read before the lease, so that a mail is not taken and then lost where this fails.
  const lesson = await anyLesson(db, mail.lessonId);
  if (!(await leaseMail(db, mail, new Date(now.getTime() + LEASE_MS)))) return undefined;
  const isDue = lesson && isStillTrue(mail, lesson, now) && (await hasPoint(db, mail));
  const result = isDue && (await post(db, mail, lesson, tools));
  if (!lesson || !result) {
    await endMail(db, mail.id, 'dropped');
    return 'dropped';
  }
  if (result.ok) {
    await endMail(db, mail.id, 'sent');
    return 'sent';
  }
  const next = nextTry(mail, lesson, tools.clock().getTime());
  if (result.fault === 'invalid' || next === undefined) await endMail(db, mail.id, 'dropped');
  else await retryMail(db, mail.id, new Date(next));
  return result.fault === 'unreachable' ? 'unreachable' : 'failed';
};

/**
 * Whether what a mail says is news: of a withdrawal to a tutor who was told of the request, and the
 * question how a lesson went once.
 */
const hasPoint = async (db: Database, { lessonId, to, kind }: LessonMail): Promise<boolean> => {
  if (kind === 'withdrawn') return wasSent(db, { lessonId, to, kind: 'requested' });
  return kind !== 'your_word' || !(await wasSent(db, { lessonId, to, kind }));
};

/** Writes and sends a mail; undefined where there is nobody to read it. What is thrown is logged. */
const post = async (
  db: Database,
  mail: LessonMail,
  lesson: StoredLesson,
  { clock, send, ...site }: Tools,
): Promise<MailResult | { ok: false; fault: 'broken' } | undefined> => {
  try {
    const letter = await lessonLetter(db, mail, lesson, { ...site, now: clock() });
    return letter && (await send(letter));
  } catch (error) {
    console.error(`A mail about a lesson was not sent: ${mail.kind} ${mail.id}`, error);
    return { ok: false, fault: 'broken' };
  }
};

/** When a mail is tried again; undefined after its last try. */
const nextTry = (mail: LessonMail, lesson: StoredLesson, now: number): number | undefined => {
  const wait = MINUTE_MS * 2 ** mail.attempts;
  if (isReminder(mail.kind)) return now + Math.min(wait, REMINDER_WAIT_MS);
  // The lesson is as the change left it: what was changed again is told by another mail.
  const last = lesson.updatedAt.getTime() + TRIED_FOR_MS;
  return now < last ? Math.min(now + Math.min(wait, LONGEST_WAIT_MS), last) : undefined;
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
