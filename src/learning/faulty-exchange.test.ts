// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { giveLocks } from '#tests/locks.ts';
import { soon } from '#tests/soon.ts';
import { synchronise } from './device/sync.ts';
import { learner, openLearner } from './learner.store.ts';

vi.mock(import('./device/sync.ts'), () => ({ synchronise: vi.fn() }));

test('a fault of ours in an exchange is shown as any other, tried again and logged once', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const fault = new TypeError('of ours');
  vi.mocked(synchronise).mockRejectedValue(fault);
  document.cookie = 'signed_in=session';
  localStorage.setItem('hanlu.learning.owner', 'session account-one');
  giveLocks();
  await openLearner('en');
  await soon(() =>
    expect(learner.get()).toMatchObject({ at: 'open', sync: { at: 'waiting', why: 'failed' } }),
  );
  dispatchEvent(new Event('online'));
  await soon(() => expect(synchronise).toHaveBeenCalledTimes(2));
  vi.mocked(synchronise).mockResolvedValue({ ok: true });
  dispatchEvent(new Event('online'));
  await soon(() => expect(learner.get()).toMatchObject({ sync: { at: 'sent' } }));
  expect(log.mock.calls).toEqual([[fault]]);
});
