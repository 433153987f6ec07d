import type { Pcm } from '#cms/sound/pcm.ts';
import { MAX_SOUND_S } from '#src/domain/sound/format.ts';
import {
  openMicrophone,
  type Microphone as OpenMicrophone,
  type MicrophoneFault,
} from '#src/ui/microphone/microphone.ts';
import workletUrl from '#src/ui/microphone/samples.worklet.ts?worker&url';

/** An open microphone, for one recording or for a whole sitting. */
export type Microphone = {
  /** How loud it is now, from 0 to 1. */
  readonly level: () => number;
  /** Keeps what it brings from now on. */
  readonly begin: () => void;
  /** Seconds since it began; 0 while nothing is kept. */
  readonly seconds: () => number;
  /** Answers what it brought since it began. */
  readonly end: () => Pcm;
  readonly close: () => void;
};

type Listeners = {
  /** The longest recording is over. */
  readonly onFull: () => void;
  /** It was unplugged, or taken away. */
  readonly onLost: () => void;
};

/** A voice as it is: what makes calls clearer bends what learners are to hear. */
const AS_IT_IS = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/** Opens the microphone; whoever opens it closes it. Never throws (decision 119). */
export const listen = async (listeners: Listeners): Promise<Microphone | MicrophoneFault> => {
  if (!('AudioWorkletNode' in globalThis)) return 'unsupported';
  const microphone = await openMicrophone(AS_IT_IS);
  if (typeof microphone === 'string') return microphone;
  const context = new AudioContext();
  try {
    await context.resume();
    await context.audioWorklet.addModule(workletUrl);
  } catch {
    microphone.close();
    void context.close();
    return 'unsupported';
  }
  return collect(microphone, context, listeners);
};

const collect = (
  { stream, close: closeMicrophone }: OpenMicrophone,
  context: AudioContext,
  { onFull, onLost }: Listeners,
): Microphone => {
  const node = new AudioWorkletNode(context, 'samples', { numberOfOutputs: 0 });
  const { sampleRate: rate } = context;
  let parts: Float32Array[] | undefined;
  let length = 0;
  let level = 0;

  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    level = data.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    if (!parts) return;
    parts.push(data);
    length += data.length;
    if (length + data.length > MAX_SOUND_S * rate) onFull();
  };
  const close = () => {
    node.port.onmessage = null;
    closeMicrophone();
    if (context.state !== 'closed') void context.close();
  };
  for (const track of stream.getTracks()) {
    track.addEventListener('ended', () => {
      close();
      onLost();
    });
  }
  context.createMediaStreamSource(stream).connect(node);
  return {
    level: () => level,
    seconds: () => (parts ? length / rate : 0),
    close,
    begin: () => {
      parts = [];
      length = 0;
    },
    end: () => {
      const samples = new Float32Array(length);
      parts?.reduce((at, part) => {
        samples.set(part, at);
        return at + part.length;
      }, 0);
      parts = undefined;
      return { samples, rate };
    },
  };
};
