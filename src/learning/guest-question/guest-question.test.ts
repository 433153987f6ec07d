// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { getByRole, queryByRole } from '@testing-library/dom';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { giveLocks } from '#tests/locks.ts';
import { soon } from '#tests/soon.ts';
import { keepPlace } from './keep-place.ts';

vi.mock(import('#src/lib/call.ts'), async (original) => ({
  ...(await original()),
  call: () => Promise.resolve(answer as never),
}));

const answers = { account: 'account-one', cards: [], choices: [], taken: [], refused: [] };
const offline = { ok: false, code: 'offline' };
const online = { ok: true, reply: { ...answers, revision: 1, forgotten: 0 } };
let answer: object;

const style = readFileSync(`${import.meta.dirname}/guest-question.css`, 'utf8');
const path = (value: string, at = Date.now()) => ({ name: 'path', value, at }) as const;

/** A device where a guest has chosen a path, and whoever signs in afterwards. */
beforeEach(async () => {
  answer = online;
  // A page of an earlier test would hear what this one tells.
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = vi.fn();
    },
  );
  indexedDB = new IDBFactory();
  giveLocks();
  document.cookie = 'signed_in=session';
  localStorage.clear();
  localStorage.setItem('hanlu.learning.owner', 'session account-one');
  const { guest, practised } = await openPage();
  await guest.addChoices([path('travel')]);
  practised.rememberPractice('guest');
});

/** A page as it comes, with modules of its own. */
const openPage = async () => {
  vi.resetModules();
  document.documentElement.lang = 'en';
  delete document.documentElement.dataset['unclaimed'];
  document.head.innerHTML = `<style>${style}</style>`;
  const script = document.createElement('script');
  script.textContent = keepPlace;
  document.head.append(script);
  document.body.innerHTML = `
    <section class="guest-question" data-taken="Taken">
      <div data-question><button data-answer="mine">Yes</button></div>
      <p tabindex="-1" data-outcome></p>
    </section>`;
  const { storeOf, tellOfChange } = await import('../device/journal.ts');
  const { bindGuestQuestion } = await import('./guest-question.ts');
  const { learner } = await import('../learner.store.ts');
  return {
    guest: await storeOf('guest'),
    practised: await import('../device/has-practised.ts'),
    tellOfChange,
    learner,
    ask: () => bindGuestQuestion(document.querySelector('section')),
  };
};

const isAsked = () => queryByRole(document.body, 'button', { name: 'Yes' }) !== null;
const hasPlace = () =>
  getComputedStyle(document.querySelector('section') ?? document.body).display === 'block';

test('nothing is asked before the account has answered, which may have forgotten it', async () => {
  const { ask, learner } = await openPage();
  answer = offline;
  ask();
  await soon(() =>
    expect(learner.get()).toMatchObject({ at: 'open', sync: { at: 'waiting' }, unclaimed: 0 }),
  );
  expect(isAsked()).toBe(false);
  answer = online;
  dispatchEvent(new Event('online'));
  await soon(() => expect(isAsked()).toBe(true));
});

test('what was answered in another tab is asked about no more, what is answered here is told', async () => {
  const { ask, guest, tellOfChange } = await openPage();
  ask();
  await soon(() => expect(isAsked()).toBe(true));
  await guest.decline(Date.now());
  tellOfChange('synchronised');
  await soon(() => expect(isAsked()).toBe(false));
  await guest.addChoices([path('culture', Date.now() + 1000)]);
  tellOfChange('synchronised');
  await soon(() => expect(isAsked()).toBe(true));
  getByRole(document.body, 'button', { name: 'Yes' }).click();
  await soon(() => expect(document.body.textContent).toContain('Taken'));
  expect(hasPlace()).toBe(true);
});

test('the question has its place from the start, until it was answered', async () => {
  const { ask } = await openPage();
  expect([hasPlace(), isAsked()]).toEqual([true, false]);
  ask();
  await soon(() => expect(isAsked()).toBe(true));
  const again = await openPage();
  expect(hasPlace()).toBe(true);
  again.ask();
  await soon(() => expect(isAsked()).toBe(true));
  getByRole(document.body, 'button', { name: 'Yes' }).click();
  await soon(() => expect(document.body.textContent).toContain('Taken'));
  await openPage();
  expect(hasPlace()).toBe(false);
});

test('its place is given up for a page whose account is out of reach', async () => {
  const { ask } = await openPage();
  answer = offline;
  ask();
  await soon(() => expect(hasPlace()).toBe(false));
  await openPage();
  expect(hasPlace()).toBe(true);
});

test('its place is given up for good where the account had forgotten what is older', async () => {
  const { ask } = await openPage();
  answer = { ok: true, reply: { ...online.reply, forgotten: Date.now() + 1000 } };
  ask();
  await soon(() => expect(hasPlace()).toBe(false));
  expect(isAsked()).toBe(false);
  await openPage();
  expect(hasPlace()).toBe(false);
});

test('nobody keeps a place for it who is not signed in', async () => {
  document.cookie = 'signed_in=; Max-Age=0';
  await openPage();
  expect(hasPlace()).toBe(false);
});
