import type { Locale } from '#src/i18n/locales.ts';
import { call } from '#src/lib/call.ts';
import { forgetRange } from '#src/ui/voice/kept-range.ts';
import { openJournal, tellOfChange } from './device/journal.ts';
import { forgetMissed } from './device/missed.ts';
import { forgetLearning } from './learning.wires.ts';

/**
 * Has the account forget all of its learner's practice, and forgets it here with it. Where the
 * account could not be asked nothing is changed; its failure is answered.
 */
export const forgetEverything = async (account: string, locale: Locale) => {
  const result = await call(forgetLearning, { account }, { locale });
  if (!result.ok) return result;
  const { store } = await openJournal();
  const nothing = { cards: [], choices: [], revision: 0, forgotten: result.reply.forgotten };
  await store.receive(nothing, []);
  forgetMissed();
  forgetRange();
  tellOfChange('synchronised');
  return result;
};
