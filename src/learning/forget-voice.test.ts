// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '#src/lib/call.ts';
import { keepRange, keptRange } from '#src/ui/voice/kept-range.ts';
import { openJournal } from './device/journal.ts';
import { forgetEverything } from './forget-everything.ts';
import { leaveDevice } from './learner.store.ts';

vi.mock(import('#src/lib/call.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

const RANGE = { low: 84, high: 97 };

/** Somebody whose session this browser has met before, and whose voice it has measured. */
beforeEach(() => {
  document.cookie = 'signed_in=session';
  localStorage.setItem('hanlu.learning.owner', 'session account-one');
  keepRange(RANGE);
});

test('who has everything forgotten has the range of their voice forgotten', async () => {
  vi.mocked(call).mockResolvedValueOnce({ ok: false, code: 'offline', message: '' } as never);
  await forgetEverything('account-one', 'ar');
  expect(keptRange()).toEqual(RANGE);
  vi.mocked(call).mockResolvedValueOnce({ ok: true, reply: { forgotten: 5 } } as never);
  await forgetEverything('account-one', 'ar');
  expect(keptRange()).toBeUndefined();
  expect(localStorage.getItem('hanlu.voice-range')).toBeNull();
});

test('whoever signs out takes the range of their voice along', async () => {
  expect((await openJournal()).owner).toEqual({ account: 'account-one' });
  await leaveDevice();
  expect(keptRange()).toBeUndefined();
  expect(localStorage.getItem('hanlu.voice-range')).toBeNull();
});
