import { endFitWait, fitWaitOf } from '#db/repos/tutor-fit-waits.ts';
import { mailLink } from '#src/server/mail/link.ts';

/** The link by which a student ends the waiting for a tutor who fits (TUTORS-19). */
export const stopFittingLink = mailLink({
  purpose: 'tutors fitting stop',
  page: '/tutors/fitting/stop',
  route: '/api/tutors/fitting/stop',
  standing: async (db, userId) => ((await fitWaitOf(db, userId)) ? 'open' : 'done'),
  act: endFitWait,
});
