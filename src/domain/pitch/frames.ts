import { PitchDetector } from 'pitchy';
import { lowPassed } from './low-pass.ts';
import { pitchTrack, type Candidate } from './pitch-track.ts';

/** A moment of a recording. */
export type Frame = {
  /** Seconds from its beginning. */
  readonly at: number;
  /** The pitch in Hz, where a voice sounds. */
  readonly hz: number | undefined;
  /** Mean power below the first overtones in dB, where a hissing consonant has little. */
  readonly loudness: number;
  /** The mean frequency of its sound over its pitch: near 1 for a hum, higher for a vowel. */
  readonly brightness: number;
};

const HOP_S = 0.01;
/**
 * A deep voice needs a long window, a pitch that falls fast a short one; and of several peaks as
 * high as each other the first is the pitch of a child, a later one that of a man. What belongs
 * together is decided over the whole recording.
 */
const DETECTORS = [
  { seconds: 0.045, firstPeak: 0.65 },
  { seconds: 0.045, firstPeak: 0.9 },
  { seconds: 0.028, firstPeak: 0.65 },
  { seconds: 0.028, firstPeak: 0.9 },
] as const;
const LONGEST_WINDOW_S = 0.045;
/** The voices of men, women and children. */
const LOWEST_HZ = 60;
const HIGHEST_HZ = 650;
/** Above the first overtones a recording says nothing of its pitch, and brings noise. */
const HIGHEST_OVERTONE_HZ = 1_000;
/** Below this nobody speaks, and so far above the quietest tenth somebody does. */
const SILENCE_DB = -55;
const ABOVE_NOISE_DB = 8;
/** However loud a room is, so loud is a voice in front of a microphone. */
const VOICE_DB = -20;

/**
 * The pitch of a recording, a hundred times a second, by McLeod and Wyvill (A smarter way to find
 * pitch, 2005). Samples are between -1 and 1, at so many a second; fewer than a window has give no
 * frames.
 */
export const framesOf = (samples: Float32Array, sampleRate: number): Frame[] => {
  const size = Math.round(LONGEST_WINDOW_S * sampleRate);
  const hop = Math.round(HOP_S * sampleRate);
  const count = Math.max(0, Math.floor((samples.length - size) / hop) + 1);
  const windowsOf = (sound: Float32Array) =>
    Array.from({ length: count }, (_, index) => sound.subarray(index * hop, index * hop + size));
  const windows = windowsOf(samples);
  const low = windowsOf(lowPassed(samples, HIGHEST_OVERTONE_HZ / sampleRate));
  const loudness = low.map(powerOf);
  const floor = floorOf(loudness);
  const detect = candidatesIn(sampleRate);
  const track = pitchTrack(
    low.map((window, index) => ((loudness[index] ?? -Infinity) > floor ? detect(window) : [])),
  );
  return windows.map((window, index) => {
    const hz = track[index];
    return {
      at: (index * hop + size / 2) / sampleRate,
      hz,
      loudness: loudness[index] ?? -Infinity,
      brightness: hz === undefined ? 0 : meanFrequency(window, sampleRate) / hz,
    };
  });
};

const floorOf = (loudness: readonly number[]): number => {
  const noise = loudness.toSorted((one, other) => one - other)[Math.floor(loudness.length / 10)];
  return Math.max(SILENCE_DB, Math.min((noise ?? 0) + ABOVE_NOISE_DB, VOICE_DB));
};

const candidatesIn = (sampleRate: number) => {
  const detectors = DETECTORS.map(({ seconds, firstPeak }) => {
    const detector = PitchDetector.forFloat32Array(Math.round(seconds * sampleRate));
    detector.clarityThreshold = firstPeak;
    return detector;
  });
  return (window: Float32Array): Candidate[] =>
    detectors.flatMap((detector) => {
      const from = Math.floor((window.length - detector.inputLength) / 2);
      const middle = window.subarray(from, from + detector.inputLength);
      const [hz, clarity] = detector.findPitch(middle, sampleRate);
      return hz >= LOWEST_HZ && hz <= HIGHEST_HZ ? [{ hz, clarity }] : [];
    });
};

const powerOf = (window: Float32Array): number => {
  const sum = window.reduce((total, sample) => total + sample * sample, 0);
  return 10 * Math.log10(sum / window.length + 1e-12);
};

/** The root of the mean squared frequency, by what changes from sample to sample. */
const meanFrequency = (window: Float32Array, sampleRate: number): number => {
  let power = 0;
  let change = 0;
  for (let at = 1; at < window.length; at += 1) {
    const sample = window[at] ?? 0;
    power += sample * sample;
    change += (sample - (window[at - 1] ?? 0)) ** 2;
  }
  return power === 0 ? 0 : (sampleRate / (2 * Math.PI)) * Math.sqrt(change / power);
};
