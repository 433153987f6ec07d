import type { LearningEvent } from '#src/domain/learning/event.ts';
import type { DeviceStore } from './device/device-store.ts';
import { openJournal, storeOf, tellOfChange } from './device/journal.ts';

let opened: Promise<DeviceStore> | undefined;
const guestStore = () => (opened ??= storeOf('guest'));

/** What was practised here without an account since someone last said that it is not theirs. */
export const unclaimedEvents = async (): Promise<LearningEvent[]> => {
  const guest = await guestStore();
  const declined = await guest.declinedUntil();
  const { events } = await guest.read();
  return events.map(({ event }) => event).filter(({ at }) => at > declined);
};

/** Whether anything was practised here without an account, whoever it belongs to. */
export const hasGuestPractised = async (): Promise<boolean> =>
  (await (await guestStore()).read()).events.length > 0;

/** "Yes, mine": it becomes the account's, with what was chosen. */
export const claimGuestPractice = async (): Promise<void> => {
  const { store } = await openJournal();
  const guest = await guestStore();
  const { events, choices } = await guest.read();
  await store.addEvents(events.map(({ event }) => event));
  await store.addChoices(choices.map(({ choice }) => choice));
  // Only now: what is in both stores for a moment counts once all the same.
  await guest.forget();
  opened = undefined;
  tellOfChange('written');
};

/** "No, someone else's": it stays on the device for whoever uses it without an account. */
export const declineGuestPractice = async (): Promise<void> => {
  await (await guestStore()).decline(Date.now());
  tellOfChange('synchronised');
};
