import { afterEach, expect, test, vi } from 'vitest';
import { drainOnSignal } from './drain-on-signal.ts';

afterEach(() => {
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
  vi.restoreAllMocks();
});

test('a stop ends with a line that says after which signal, and how long it took', async () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const done: string[] = [];
  const step = (name: string) => () => Promise.resolve(void done.push(name));
  drainOnSignal({
    front: { close: step('requests') },
    leaveSeconds: 0.05,
    closeOthers: step('others'),
    announce: (sentence) => done.push(sentence),
  });
  process.emit('SIGTERM', 'SIGTERM');
  await expect.poll(() => exit.mock.calls).toEqual([[0]]);
  expect(done).toEqual([
    'requests',
    'others',
    expect.stringMatching(/^Hanlu has stopped, 0\.\d s after SIGTERM$/),
  ]);
});

test('a second signal does not wait for the first', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  drainOnSignal({
    front: { close: () => new Promise(() => undefined) },
    leaveSeconds: 0,
    closeOthers: () => Promise.resolve(),
    announce: () => undefined,
  });
  process.emit('SIGINT', 'SIGINT');
  expect(exit).not.toHaveBeenCalled();
  process.emit('SIGINT', 'SIGINT');
  expect(exit).toHaveBeenCalledWith(1);
});
