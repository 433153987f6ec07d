import { endReminder, reminderOf } from '#db/repos/learning-reminders.ts';
import { mailLink } from '#src/server/mail/link.ts';

/** The link by which a learner stops the reminders (REMINDERS-5). */
export const stopLink = mailLink({
  purpose: 'learning reminder stop',
  page: '/reminders/stop',
  route: '/api/learning/reminders/stop',
  standing: async (db, userId) => ((await reminderOf(db, userId)) ? 'open' : 'done'),
  act: endReminder,
});
