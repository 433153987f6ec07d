import type { Locale } from '#src/i18n/locales.ts';
import { call } from '#src/lib/call.ts';
import { forgetRange } from '#src/ui/voice/kept-range.ts';
import { openJournal, tellOfChange } from './device/journal.ts';
import { forgetMissed } from './device/missed.ts';
import { forgetLearning } from './learning.wires.ts';

/**
 * Has the account forget all of its learner's practice, and forgets it here with it. Where the
 * account could not be asked nothing is changed; its failure is answered. A device that can't write
 * now hears of it in its next exchange.
 */
export const forgetEverything = async (account: string, locale: Locale) => {
  const result = await call(forgetLearning, { account }, { locale });
  if (!result.ok) return result;
  const { store } = await openJournal();
  const nothing = { cards: [], choices: [], revision: 0, forgotten: result.reply.forgotten };
  const isForgottenHere = await store.receive(nothing, []).then(
    () => true,
    () => false,
  );
  forgetMissed();
  forgetRange();
  // What is written down is followed by an exchange, which then forgets here as well.
  tellOfChange(isForgottenHere ? 'synchronised' : 'written');
  return { ok: true, isForgottenHere } as const;
};
