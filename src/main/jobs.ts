import { forgetCounts } from '#db/repos/request-counts.ts';
import { countFiguresDaily } from '#src/features/learn/figures/count-figures.server.ts';
import { remindLearners } from '#src/features/learn/reminders/reminder-job.server.ts';
import { lookAtTutors } from '#src/features/teach/directory/directory.server.ts';
import { tellOfFitting } from '#src/features/teach/directory/fitting/tell-fitting.server.ts';
import { tellOfOpening } from '#src/features/teach/directory/opening/tell-opening.server.ts';
import { mailApprovals } from '#src/features/teach/application/mails/send.server.ts';
import { mailAdmins } from '#src/features/teach/desk/mails/send.server.ts';
import { tendLessons } from '#src/features/teach/lessons/mails/send.server.ts';
import { cleanUploads } from '#src/features/teach/uploads/clean.server.ts';
import { backUpDaily } from '#src/server/backup/make-copy.ts';
import { daily, finishDeletions, retain } from '#src/server/people/retention.ts';
import { storage } from '#src/server/storage/storage.ts';
import type { Job } from './schedule.ts';

const MINUTE_MS = 60_000;

/** What the live server does by itself. */
export const JOBS: readonly Job[] = [
  {
    name: 'Figures of learning',
    run: (db) => countFiguresDaily(db),
    // Whoever waited for the start has been answered by then.
    firstMs: 10_000,
    everyMs: 10 * MINUTE_MS,
  },
  {
    // Whether home and footer point to the list of tutors follows within this time (TUTORS-9).
    name: 'List of tutors',
    run: lookAtTutors,
    firstMs: 500,
    everyMs: 2_000,
    afterFailureMs: MINUTE_MS / 2,
    everywhere: true,
  },
  { name: 'Lessons', run: tendLessons, firstMs: MINUTE_MS / 4, everyMs: MINUTE_MS },
  { name: 'Mails of approvals', run: mailApprovals, firstMs: MINUTE_MS / 4, everyMs: MINUTE_MS },
  { name: 'Mails to admins', run: mailAdmins, firstMs: MINUTE_MS / 4, everyMs: MINUTE_MS },
  {
    name: 'Backup',
    run: (db) => backUpDaily(db),
    firstMs: 10 * MINUTE_MS,
    everyMs: 60 * MINUTE_MS,
    everywhere: true,
  },
  {
    name: 'Retention',
    run: daily('retention', (db) => retain(db)),
    firstMs: MINUTE_MS,
    everyMs: 60 * MINUTE_MS,
  },
  {
    name: 'Clean-up of uploads',
    run: daily('uploads', cleanUploads),
    firstMs: 2 * MINUTE_MS,
    everyMs: 60 * MINUTE_MS,
  },
  {
    // A copy that was brought back has accounts again that were deleted since it was made.
    name: 'Deletions',
    run: async (db) => finishDeletions(db, await storage(), new Date()),
    firstMs: 2_000,
    everyMs: 60 * MINUTE_MS,
    // Each remembers in its own folder what was deleted there.
    everywhere: true,
  },
  {
    name: 'Counts of requests',
    run: forgetCounts,
    firstMs: 5 * MINUTE_MS,
    everyMs: 10 * MINUTE_MS,
  },
  { name: 'Reminders', run: remindLearners, firstMs: MINUTE_MS, everyMs: 5 * MINUTE_MS },
  { name: 'Tutors who fit', run: tellOfFitting, firstMs: MINUTE_MS, everyMs: 5 * MINUTE_MS },
  { name: 'Opening of tutors', run: tellOfOpening, firstMs: MINUTE_MS, everyMs: 10 * MINUTE_MS },
];
