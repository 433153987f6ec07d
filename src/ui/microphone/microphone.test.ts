// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdMicrophone } from './microphone.ts';

/** What a browser says to one request for a lock, and how long it takes. */
type Reply = { readonly isFree: boolean; readonly afterMs?: number };

const answer = (...replies: readonly Reply[]) => {
  const request = vi.fn(
    async (_: string, __: LockOptions, use: (lock: object | null) => unknown) => {
      const { isFree, afterMs = 0 } = replies[request.mock.calls.length - 1] ?? { isFree: false };
      await new Promise((done) => setTimeout(done, afterMs));
      await use(isFree ? {} : null);
    },
  );
  vi.stubGlobal('navigator', { locks: { request } });
};

const held = async () => {
  const holding = holdMicrophone();
  await vi.advanceTimersByTimeAsync(10_000);
  return holding;
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a device that answers late is not taken for another window that listens', async () => {
  answer({ isFree: true, afterMs: 5_000 });
  expect(await held()).toBeTypeOf('function');
});

test('another window that has just let go of the microphone is none', async () => {
  answer({ isFree: false }, { isFree: true });
  expect(await held()).toBeTypeOf('function');
});

test('another window that listens keeps the microphone', async () => {
  answer({ isFree: false }, { isFree: false });
  expect(await held()).toBeUndefined();
});

test('a page that may use no locks opens no microphone', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
  });
  expect(await held()).toBeUndefined();
});

test('a browser without locks has one window only', async () => {
  vi.stubGlobal('navigator', {});
  expect(await held()).toBeTypeOf('function');
});
