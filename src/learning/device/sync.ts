import type { Locale } from '#src/i18n/locales.ts';
import { call, type CallFailure } from '#src/lib/call.ts';
import {
  CHOICES_PER_CALL,
  EVENTS_PER_CALL,
  readCards,
  sendChoices,
  sendEvents,
} from '../learning.wires.ts';
import { fromWire } from '../wire-card.ts';
import type { DeviceStore } from './device-store.ts';

/** Why what happened here is not in the account yet. */
export type Holdup = 'offline' | 'signed_out' | 'other_account' | 'failed';
export type Synced = { ok: true } | { ok: false; why: Holdup };

/** A call that says nothing for so long has failed: other tabs wait for their turn. */
const CALL_WITHIN_MS = 60_000;
const patience = () => AbortSignal.timeout(CALL_WITHIN_MS);

/**
 * Brings a device and its account together: sends what is new here, then reads what has changed
 * there. It may break off anywhere and be done again; nothing is lost and nothing counts twice.
 */
export const synchronise = async (
  store: DeviceStore,
  account: string,
  locale: Locale,
): Promise<Synced> =>
  (await send(store, account, locale)) ??
  (await sendChosen(store, account, locale)) ??
  (await receive(store, account, locale)) ?? { ok: true };

type Failed = Extract<Synced, { ok: false }> | undefined;

const send = async (store: DeviceStore, account: string, locale: Locale): Promise<Failed> => {
  const { events } = await store.read();
  const unsent = events.filter(({ state }) => state === 'new').map(({ event }) => event);
  for (let from = 0; from < unsent.length; from += EVENTS_PER_CALL) {
    const batch = unsent.slice(from, from + EVENTS_PER_CALL);
    const result = await call(
      sendEvents,
      { account, events: batch },
      { locale, signal: patience() },
    );
    if (!result.ok) return failed(result);
    const refused = result.reply.refused.flatMap(({ index }) => batch[index]?.id ?? []);
    await store.settle({ taken: result.reply.taken, refused });
  }
  return undefined;
};

const sendChosen = async (store: DeviceStore, account: string, locale: Locale): Promise<Failed> => {
  const { choices } = await store.read();
  const unsent = choices.filter(({ isSent }) => !isSent).map(({ choice }) => choice);
  for (let from = 0; from < unsent.length; from += CHOICES_PER_CALL) {
    const batch = unsent.slice(from, from + CHOICES_PER_CALL);
    const result = await call(
      sendChoices,
      { account, choices: batch },
      { locale, signal: patience() },
    );
    if (!result.ok) return failed(result);
    const refused = result.reply.refused.flatMap(({ index }) => batch[index] ?? []);
    await store.dropChoices(refused);
    await store.settleChoices(batch.filter((choice) => !refused.includes(choice)));
  }
  return undefined;
};

const receive = async (store: DeviceStore, account: string, locale: Locale): Promise<Failed> => {
  const { events, revision, forgotten } = await store.read();
  // The answer is younger than these, so its cards know them.
  const sent = events.filter(({ state }) => state === 'sent').map(({ event }) => event.id);
  const result = await call(
    readCards,
    { since: revision, forgotten },
    { locale, signal: patience() },
  );
  if (!result.ok) return failed(result);
  if (result.reply.account !== account) return { ok: false, why: 'other_account' };
  await store.receive({ ...result.reply, cards: result.reply.cards.map(fromWire) }, sent);
  return undefined;
};

const failed = ({ code }: CallFailure<string>): Failed => ({
  ok: false,
  why: code === 'offline' || code === 'signed_out' || code === 'other_account' ? code : 'failed',
});
