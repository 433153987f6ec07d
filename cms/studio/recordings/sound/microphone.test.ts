import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_SOUND_S } from '#src/domain/sound/format.ts';
import { listen } from './microphone.ts';

vi.mock('#src/ui/microphone/samples.worklet.ts?worker&url', () => ({ default: 'worklet.js' }));

const RATE = 48_000;
const PART = new Float32Array(1_024).fill(0.25);
let hand: (data: Float32Array) => void;
let unplug: () => void;
let wake: () => Promise<void>;
let load: () => Promise<void>;
const stop = vi.fn();

beforeEach(() => {
  wake = load = () => Promise.resolve();
  stop.mockClear();
  const track = { stop, addEventListener: (_: 'ended', ended: () => void) => (unplug = ended) };
  const getUserMedia = vi.fn().mockResolvedValue({ getTracks: () => [track] });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  const port: { onmessage: ((event: { data: Float32Array }) => void) | null } = { onmessage: null };
  hand = (data) => port.onmessage?.({ data });
  vi.stubGlobal(
    'AudioWorkletNode',
    class {
      port = port;
    },
  );
  vi.stubGlobal(
    'AudioContext',
    class {
      sampleRate = RATE;
      state = 'running';
      audioWorklet = { addModule: () => load() };
      resume = () => wake();
      close = () => Promise.resolve();
      createMediaStreamSource = () => ({ connect: () => undefined });
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async () => {
  const listeners = { onFull: vi.fn(), onLost: vi.fn() };
  const microphone = await listen(listeners);
  if (typeof microphone === 'string') throw new Error(microphone);
  return { ...listeners, microphone };
};

test('what it brought before it began is in no recording', async () => {
  const { microphone } = await open();
  hand(PART);
  expect(microphone.seconds()).toBe(0);
  microphone.begin();
  hand(PART);
  hand(PART);
  expect(microphone.seconds()).toBeCloseTo(2_048 / RATE);
  expect(microphone.end()).toEqual({ samples: new Float32Array(2_048).fill(0.25), rate: RATE });
  expect(microphone.seconds()).toBe(0);
});

test('a recording is full before it is longer than one may be', async () => {
  const { microphone, onFull } = await open();
  microphone.begin();
  const parts = Math.floor((MAX_SOUND_S * RATE) / PART.length);
  for (let part = 1; part < parts; part += 1) hand(PART);
  expect(onFull).not.toHaveBeenCalled();
  hand(PART);
  expect(onFull).toHaveBeenCalledOnce();
  expect(microphone.end().samples.length).toBeLessThanOrEqual(MAX_SOUND_S * RATE);
});

test('one that is unplugged is closed and told of', async () => {
  const { onLost } = await open();
  unplug();
  expect(onLost).toHaveBeenCalledOnce();
  expect(stop).toHaveBeenCalledOnce();
});

test('a browser that never lets a recording begin is told of, and the microphone is closed', async () => {
  vi.useFakeTimers();
  wake = () => new Promise(() => undefined);
  const listening = listen({ onFull: vi.fn(), onLost: vi.fn() });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await listening).toBe('asleep');
  expect(stop).toHaveBeenCalledOnce();
});

test('a part of the Studio that can’t be loaded is no fault of the browser', async () => {
  load = () => Promise.reject(new DOMException('no network', 'AbortError'));
  expect(await listen({ onFull: vi.fn(), onLost: vi.fn() })).toBe('offline');
  expect(stop).toHaveBeenCalledOnce();
});
