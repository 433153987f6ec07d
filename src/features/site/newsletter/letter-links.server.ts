import { confirmSubscriber, endSubscription, stateOfSubscriber } from '#db/repos/subscribers.ts';
import { CONFIRM_WITHIN_DAYS } from '#src/domain/confirmation.ts';
import { mailLink } from '#src/server/mail/link.ts';

/** The link by which a subscriber confirms (NEWSLETTER-4). */
export const confirmLink = mailLink({
  purpose: 'newsletter confirmation',
  page: '/newsletter/confirm',
  route: '/api/newsletter/confirm',
  validDays: CONFIRM_WITHIN_DAYS,
  standing: async (db, id) => {
    const state = await stateOfSubscriber(db, id);
    if (state === 'pending') return 'open';
    return state === 'confirmed' ? 'done' : 'over';
  },
  act: confirmSubscriber,
});

/** The link by which a subscriber leaves (NEWSLETTER-9). */
export const unsubscribeLink = mailLink({
  purpose: 'newsletter unsubscription',
  page: '/newsletter/unsubscribe',
  route: '/api/newsletter/unsubscribe',
  standing: async (db, id) => {
    const state = await stateOfSubscriber(db, id);
    if (!state) return 'over';
    return state === 'unsubscribed' ? 'done' : 'open';
  },
  act: endSubscription,
});
