import { v7 as newId } from 'uuid';
import type { Grade, LearningEvent, Mark, Skill } from '#src/domain/learning/event.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import { deviceStore, type DeviceStore } from './device-store.ts';
import { rememberPractice } from './has-practised.ts';
import { inTime } from '#src/lib/in-time.ts';
import { indexedTables, removeTables } from './indexed-tables.ts';
import { deviceName, findOwner, type Owner } from './owner.ts';
import { pageTables } from './page-tables.ts';

/** What can be told of an item; its id, its time and its device are added here. */
export type Happening =
  | { item: ItemId; what: 'graded'; skill: Skill; grade: Grade }
  | { item: ItemId; what: Mark }
  | { item: ItemId; what: 'undone'; undoes: string };

const CHANNEL = 'hanlu-learning';

/** For so long a page waits for a device that does not say whether it keeps anything. */
const OPEN_WITHIN_MS = 5_000;

export type Opened = { readonly owner: Owner; readonly store: DeviceStore };

/** What was done to the store: something was written down, or the account's word came in. */
export type JournalChange = 'written' | 'synchronised';

let opened: Promise<Opened> | undefined;
let channel: BroadcastChannel | undefined;
const listeners = new Set<(change: JournalChange) => void>();

/** Tells of changes to the store, from this tab or another. */
export const onJournalChange = (listener: (change: JournalChange) => void) => {
  listeners.add(listener);
};

/** The store of whoever is practising, opened once for a page. */
export const openJournal = (): Promise<Opened> => (opened ??= open());

const open = async (): Promise<Opened> => {
  const owner = await findOwner();
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<JournalChange>) => tellHere(data);
  return { owner, store: await storeOf(owner) };
};

/**
 * An owner's store; one that lasts for the page where the browser forbids to keep anything, can't
 * read what it keeps, or doesn't say.
 */
export const storeOf = (owner: Owner): Promise<DeviceStore> =>
  readableStore(owner).catch(() =>
    deviceStore({ ...pageTables(), remove: () => removeTables(owner) }),
  );

const readableStore = async (owner: Owner) => {
  const store = deviceStore(await inTime(indexedTables(owner), OPEN_WITHIN_MS));
  await store.read();
  return store;
};

const tellHere = (change: JournalChange) => {
  for (const listener of listeners) listener(change);
};

/** Says, in this tab and in the others, that the store has changed. */
export const tellOfChange = (change: JournalChange) => {
  tellHere(change);
  channel?.postMessage(change);
};

/**
 * Writes down what happened, now and on this device, and answers the events as they were written.
 * Games and articles call this and know nothing of schedules.
 */
export const record = async (happenings: readonly Happening[]): Promise<LearningEvent[]> => {
  const { owner, store } = await openJournal();
  const device = deviceName();
  const happened = happenings.map((one) => ({ ...one, id: newId(), device }));
  const events = await store.happen(happened, Date.now());
  rememberPractice(owner);
  tellOfChange('written');
  return events;
};
