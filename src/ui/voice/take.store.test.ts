// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { startTake, Take, TakeFault } from '#src/ui/microphone/take.ts';
import { ASKING_AFTER_MS } from './take.machine.ts';
import { createTake } from './take.store.ts';

vi.mock('#src/ui/speech/say.ts', () => ({ stopSaying: () => undefined }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const sound = { samples: new Float32Array(3), sampleRate: 16_000 };

/** A microphone that the test opens, unplugs and looks at. */
const fakeMicrophone = () => {
  const cancel = vi.fn();
  const opened: Take = { finish: () => sound, cancel, level: () => 0.5 };
  let answer: (given: Take | TakeFault) => void = () => undefined;
  let listeners: Parameters<typeof startTake>[0] | undefined;
  const start: typeof startTake = (given) => {
    listeners = given;
    return new Promise((resolve) => (answer = resolve));
  };
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return {
    load: () => Promise.resolve(start),
    cancel,
    open: async (given: Take | TakeFault = opened) => {
      await settled();
      answer(given);
      await settled();
    },
    end: async () => {
      listeners?.onEnd();
      await settled();
    },
    lose: () => listeners?.onLost('device_lost'),
    longestS: () => listeners?.longestS,
  };
};

const takeWith = (measure: () => Promise<string> = () => Promise.resolve('right')) => {
  const microphone = fakeMicrophone();
  const tell = vi.fn();
  const take = createTake({ load: microphone.load, measure, tell });
  return { take, microphone, tell, now: () => take.$take.get() };
};

test.each([
  [1, 6],
  [12, 9.2],
])('a take of %i syllables has %f seconds', async (syllables, seconds) => {
  const microphone = fakeMicrophone();
  const measure = () => Promise.resolve('right');
  createTake({ load: microphone.load, measure, syllables }).press();
  await microphone.open();
  expect(microphone.longestS()).toBeCloseTo(seconds);
});

test('a press opens it, a pause ends it, and the result is told once', async () => {
  const { take, microphone, tell, now } = takeWith();
  take.press();
  await microphone.open();
  expect(now().at).toBe('listening');
  expect(take.level()).toBe(0.5);
  await microphone.end();
  expect(now()).toMatchObject({ at: 'done', result: 'right' });
  expect(tell).toHaveBeenCalledExactlyOnceWith('right');
});

test.each(['denied', 'no_device', 'device_busy', 'other_tab', 'unsupported'] as const)(
  'a microphone that is %s is said to be',
  async (fault) => {
    const { take, microphone, now } = takeWith();
    take.press();
    await microphone.open(fault);
    expect(now()).toMatchObject({ at: 'ready', fault });
  },
);

test('one that is unplugged while it listens is lost, and can be pressed again', async () => {
  const { take, microphone, now } = takeWith();
  take.press();
  await microphone.open();
  microphone.lose();
  expect(now()).toMatchObject({ at: 'ready', fault: 'device_lost' });
  take.press();
  expect(now().at).toBe('opening');
});

test('a locked screen closes it', async () => {
  const { take, microphone, now } = takeWith();
  const unfollow = take.follow();
  take.press();
  await microphone.open();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(now()).toMatchObject({ at: 'ready', fault: 'hidden' });
  expect(microphone.cancel).toHaveBeenCalledOnce();
  unfollow();
});

test('a browser that waits for an answer is told of, and what it grants too late is closed', async () => {
  const { take, microphone, now } = takeWith();
  take.press();
  await vi.advanceTimersByTimeAsync(ASKING_AFTER_MS);
  expect(now()).toMatchObject({ at: 'opening', isLong: true });
  take.press();
  expect(now()).toMatchObject({ at: 'ready', fault: undefined });
  await microphone.open();
  expect(microphone.cancel).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(ASKING_AFTER_MS);
  expect(now().at).toBe('ready');
});

test('a part of the page that does not come, and a measure that hangs, are told of', async () => {
  const offline = createTake({
    load: () => Promise.reject(new Error('no network')),
    measure: () => Promise.resolve('right'),
  });
  offline.press();
  await vi.advanceTimersByTimeAsync(0);
  expect(offline.$take.get()).toMatchObject({ at: 'ready', fault: 'offline' });

  const { take, microphone, tell, now } = takeWith(() => Promise.reject(new Error('too slow')));
  take.press();
  await microphone.open();
  await microphone.end();
  expect(now()).toMatchObject({ at: 'ready', fault: 'slow' });
  expect(tell).not.toHaveBeenCalled();
});
