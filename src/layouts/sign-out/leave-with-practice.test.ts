// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { openJournal } from '#src/learning/device/journal.ts';
import { choosePath } from '#src/learning/choose-path.ts';
import { call } from '#src/lib/call.ts';
import { giveLocks } from '#tests/locks.ts';
import { leaveWithPractice } from './leave-with-practice.ts';

vi.mock(import('#src/lib/call.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

const offline = { ok: false, code: 'offline', status: 0, message: '', details: [] };

/** Somebody whose session this browser has met before, and who took a path here. */
beforeEach(async () => {
  document.documentElement.lang = 'en';
  document.cookie = 'signed_in=session';
  localStorage.setItem('hanlu.learning.owner', 'session account-one');
  giveLocks();
  // jsdom has no modal windows.
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = function () {
    this.dispatchEvent(new Event('close'));
  };
  await choosePath('travel');
});

const kept = async () => {
  const { store } = await openJournal();
  return (await store.read()).choices.map(({ choice }) => choice.value);
};
const stay = async () => {
  const dialog = await vi.waitUntil(() => document.querySelector('dialog'));
  dialog.querySelector('button')?.click();
  return dialog.textContent;
};

test('a path that could not be sent is asked about before it is lost', async () => {
  vi.mocked(call).mockResolvedValue(offline as never);
  const leaving = leaveWithPractice(document.createElement('form'), 5_000);
  expect(await stay()).toContain('1 entry of your practice is not in your account yet.');
  expect(await leaving).toBe(false);
  expect(await kept()).toEqual(['travel']);
});

test('whoever stays because it takes too long keeps the practice, also once all is sent', async () => {
  const { promise: slow, resolve: answer } = Promise.withResolvers<undefined>();
  vi.mocked(call).mockImplementation(({ path }: { path: string }) =>
    slow.then(
      () =>
        ({
          ok: true,
          reply: path.endsWith('cards')
            ? { account: 'account-one', cards: [], choices: [], revision: 1, forgotten: 0 }
            : { taken: [], refused: [] },
        }) as never,
    ),
  );
  const leaving = leaveWithPractice(document.createElement('form'), 50);
  await stay();
  expect(await leaving).toBe(false);
  answer(undefined);
  await vi.waitFor(async () => {
    const { store } = await openJournal();
    expect((await store.read()).revision).toBe(1);
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await kept()).toEqual(['travel']);
});
