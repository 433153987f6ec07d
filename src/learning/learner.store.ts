import { atom, readonlyType } from 'nanostores';
import type { LearningCard } from '#src/domain/learning/card.ts';
import { mergeChoices, type Choice } from '#src/domain/learning/choice.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { forgetRange } from '#src/ui/voice/kept-range.ts';
import { cardsOf } from './device/cards-of.ts';
import type { Kept } from './device/device-store.ts';
import { forgetPractice, rememberPractice } from './device/has-practised.ts';
import { importStrokes } from './device/import-strokes.ts';
import { onJournalChange, openJournal, tellOfChange } from './device/journal.ts';
import { forgetMissed } from './device/missed.ts';
import { forgetOwner, type Owner } from './device/owner.ts';
import type { Holdup, Synced } from './device/sync.ts';

/** How what happened here stands to the account; a guest has none. */
type SyncState =
  | { readonly at: 'guest' | 'sending' | 'sent' }
  | { readonly at: 'waiting'; readonly why: Holdup; readonly unsent: number };

export type Learner =
  | { readonly at: 'opening' }
  | {
      readonly at: 'open';
      readonly owner: Owner;
      /** False where the device can keep or read nothing: it lasts for this page. */
      readonly isLasting: boolean;
      /** False while an account has told this device nothing yet: it may know more than is here. */
      readonly knowsAccount: boolean;
      readonly cards: ReadonlyMap<ItemId, LearningCard>;
      readonly choices: readonly Choice[];
      readonly sync: SyncState;
      /** Events and choices made without an account, about which this account was not asked yet. */
      readonly unclaimed: number;
    };

export type OpenLearner = Extract<Learner, { at: 'open' }>;

/** A device that is new to an account knows nothing of it until that has answered. */
export const isFirstExchange = ({ sync, knowsAccount }: OpenLearner): boolean =>
  sync.at === 'sending' && !knowsAccount;

/** After a failed exchange, and after something new happened. */
const RETRY_MS = 30_000;
const GATHER_MS = 2_000;
/** One tab at a time talks to the account. */
const LOCK = 'hanlu-learning';

type Exchange = (typeof import('./device/sync.ts'))['synchronise'];

const $learner = atom<Learner>({ at: 'opening' });

/** Who is practising, what they know, and whether it is in their account. */
export const learner = readonlyType($learner);

let opening: Promise<void> | undefined;
let sync: SyncState = { at: 'guest' };
/** How often the store was read to be shown. */
let shows = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The account's copy is gone from the device: nothing of this page may look for it any more. */
let hasLeft = false;
/** The account has answered this page: what it has forgotten is known here. */
let hasHeard = false;
/** What fails every half minute is logged once. */
let hasReported = false;

/** Opens the learner's memory for a page and keeps it in step with the account from then on. */
export const openLearner = (locale: Locale): Promise<void> => (opening ??= open(locale));

const open = async (locale: Locale) => {
  const { owner } = await openJournal();
  if (owner !== 'guest') sync = { at: 'sending' };
  // On a full device they stay where they are, for another page.
  await importStrokes().catch(() => undefined);
  await show();
  onJournalChange((change) => {
    void show();
    if (change === 'written') exchangeSoon(locale, GATHER_MS);
  });
  if (owner === 'guest') return;
  addEventListener('online', () => exchangeSoon(locale, 0));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') exchangeSoon(locale, 0);
  });
  exchangeSoon(locale, 0);
};

const show = async () => {
  shows += 1;
  const turn = shows;
  const { owner, store } = await openJournal();
  if (hasLeft) return;
  const kept = await store.read().catch(() => undefined);
  // What was shown before stands.
  if (!kept) return;
  const unclaimed = hasHeard ? await countUnclaimed() : 0;
  const cards = await cardsOf(kept).catch(() => cardsOf({ ...kept, events: [] }));
  // A later one, which knows more, was faster.
  if (turn !== shows) return;
  $learner.set({
    at: 'open',
    owner,
    isLasting: store.isLasting,
    knowsAccount: owner === 'guest' || sync.at === 'sent' || hasReceived(kept),
    cards,
    choices: mergeChoices(kept.choices.map(({ choice }) => choice)),
    sync: sync.at === 'waiting' ? { ...sync, unsent: unsentIn(kept) } : sync,
    unclaimed,
  });
};

/** With code that a guest never needs; the question about it, which shows the number, brings it too. */
const countUnclaimed = async (): Promise<number> => {
  const counted = import('./guest-practice.ts').then((guest) => guest.unclaimedPractice());
  return counted.catch(() => 0);
};

const hasReceived = ({ cards, choices, revision }: Kept) =>
  revision > 0 || cards.length > 0 || choices.some(({ isSent }) => isSent);

const unsentIn = ({ events, choices }: Kept) =>
  events.filter(({ state }) => state === 'new').length +
  choices.filter(({ isSent }) => !isSent).length;

const exchangeSoon = (locale: Locale, wait: number) => {
  clearTimeout(timer);
  timer = setTimeout(() => void exchange(locale), wait);
};

const exchange = async (locale: Locale): Promise<void> => {
  const { owner, store } = await openJournal();
  if (owner === 'guest') return;
  const result = await oneAtATime(() => exchangeOnce(store, owner.account, locale));
  if (hasLeft) return;
  // Where the device can't be read now, what it has goes with the next change.
  const unsent = await store.read().then(unsentIn, () => 0);
  if (result.ok) {
    sync = { at: 'sent' };
    hasHeard = true;
    // What was written down meanwhile goes with the next exchange.
    if (unsent > 0) exchangeSoon(locale, GATHER_MS);
  } else {
    if (result.why === 'other_account') forgetOwner();
    sync = { at: 'waiting', why: result.why, unsent };
    exchangeSoon(locale, RETRY_MS);
  }
  tellOfChange('synchronised');
};

/**
 * Waits for its turn among the tabs. Whatever breaks it off, it is done again: what the device can't
 * write down, and a fault of ours, which is told to the browser's log once.
 */
const oneAtATime = (exchange: () => Promise<Synced>): Promise<Synced> =>
  navigator.locks.request(LOCK, exchange).catch((error: unknown) => {
    if (hasLeft) return { ok: false, why: 'signed_out' };
    if (!(error instanceof DOMException) && !hasReported) {
      hasReported = true;
      console.error(error);
    }
    return { ok: false, why: 'failed' };
  });

/** With code that a guest never needs; where it can't be had, neither can the account. */
const exchangeOnce = async (...what: Parameters<Exchange>): Promise<Synced> => {
  const sync = await import('./device/sync.ts').catch(() => undefined);
  return sync?.synchronise(...what) ?? { ok: false, why: 'offline' };
};

/** Decides something: the path, the load, a list of one's own. */
export const choose = async <C extends Choice>(choice: Omit<C, 'at'>): Promise<void> => {
  const { owner, store } = await openJournal();
  await store.choose(choice, Date.now());
  // What the eight answers say was said before anything was learnt.
  if (choice.name !== 'answers') rememberPractice(owner);
  tellOfChange('written');
};

/** Before signing out: sends what is open, and answers how much of it could not be sent. */
export const sendBeforeLeaving = async (locale: Locale): Promise<number> => {
  const { owner, store } = await openJournal();
  if (owner === 'guest') return 0;
  clearTimeout(timer);
  await oneAtATime(() => exchangeOnce(store, owner.account, locale));
  // For whoever stays all the same.
  exchangeSoon(locale, RETRY_MS);
  return unsentIn(await store.read());
};

/** Removes the account's copy from the device, with what was not sent. */
export const leaveDevice = async (): Promise<void> => {
  const { owner, store } = await openJournal();
  if (owner === 'guest') return;
  clearTimeout(timer);
  hasLeft = true;
  forgetMissed();
  forgetRange();
  forgetOwner();
  // Last, since a device may fail in it.
  await store.forget();
  const { hasGuestPractised } = await import('./guest-practice.ts');
  if (!(await hasGuestPractised())) forgetPractice();
};
