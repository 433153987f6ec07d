import { database, type Database } from '#db/client.ts';
import {
  addSubscriber,
  claimConfirmationMail,
  releaseConfirmationMail,
  standingOfAddress,
  type Subscriber,
} from '#db/repos/subscribers.ts';
import { MAIL_AGAIN_AFTER_MS, MAX_CONFIRMATION_MAILS } from '#src/domain/confirmation.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { done, fail } from '#src/server/endpoint.ts';
import { askToConfirm } from './confirmation-letter.server.ts';
import { subscriptionMessages } from './subscription.messages.ts';

type Person = { name: string; email: string };

type Tools = {
  db: Database;
  /** Sends the mail that asks to confirm. Answers whether it went out. */
  ask: (subscriber: Subscriber) => Promise<boolean>;
  now: Date;
};

/** Takes a subscription and asks by mail to confirm it (NEWSLETTER-4 to NEWSLETTER-6). */
export const subscribe = async (person: Person, { locale }: { locale: Locale }) =>
  subscribeWith(person, locale, { db: await database(), ask: askToConfirm, now: new Date() });

/**
 * As `subscribe`, with what it works with. The subscription is stored before the mail is tried, so
 * that a mail which fails is only a warning.
 */
export const subscribeWith = async (person: Person, locale: Locale, { db, ask, now }: Tools) => {
  const words = inLocale(locale, subscriptionMessages);
  const mail = async (subscriber: Subscriber) => {
    const isSent = await ask(subscriber);
    if (!isSent) await releaseConfirmationMail(db, subscriber.id);
    return isSent;
  };

  const added = await addSubscriber(db, { ...person, locale }, now);
  if (added) {
    const isSent = await mail(added);
    return isSent
      ? done({ success: true as const, message: words.subscribed })
      : done({ success: true as const, message: words.received, warning: words.mail_failed });
  }
  const unlessSince = new Date(now.getTime() - MAIL_AGAIN_AFTER_MS);
  const waiting = await claimConfirmationMail(db, person.email, { now, unlessSince });
  if (waiting) return fail((await mail(waiting)) ? 'unconfirmed' : 'unconfirmed_unsent');
  const standing = await standingOfAddress(db, person.email);
  if (standing?.state === 'confirmed') return fail('already_subscribed');
  const isMailedEnough = (standing?.confirmationMails ?? 0) >= MAX_CONFIRMATION_MAILS;
  return fail(isMailedEnough ? 'mailed_enough' : 'unconfirmed');
};
