import { localDay } from '#src/domain/local-day.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { call } from '#src/lib/call.ts';
import { openJournal } from './device/journal.ts';
import { readDays } from './learning.wires.ts';

/** `isWhole`: what the account knows is among them. */
export type PractisedDays = { readonly days: ReadonlySet<string>; readonly isWhole: boolean };

/**
 * On which days something was practised, by this device's clock, the first and the last day
 * included: what the account knows and what has not been sent to it yet.
 */
export const practisedDays = async (
  { from, until }: { from: string; until: string },
  locale: Locale,
): Promise<PractisedDays> => {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const { owner, store } = await openJournal();
  const { events } = await store.read();
  const here = events
    .filter(({ event }) => event.what === 'graded' || event.what === 'traced')
    .map(({ event }) => localDay(zone, event.at))
    .filter((day) => day >= from && day <= until);
  const result = await call(readDays, { zone, from, until }, { locale });
  // On a device that two people share, somebody else may have signed in since.
  const isTheirs = result.ok && owner !== 'guest' && result.reply.account === owner.account;
  return {
    days: new Set([...here, ...(isTheirs ? result.reply.days : [])]),
    isWhole: isTheirs,
  };
};
