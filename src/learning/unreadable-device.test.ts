// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { giveLocks } from '#tests/locks.ts';
import { storeOf } from './device/journal.ts';
import { learner, openLearner } from './learner.store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a device that opens what it keeps and can’t read it goes on for the page, and says so', async () => {
  giveLocks();
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Spoilt', 'UnknownError');
  });
  await openLearner('en');
  expect(learner.get()).toMatchObject({ at: 'open', isLasting: false });
});

test('a device that never answers is waited for five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue(new IDBOpenDBRequest());
  const opening = storeOf('guest');
  await vi.advanceTimersByTimeAsync(5_000);
  const store = await opening;
  expect(store.isLasting).toBe(false);
  expect(await store.read()).toMatchObject({ events: [], choices: [] });
});
