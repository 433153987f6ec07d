// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { giveLocks } from '#tests/locks.ts';
import { call } from '#src/lib/call.ts';
import { storeOf, tellOfChange } from '../device/journal.ts';
import { learner } from '../learner.store.ts';
import { bindGuestQuestion } from './guest-question.ts';

vi.mock(import('#src/lib/call.ts'), async (original) => ({
  ...(await original()),
  call: vi.fn(),
}));

const answers = { account: 'account-one', cards: [], choices: [], taken: [], refused: [] };
const online = { ok: true, reply: { ...answers, revision: 1, forgotten: 0 } };

const question = () => {
  document.body.innerHTML = `
    <section data-taken="Taken" hidden>
      <div data-question><button data-answer="mine">Yes</button></div>
      <p tabindex="-1" data-outcome></p>
    </section>`;
  giveLocks();
  vi.mocked(call).mockResolvedValue(online as never);
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
  vi.mocked(call).mockResolvedValue({ ok: false, code: 'offline' } as never);
  bindGuestQuestion(section);
  await vi.waitFor(() =>
    expect(learner.get()).toMatchObject({ at: 'open', sync: { at: 'waiting' }, unclaimed: 0 }),
  );
  expect(section.hidden).toBe(true);
  vi.mocked(call).mockResolvedValue(online as never);
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
