import type { Sound } from '#src/domain/pitch/downsample.ts';
import { watchForEnd } from './end-of-speech.ts';
import { joined, openSamples, type SamplesFault } from './samples.ts';

export type TakeFault =
  | SamplesFault
  /** It went away while we listened. */
  | 'device_lost';

export type Take = {
  /** Closes the microphone and answers what it brought. */
  readonly finish: () => Sound;
  /** Closes the microphone. */
  readonly cancel: () => void;
  /** How loud it is now, 0 to 1. */
  readonly level: () => number;
};

type Listening = {
  readonly longestS: number;
  /** Somebody spoke and has ended, or the longest time is over. */
  readonly onEnd: () => void;
  readonly onLost: (fault: TakeFault) => void;
};

/** Opens the microphone and collects what it brings. No sound leaves the device. */
export const startTake = async ({
  longestS,
  onEnd,
  onLost,
}: Listening): Promise<Take | TakeFault> => {
  const isOver = watchForEnd();
  const parts: Float32Array[] = [];
  let length = 0;
  let level = 0;

  const onPart = (part: Float32Array, rate: number) => {
    parts.push(part);
    length += part.length;
    level = Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
    const isLong = length >= longestS * rate;
    if (isOver(level, part.length / rate) || isLong) onEnd();
  };
  const opened = await openSamples({ onPart, onLost: () => onLost('device_lost') });
  if (typeof opened === 'string') return opened;
  const { close, rate: sampleRate } = opened;
  return {
    cancel: close,
    level: () => Math.min(1, 3 * level),
    finish: () => {
      close();
      return { samples: joined(parts), sampleRate };
    },
  };
};
