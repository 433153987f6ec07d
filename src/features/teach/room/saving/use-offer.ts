import { useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { call } from '#src/lib/call.ts';
import type { Like } from '#src/i18n/messages.ts';
import { changeOffer, readOffer, type Offer, type OfferChanges } from '../room.contract.ts';
import { partsLike, saysTheSame } from './offer-parts.ts';
import type { savingMessages } from './saving.messages.ts';

export type SavingCopy = Like<(typeof savingMessages)['en']>;

export type Saving =
  | { at: 'idle' }
  | { at: 'saving' }
  | { at: 'saved' }
  | { at: 'failed'; message: string }
  | { at: 'signed_out' }
  /** The same was changed elsewhere: `theirs` is what the server holds. */
  | { at: 'conflict'; mine: OfferChanges; theirs: Offer };

/**
 * What a tutor offers, as the server holds it, and how to change some of it. Where something else was
 * changed meanwhile the change is made on the newer version; where it was the same, the tutor is
 * asked (ROOM-4).
 */
export const useOffer = (initial: Offer, locale: Locale<'teach'>, copy: SavingCopy) => {
  const [offer, setOffer] = useState(initial);
  const [saving, setSaving] = useState<Saving>({ at: 'idle' });

  const settle = (kept: Offer) => {
    setOffer(kept);
    setSaving({ at: 'saved' });
    return kept;
  };
  const fail = ({ code, message, details }: Failure): undefined => {
    const words = details[0]?.message ?? message;
    setSaving(
      code === 'unauthenticated'
        ? { at: 'signed_out' }
        : { at: 'failed', message: code === 'offline' ? copy.offline : words || copy.failed },
    );
  };

  /** Answers the offer as it is kept, or nothing where it is not. */
  const save = async (changes: OfferChanges, base = offer): Promise<Offer | undefined> => {
    setSaving({ at: 'saving' });
    const sent = await call(changeOffer, { ...changes, version: base.version }, { locale });
    if (sent.ok) return settle(sent.reply.offer);
    if (sent.code !== 'conflict') return fail(sent);
    const read = await call(readOffer, {}, { locale });
    if (!read.ok) return fail(read);
    const theirs = read.reply.offer;
    if (saysTheSame(theirs, changes)) return settle(theirs);
    if (saysTheSame(theirs, partsLike(base, changes))) return save(changes, theirs);
    setSaving({ at: 'conflict', mine: changes, theirs });
    return undefined;
  };

  /** Ends a conflict with what the server holds, or with what was changed here. */
  const resolve = async (choice: 'mine' | 'theirs'): Promise<Offer | undefined> => {
    if (saving.at !== 'conflict') return undefined;
    const { mine, theirs } = saving;
    if (choice === 'mine') return save(mine, theirs);
    setOffer(theirs);
    setSaving({ at: 'idle' });
    return theirs;
  };

  return {
    offer,
    saving,
    save,
    resolve,
    /** Says what is wrong before anything is sent. */
    refuse: (message: string) => setSaving({ at: 'failed', message }),
    /** What was said of the last saving holds no more. */
    touch: () => setSaving({ at: 'idle' }),
  };
};

type Failure = { code: string; message: string; details: { message: string }[] };

export type KeptOnServer = ReturnType<typeof useOffer>;
