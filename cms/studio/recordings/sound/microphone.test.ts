import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_SOUND_S } from '#src/domain/sound/format.ts';
import { listen } from './microphone.ts';

vi.mock('#src/ui/microphone/samples.worklet.ts?worker&url', () => ({ default: 'worklet.js' }));

const RATE = 48_000;
const PART = new Float32Array(1_024).fill(0.25);
let hand: (data: Float32Array) => void;
let unplug: () => void;
const stop = vi.fn();

beforeEach(() => {
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
      audioWorklet = { addModule: () => Promise.resolve() };
      resume = () => Promise.resolve();
      close = () => Promise.resolve();
      createMediaStreamSource = () => ({ connect: () => undefined });
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

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
