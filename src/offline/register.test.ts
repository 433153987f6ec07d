// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPacks } from './packs.ts';
import { register } from './register.ts';

vi.mock(import('./packs.ts'), async (original) => ({
  ...(await original()),
  fetchPacks: vi.fn(() => Promise.resolve([])),
  refreshPacks: () => Promise.resolve(),
}));

const HOUR = 3_600_000;
const worker = {
  controller: {},
  register: () => Promise.resolve(Object.assign(new EventTarget(), { waiting: null })),
  ready: Promise.resolve({ active: null }),
} as unknown as ServiceWorkerContainer;

const asked = () => vi.mocked(fetchPacks).mock.calls.length;
const comeBack = async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a page left open looks for new packs when the network or, after hours, the learner returns', async () => {
  vi.mocked(fetchPacks).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await register(worker, 'en');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(1);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(HOUR);
  await comeBack();
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(6 * HOUR);
  await comeBack();
  expect(asked()).toBe(3);
});
