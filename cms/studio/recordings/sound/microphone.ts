import type { Pcm } from '#cms/sound/pcm.ts';
import { MAX_SOUND_S } from '#src/domain/sound/format.ts';
import { joined, openSamples, type SamplesFault } from '#src/ui/microphone/samples.ts';

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
export const listen = async ({ onFull, onLost }: Listeners): Promise<Microphone | SamplesFault> => {
  let parts: Float32Array[] | undefined;
  let length = 0;
  let level = 0;

  const onPart = (part: Float32Array, rate: number) => {
    level = part.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    if (!parts) return;
    parts.push(part);
    length += part.length;
    if (length + part.length > MAX_SOUND_S * rate) onFull();
  };
  const opened = await openSamples({ onPart, onLost }, AS_IT_IS);
  if (typeof opened === 'string') return opened;
  const { close, rate } = opened;
  return {
    level: () => level,
    seconds: () => (parts ? length / rate : 0),
    close,
    begin: () => {
      parts = [];
      length = 0;
    },
    end: () => {
      const samples = joined(parts ?? []);
      parts = undefined;
      return { samples, rate };
    },
  };
};
