// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { giveLocks } from '#tests/locks.ts';
import { storeOf, tellOfChange } from '../device/journal.ts';
import { learner } from '../learner.store.ts';
import { bindGuestQuestion } from './guest-question.ts';

vi.mock(import('#src/lib/call.ts'), async (original) => ({
  ...(await original()),
  call: () => Promise.resolve(answer as never),
}));

const answers = { account: 'account-one', cards: [], choices: [], taken: [], refused: [] };
const online = { ok: true, reply: { ...answers, revision: 1, forgotten: 0 } };
let answer: object = online;

const question = () => {
  document.body.innerHTML = `
    <section data-taken="Taken" hidden>
      <div data-question><button data-answer="mine">Yes</button></div>
      <p tabindex="-1" data-outcome></p>
    </section>`;
  giveLocks();
  document.documentElement.lang = 'en';
  document.cookie = 'signed_in=session';
  localStorage.setItem('hanlu.learning.owner', 'session account-one');
  localStorage.setItem('hanlu.learning.begun', 'yes');
  return document.querySelector('section') as HTMLElement;
};

test('nothing is asked before the account has answered, which may have forgotten it', async () => {
  const guest = await storeOf('guest');
  await guest.addChoices([{ name: 'path', value: 'travel', at: Date.now() }]);
  const section = question();
  answer = { ok: false, code: 'offline' };
  bindGuestQuestion(section);
  await vi.waitFor(() =>
    expect(learner.get()).toMatchObject({ at: 'open', sync: { at: 'waiting' }, unclaimed: 0 }),
  );
  expect(section.hidden).toBe(true);
  answer = online;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(section.hidden).toBe(false));
});

test('what was answered in another tab is asked about no more, what is answered here is told', async () => {
  const guest = await storeOf('guest');
  await guest.addChoices([{ name: 'path', value: 'travel', at: Date.now() }]);
  const section = question();
  bindGuestQuestion(section);
  await vi.waitFor(() => expect(section.hidden).toBe(false));
  await guest.decline(Date.now());
  tellOfChange('synchronised');
  await vi.waitFor(() => expect(section.hidden).toBe(true));
  await guest.addChoices([{ name: 'path', value: 'culture', at: Date.now() + 1000 }]);
  tellOfChange('synchronised');
  await vi.waitFor(() => expect(section.hidden).toBe(false));
  section.querySelector('button')?.click();
  await vi.waitFor(() => expect(section.textContent).toContain('Taken'));
  expect(section.hidden).toBe(false);
});
