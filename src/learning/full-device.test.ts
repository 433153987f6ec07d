// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '#src/lib/call.ts';
import { fillDevice } from '#tests/full-device.ts';
import { giveLocks } from '#tests/locks.ts';
import { soon } from '#tests/soon.ts';
import { forgetEverything } from './forget-everything.ts';
import { learner, openLearner } from './learner.store.ts';

vi.mock(import('#src/lib/call.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

beforeEach(() => {
  document.cookie = 'signed_in=session';
  localStorage.setItem('hanlu.learning.owner', 'session account-one');
  giveLocks();
});

const answer = (reply: object) =>
  vi.mocked(call).mockResolvedValue({ ok: true, reply: { success: true, ...reply } } as never);

test('an account whose word a full device can’t write down leaves no page waiting for it', async () => {
  fillDevice();
  answer({ account: 'account-one', cards: [], choices: [], revision: 1, forgotten: 0 });
  await openLearner('en');
  await soon(() =>
    expect(learner.get()).toMatchObject({ at: 'open', sync: { at: 'waiting', why: 'failed' } }),
  );
});

test('what the account has forgotten and a full device can’t is told apart', async () => {
  fillDevice();
  answer({ forgotten: 5 });
  expect(await forgetEverything('account-one', 'en')).toEqual({ ok: true, isForgottenHere: false });
});
