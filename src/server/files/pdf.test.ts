import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { faultOfPdf } from './pdf.ts';

vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    terminate = () => Promise.resolve(0);
  },
}));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a PDF that takes too long is refused as such, with a line for whoever runs the machine', async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const fault = faultOfPdf('lin', new Uint8Array());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await fault).toBe('too_slow');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('longer than it may'));
});

test('one that finds too many before it is not in the log', async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const all = Array.from({ length: 10 }, () => faultOfPdf('lin', new Uint8Array()));
  expect(await Promise.race(all)).toBe('busy');
  expect(log).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100_000);
});
