// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { startTake } from './take.ts';

vi.mock('./samples.worklet.ts?worker&url', () => ({ default: '/worklet.js' }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a browser that never lets sound begin is told, and the microphone is closed', async () => {
  vi.useFakeTimers();
  const stop = vi.fn();
  const close = vi.fn(() => Promise.resolve());
  vi.stubGlobal('AudioWorkletNode', vi.fn());
  vi.stubGlobal(
    'AudioContext',
    class {
      resume = () => new Promise<void>(() => undefined);
      close = close;
    },
  );
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: () => Promise.resolve({ getTracks: () => [{ stop }] }) },
  });
  const ignore = () => undefined;
  const taking = startTake({ longestS: 6, onEnd: ignore, onLost: ignore });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await taking).toBe('asleep');
  expect(stop).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});
