import { openMicrophone, type MicrophoneFault } from './microphone.ts';
import workletUrl from './samples.worklet.ts?worker&url';

/** Why no samples come. */
export type SamplesFault =
  | MicrophoneFault
  /** The browser does not let sound begin, as in a phone call. */
  | 'asleep'
  /** A part of the page could not be loaded. */
  | 'offline';

type Samples = {
  /** How many a second brings. */
  readonly rate: number;
  /** Nothing is handed on afterwards. */
  readonly close: () => void;
};

type Receiver = {
  readonly onPart: (part: Float32Array, rate: number) => void;
  /** The microphone was unplugged, or taken away; it is closed. */
  readonly onLost: () => void;
};

/** Leans to waiting: whoever presses again meanwhile is not held up by it. */
const WAKE_WITHIN_MS = 3_000;

/** Opens the microphone and hands on what it brings; whoever opens it closes it. Never throws. */
export const openSamples = async (
  { onPart, onLost }: Receiver,
  wishes?: MediaTrackConstraints,
): Promise<Samples | SamplesFault> => {
  if (!('AudioWorkletNode' in globalThis)) return 'unsupported';
  const microphone = await openMicrophone(wishes);
  if (typeof microphone === 'string') return microphone;
  const context = new AudioContext();
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    microphone.close();
    void context.close();
  };
  const giveUp = (fault: SamplesFault) => {
    close();
    return fault;
  };
  try {
    if (!(await wakes(context))) return giveUp('asleep');
    await context.audioWorklet.addModule(workletUrl);
  } catch {
    return giveUp('offline');
  }
  try {
    const node = new AudioWorkletNode(context, 'samples', { numberOfOutputs: 0 });
    const { sampleRate: rate } = context;
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
      if (isOpen) onPart(data, rate);
    };
    for (const track of microphone.stream.getTracks()) {
      track.addEventListener('ended', () => {
        close();
        onLost();
      });
    }
    context.createMediaStreamSource(microphone.stream).connect(node);
    return { rate, close };
  } catch {
    // Some take no microphone whose rate is not that of their loudspeaker.
    return giveUp('unsupported');
  }
};

/** What came in parts, in one piece. */
export const joined = (parts: readonly Float32Array[]): Float32Array<ArrayBuffer> => {
  const samples = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
};

/** A context that was made outside of a press begins asleep, and may be left so without a word. */
const wakes = (context: AudioContext): Promise<boolean> =>
  new Promise((answer, fail) => {
    const patience = setTimeout(() => answer(false), WAKE_WITHIN_MS);
    context
      .resume()
      .then(() => answer(true), fail)
      .finally(() => clearTimeout(patience));
  });
