// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { Choice } from '#src/domain/learning/choice.ts';
import { characterId } from '#src/domain/learning/item.ts';
import { openJournal, storeOf } from './device/journal.ts';
import {
  claimGuestPractice,
  declineGuestPractice,
  hasGuestPractised,
  unclaimedPractice,
} from './guest-practice.ts';

const path = (value: string, at: number): Choice => ({ name: 'path', value, at });
const answers: Choice = {
  name: 'answers',
  value: { goal: 'travel', level: null, hours: null, days: [] },
  at: 5,
};
const chosen = async () => {
  const { store } = await openJournal();
  return (await store.read()).choices.map(({ choice }) => choice.value);
};
const inGuestStore = async (...choices: Choice[]) => (await storeOf('guest')).addChoices(choices);

/** Somebody whose session this browser has met before. */
beforeEach(async () => {
  document.cookie = 'signed_in=session';
  localStorage.setItem('hanlu.learning.owner', 'session account-one');
  // Nothing is left unasked, and nothing is left.
  await claimGuestPractice();
});

test('a path that was chosen without an account is asked about, and taken if it is theirs', async () => {
  expect(await unclaimedPractice()).toBe(0);
  await inGuestStore(path('travel', 10));
  expect(await unclaimedPractice()).toBe(1);
  expect(await hasGuestPractised()).toBe(true);
  expect(await chosen()).toEqual([]);
  await claimGuestPractice();
  expect(await chosen()).toEqual(['travel']);
  expect(await unclaimedPractice()).toBe(0);
});

test('what the account chose later stays', async () => {
  await inGuestStore(path('culture', 9));
  await claimGuestPractice();
  expect(await chosen()).toEqual(['travel']);
  await inGuestStore(path('culture', 11));
  await claimGuestPractice();
  expect(await chosen()).toEqual(['culture']);
});

test('the eight answers alone are nothing to ask about', async () => {
  await inGuestStore(answers);
  expect(await unclaimedPractice()).toBe(0);
  expect(await hasGuestPractised()).toBe(false);
});

test('what is someone else’s stays where it is, also when later practice is claimed', async () => {
  const guest = await storeOf('guest');
  await inGuestStore(path('trade', 10));
  await declineGuestPractice();
  expect(await unclaimedPractice()).toBe(0);
  expect(await hasGuestPractised()).toBe(true);
  const later = Date.now() + 1000;
  await guest.addEvents([
    { id: 'event', item: characterId('学'), at: later, device: 'device-one', what: 'seen' },
  ]);
  expect(await unclaimedPractice()).toBe(1);
  await claimGuestPractice();
  const { store } = await openJournal();
  expect((await store.read()).events.map(({ event }) => event.id)).toContain('event');
  expect(await chosen()).not.toContain('trade');
  expect(await hasGuestPractised()).toBe(true);
  expect(await unclaimedPractice()).toBe(0);
});

test('what is older than what the account had forgotten is not asked about, and stays', async () => {
  const { store } = await openJournal();
  const forgotten = Date.now() + 10_000;
  await inGuestStore(path('trade', forgotten - 1));
  expect(await unclaimedPractice()).toBe(1);
  await store.receive({ cards: [], choices: [], revision: 1, forgotten }, []);
  expect(await unclaimedPractice()).toBe(0);
  const event = { item: characterId('学'), device: 'device-one', what: 'seen' } as const;
  const guest = await storeOf('guest');
  await guest.addEvents([
    { ...event, id: 'before', at: forgotten - 1 },
    { ...event, id: 'after', at: forgotten + 1 },
  ]);
  expect(await unclaimedPractice()).toBe(1);
  await claimGuestPractice();
  expect((await store.read()).events.map(({ event }) => event.id)).toEqual(['after']);
  expect((await guest.read()).events.map(({ event }) => event.id)).toEqual(['before']);
  await guest.forget();
  await store.receive({ cards: [], choices: [], revision: 1, forgotten: 0 }, []);
});

test('what was claimed in another tab is asked about no more', async () => {
  await inGuestStore(path('travel', Date.now() + 2000));
  expect(await unclaimedPractice()).toBe(1);
  await (await storeOf('guest')).forget();
  expect(await unclaimedPractice()).toBe(0);
});
