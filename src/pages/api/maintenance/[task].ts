import { countFigures } from '#src/features/learn/figures/count-figures.server.ts';
import { remindLearners } from '#src/features/learn/reminders/reminder-job.server.ts';
import { mailApprovals } from '#src/features/teach/application/mails/send.server.ts';
import { mailAdmins } from '#src/features/teach/desk/mails/send.server.ts';
import { tendLessons } from '#src/features/teach/lessons/mails/send.server.ts';
import { cleanUploads } from '#src/features/teach/uploads/clean.server.ts';
import { backUpSite } from '#src/server/backup/make-copy.ts';
import { maintenance } from '#src/server/maintenance.ts';

export const prerender = false;
export const ALL = maintenance({
  backup: backUpSite,
  'uploads-clean': cleanUploads,
  // Jobs that the server does by the clock; journeys in tests ask for them, so as not to wait for it.
  reminders: remindLearners,
  lessons: tendLessons,
  approvals: (db) => mailApprovals(db),
  admins: (db) => mailAdmins(db),
  figures: (db) => countFigures(db),
});
