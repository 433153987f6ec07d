import type { Sound } from '#src/domain/pitch/downsample.ts';
import { watchForEnd } from './end-of-speech.ts';
import { openMicrophone, type Microphone, type MicrophoneFault } from './microphone.ts';
import workletUrl from './samples.worklet.ts?worker&url';

export type TakeFault =
  | MicrophoneFault
  /** It went away while we listened. */
  | 'device_lost'
  /** The browser does not let sound begin, as in a phone call. */
  | 'asleep'
  /** A part of the page could not be loaded. */
  | 'offline';

export type Take = {
  /** Closes the microphone and answers what it brought. */
  readonly finish: () => Sound;
  /** Closes the microphone. */
  readonly cancel: () => void;
  /** How loud it is now, 0 to 1. */
  readonly level: () => number;
};

/** Leans to waiting: whoever presses again meanwhile is not held up by it. */
const WAKE_WITHIN_MS = 3_000;

type Listening = {
  readonly longestS: number;
  /** Somebody spoke and has ended, or the longest time is over. */
  readonly onEnd: () => void;
  readonly onLost: (fault: TakeFault) => void;
};

/** Opens the microphone and collects what it brings. No sound leaves the device. */
export const startTake = async (listening: Listening): Promise<Take | TakeFault> => {
  if (!('AudioWorkletNode' in globalThis)) return 'unsupported';
  const microphone = await openMicrophone();
  if (typeof microphone === 'string') return microphone;
  const context = new AudioContext();
  const giveUp = (fault: TakeFault) => {
    microphone.close();
    void context.close();
    return fault;
  };
  try {
    if (!(await wakes(context))) return giveUp('asleep');
    await context.audioWorklet.addModule(workletUrl);
    return collect(microphone, context, listening);
  } catch {
    return giveUp('offline');
  }
};

/** A context that was made outside of a press begins asleep, and may be left so without a word. */
const wakes = (context: AudioContext): Promise<boolean> =>
  new Promise((answer, fail) => {
    setTimeout(() => answer(false), WAKE_WITHIN_MS);
    context.resume().then(() => answer(true), fail);
  });

const collect = (
  microphone: Microphone,
  context: AudioContext,
  { longestS, onEnd, onLost }: Listening,
): Take => {
  const node = new AudioWorkletNode(context, 'samples', { numberOfOutputs: 0 });
  const { sampleRate } = context;
  const isOver = watchForEnd();
  const parts: Float32Array[] = [];
  let length = 0;
  let level = 0;
  let isOpen = true;

  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    node.port.onmessage = null;
    microphone.close();
    void context.close();
  };
  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    parts.push(data);
    length += data.length;
    level = Math.sqrt(data.reduce((sum, sample) => sum + sample * sample, 0) / data.length);
    const isLong = length >= longestS * sampleRate;
    if (isOver(level, data.length / sampleRate) || isLong) onEnd();
  };
  for (const track of microphone.stream.getTracks()) {
    track.addEventListener('ended', () => {
      close();
      onLost('device_lost');
    });
  }
  context.createMediaStreamSource(microphone.stream).connect(node);
  return {
    cancel: close,
    level: () => Math.min(1, 3 * level),
    finish: () => {
      close();
      const samples = new Float32Array(length);
      parts.reduce((at, part) => {
        samples.set(part, at);
        return at + part.length;
      }, 0);
      return { samples, sampleRate };
    },
  };
};
