import { confirmWait, endWait, stateOfWait } from '#db/repos/tutor-waits.ts';
import { CONFIRM_WITHIN_DAYS } from '#src/domain/confirmation.ts';
import { mailLink } from '#src/server/mail/link.ts';

/** The link by which somebody confirms that they want to be told (TUTORS-10). */
export const confirmOpeningLink = mailLink({
  purpose: 'tutors opening confirmation',
  page: '/tutors/opening/confirm',
  route: '/api/tutors/opening/confirm',
  validDays: CONFIRM_WITHIN_DAYS,
  standing: async (db, id) => {
    const state = await stateOfWait(db, id);
    if (state === 'pending') return 'open';
    return state === 'confirmed' || state === 'told' ? 'done' : 'over';
  },
  act: confirmWait,
});

/** The link by which they take it back. */
export const stopOpeningLink = mailLink({
  purpose: 'tutors opening stop',
  page: '/tutors/opening/stop',
  route: '/api/tutors/opening/stop',
  standing: async (db, id) => {
    const state = await stateOfWait(db, id);
    if (!state) return 'over';
    return state === 'ended' ? 'done' : 'open';
  },
  act: endWait,
});
