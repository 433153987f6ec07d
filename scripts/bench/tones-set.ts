/** What tones are measured on: syllables whose tone is known, and sounds that deserve no praise. */
import { TONES, type FullTone } from '#src/domain/pitch/tone.ts';
import {
  between,
  contourFor,
  normal,
  SAMPLE_RATE,
  say,
  withNoise,
  type Random,
  type Voice,
} from '#tests/voices/synthetic-voice.ts';

const SPEEDS_S = [0.24, 0.34, 0.5] as const;
const SIGNAL_TO_NOISE_DB = [30, 12] as const;
const SYLLABLES = 60;

type Said = { tone: FullTone; samples: Float32Array };

/** Sixty syllables of each tone by a voice, at three speeds and in two noises in turn. */
export const syllablesOf = (voice: Voice, random: Random): Said[] =>
  TONES.flatMap((tone) =>
    Array.from({ length: SYLLABLES }, (_, index) => {
      const signalToNoise = SIGNAL_TO_NOISE_DB[index % 2] ?? 30;
      const seconds = (SPEEDS_S[index % 3] ?? 0.34) * between(random, 0.9, 1.1);
      const contour = contourFor(tone, random);
      const samples = say({ voice, contour, seconds, signalToNoise, random });
      return { tone, samples };
    }),
  );

/** High, falling and low: what a learner says so that the voice is known. */
export const calibrationOf = (voice: Voice, random: Random): Float32Array[] =>
  ([1, 4, 3] as const).map((tone) =>
    say({
      voice,
      contour: contourFor(tone, random),
      seconds: 0.4,
      signalToNoise: 30,
      random,
    }),
  );

const empty = (seconds: number) => new Float32Array(Math.round(seconds * SAMPLE_RATE));

/** Contours that no tone has. */
const WRONG: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 1.5],
    [0.5, 4.8],
    [1, 1.5],
  ],
  [
    [0, 4.8],
    [0.25, 1.5],
    [0.5, 4.8],
    [0.75, 1.5],
    [1, 4.8],
  ],
  [
    [0, 1],
    [0.3, 5],
    [0.6, 1],
    [1, 5],
  ],
];

/** Silence, noises, hums of one pitch, whispers and wrong contours, sixty of each. */
export const undeserving = (
  voice: Voice,
  random: Random,
): { kind: string; samples: Float32Array }[] =>
  Array.from({ length: SYLLABLES }, (_, index) => [
    { kind: 'silence', samples: empty(1).map(() => 0.0004 * normal(random)) },
    { kind: 'noise', samples: empty(1).map(() => between(random, 0.02, 0.2) * normal(random)) },
    { kind: 'hum', samples: hum(voice, random) },
    { kind: 'whisper', samples: whisper(random) },
    {
      kind: 'wrong contour',
      samples: say({
        voice,
        contour: (WRONG[index % WRONG.length] ?? []).map(
          ([share, level]) => [share, level + 0.1 * normal(random)] as const,
        ),
        seconds: between(random, 0.35, 0.6),
        signalToNoise: 30,
        random,
      }),
    },
  ]).flat();

const hum = (voice: Voice, random: Random): Float32Array => {
  const hz = voice.lowHz * 2 ** ((voice.width * random()) / 12);
  const seconds = between(random, 0.3, 1.5);
  const samples = empty(seconds + 0.4);
  const from = 0.2 * SAMPLE_RATE;
  for (let at = 0; at < seconds * SAMPLE_RATE; at += 1) {
    const phase = (2 * Math.PI * hz * at) / SAMPLE_RATE;
    samples[Math.round(from) + at] = 0.2 * (Math.sin(phase) + 0.12 * Math.sin(2 * phase));
  }
  return withNoise(samples, 30, random);
};

const whisper = (random: Random): Float32Array => {
  const samples = empty(0.9);
  let low = 0;
  return samples.map((_, at) => {
    low = 0.5 * low + normal(random);
    const share = at / samples.length;
    return 0.05 * low * Math.sin(Math.PI * share);
  });
};
