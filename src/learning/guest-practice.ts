import { isNewer, type Choice } from '#src/domain/learning/choice.ts';
import type { LearningEvent } from '#src/domain/learning/event.ts';
import type { DeviceStore } from './device/device-store.ts';
import { openJournal, storeOf, tellOfChange } from './device/journal.ts';

let opened: Promise<DeviceStore> | undefined;
const guestStore = () => (opened ??= storeOf('guest'));

type GuestPractice = { readonly events: LearningEvent[]; readonly choices: Choice[] };

/** What was done and chosen here without an account after a moment, whoever it belongs to. */
const guestPractice = async (after = 0): Promise<GuestPractice> => {
  const { events, choices } = await (await guestStore()).read();
  return {
    events: events.map(({ event }) => event).filter(({ at }) => at > after),
    choices: choices.map(({ choice }) => choice).filter(({ at }) => at > after),
  };
};

/**
 * Until when nobody is asked about it: someone said that it is not theirs, or it is older than what
 * the account had forgotten, and would not be taken (OWNDATA-3).
 */
const settledUntil = async (): Promise<number> => {
  const [guest, { store }] = await Promise.all([guestStore(), openJournal()]);
  return Math.max(await guest.declinedUntil(), (await store.read()).forgotten);
};

/** How much of it the account can still take. */
export const unclaimedPractice = async (): Promise<number> => {
  const { events, choices } = await guestPractice(await settledUntil());
  return events.length + choices.filter(isAskedAbout).length;
};

/** The eight answers find their account by themselves: whoever gave them signs up with them. */
const isAskedAbout = ({ name }: Choice): boolean => name !== 'answers';

/** Whether anything was, or may have been, practised or chosen here without an account. */
export const hasGuestPractised = async (): Promise<boolean> => {
  // What can't be read now may be there again.
  if (!(await guestStore()).isLasting) return true;
  const { events, choices } = await guestPractice();
  return events.length > 0 || choices.some(isAskedAbout);
};

/**
 * "Yes, mine": it becomes the account's, with what was chosen, unless the account chose later. What
 * was not asked about stays where it is.
 */
export const claimGuestPractice = async (): Promise<void> => {
  const { store } = await openJournal();
  const guest = await guestStore();
  const settled = await settledUntil();
  const { events, choices } = await guestPractice(settled);
  const own = new Map((await store.read()).choices.map(({ choice }) => [choice.name, choice]));
  await store.addEvents(events);
  await store.addChoices(
    choices.filter((choice) => {
      const known = own.get(choice.name);
      return !known || isNewer(choice, known);
    }),
  );
  // Only now: what is in both stores for a moment counts once all the same.
  if (settled > 0) await guest.forgetAfter(settled);
  else {
    await guest.forget();
    opened = undefined;
  }
  tellOfChange('written');
};

/** "No, someone else's": it stays on the device for whoever uses it without an account. */
export const declineGuestPractice = async (): Promise<void> => {
  await (await guestStore()).decline(Date.now());
  tellOfChange('synchronised');
};
