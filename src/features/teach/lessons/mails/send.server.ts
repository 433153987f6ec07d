import type { Database } from '#db/client.ts';
import { anyLesson } from '#db/repos/lesson-lists.ts';
import {
  dueMails,
  endMail,
  leaseMail,
  retryMail,
  type LessonMail,
} from '#db/repos/lesson-mails.ts';
import type { StoredLesson } from '#db/repos/lessons.ts';
import { HOUR_BEFORE_MS } from '#src/domain/lessons/lesson-time.ts';
import { isReminder } from '#src/domain/lessons/notices.ts';
import { readConfig } from '#src/lib/config.ts';
import { addressIn, sendMail, type Mail, type MailResult } from '#src/server/mail.ts';
import { sweepLessons } from '../sweep.server.ts';
import { lessonLetter } from './letter.server.ts';

const AT_ONCE = 50;
const MINUTE_MS = 60_000;
/** Longer than a mail server may take. */
const LEASE_MS = 10 * MINUTE_MS;
/** From a minute to six hours between two tries: a day and a half in all. */
const TRIES = 13;
const LONGEST_WAIT_MS = 360 * MINUTE_MS;
/** A reminder that waits longer has lost its point. */
const REMINDER_WAIT_MS = 5 * MINUTE_MS;

type Tools = {
  now: Date;
  send: (mail: Mail) => Promise<MailResult>;
  siteUrl: string;
  from: string;
};

/** Writes down what happened to lessons by itself and sends what is due, as a task of the live server. */
export const tendLessons = async (db: Database) => {
  const now = new Date();
  const { siteUrl, mail } = readConfig(process.env);
  const swept = await sweepLessons(db, now);
  const tools = { now, send: sendMail, siteUrl, from: addressIn(mail.from) };
  return { swept, ...(await sendLessonMails(db, tools)) };
};

/** Sends the mails about lessons whose time has come. Each goes out once, whatever runs at once. */
export const sendLessonMails = async (
  db: Database,
  tools: Tools,
): Promise<{ sent: number; dropped: number; failed: number }> => {
  const report = { sent: 0, dropped: 0, failed: 0 };
  for (;;) {
    const due = await dueMails(db, tools.now, AT_ONCE);
    for (const mail of due) {
      const outcome = await sendOne(db, mail, tools);
      if (outcome) report[outcome] += 1;
    }
    if (due.length < AT_ONCE) return report;
  }
};

const sendOne = async (db: Database, mail: LessonMail, tools: Tools) => {
  const { now, send } = tools;
  if (!(await leaseMail(db, mail, new Date(now.getTime() + LEASE_MS)))) return undefined;
  const lesson = await anyLesson(db, mail.lessonId);
  const letter =
    lesson && isStillTrue(mail, lesson, now)
      ? await lessonLetter(db, mail, lesson, tools)
      : undefined;
  if (!letter) {
    await endMail(db, mail.id, 'dropped');
    return 'dropped';
  }
  const result = await send(letter);
  if (result.ok) {
    await endMail(db, mail.id, 'sent');
    return 'sent';
  }
  if (result.fault === 'invalid' || mail.attempts + 1 >= TRIES) {
    await endMail(db, mail.id, 'dropped');
  } else {
    await retryMail(db, mail.id, new Date(now.getTime() + waitAfter(mail)));
  }
  return 'failed';
};

const waitAfter = ({ kind, attempts }: LessonMail): number =>
  Math.min(MINUTE_MS * 2 ** attempts, isReminder(kind) ? REMINDER_WAIT_MS : LONGEST_WAIT_MS);

/** Whether what a mail tells is how things are: what was overtaken meanwhile is not told. */
const isStillTrue = (mail: LessonMail, lesson: StoredLesson, now: Date): boolean => {
  if (!isReminder(mail.kind)) return lesson.version === mail.version;
  const start = lesson.start.getTime();
  const last = mail.kind === 'day_before' ? start - HOUR_BEFORE_MS : start;
  return lesson.state === 'accepted' && now.getTime() < last;
};
