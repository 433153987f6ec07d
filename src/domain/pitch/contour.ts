import type { Frame } from './frames.ts';

/** The pitches between which somebody speaks, in semitones above 1 Hz. */
export type VoiceRange = { readonly low: number; readonly high: number };

/** The pitch of one syllable. */
export type Contour = {
  /** Seconds from the beginning of the recording. */
  readonly from: number;
  readonly to: number;
  /** Evenly over its time, in semitones above 1 Hz; as many as `CONTOUR_POINTS`. */
  readonly semitones: readonly number[];
  /** The share of the loud moments in and around it that have a pitch; a creak leaves gaps. */
  readonly voiced: number;
  /** See `Frame`: its median. */
  readonly brightness: number;
};

export const CONTOUR_POINTS = 24;

/** A creak at the bottom of a third tone interrupts a voice so long; a pause lasts longer. */
const LONGEST_GAP_S = 0.16;
const SHORTEST_S = 0.09;
/** The first and last part bend to the consonants beside it. */
const EDGE = 0.08;
/** A consonant is quieter than its vowel by more than this. */
const AS_LOUD_DB = 6;
/** So far around a syllable lies what may belong to it. */
const AROUND_S = 0.3;
/** Where a voice binds two syllables together: so much quieter, with so much time on each side. */
type Dip = { readonly decibels: number; readonly seconds: number };
const DIP: Dip = { decibels: 4, seconds: SHORTEST_S };
/** In a phrase there are two by then, whatever was expected (decision 173). */
const SURE_DIP: Dip = { decibels: 5, seconds: 0.12 };

const semitonesOf = (hz: number): number => 12 * Math.log2(hz);

/**
 * The syllables of a recording in their order: stretches of voice. A voice binds syllables together,
 * so they are divided where they are quietest: until there are as many as expected, and in a phrase
 * on where there are surely more. One that is said alone may have a dull end, and is left whole.
 */
export const syllablesOf = (frames: readonly Frame[], expected: number): Contour[] => {
  const stretches = stretchesOf(frames);
  for (;;) {
    const isShort = stretches.length < expected;
    if (!isShort && expected === 1) break;
    const least = isShort ? DIP : SURE_DIP;
    const [deepest] = stretches
      .flatMap((stretch, place) => dipsOf(stretch, least).map((dip) => ({ ...dip, place })))
      .toSorted((one, other) => other.depth - one.depth);
    if (!deepest) break;
    const stretch = stretches[deepest.place] ?? [];
    stretches.splice(deepest.place, 1, stretch.slice(0, deepest.at), stretch.slice(deepest.at));
  }
  return stretches.flatMap((stretch) => contourOf(stretch, frames) ?? []);
};

/** Voiced frames that belong together, long enough for a syllable. */
const stretchesOf = (frames: readonly Frame[]): Frame[][] => {
  const stretches: Frame[][] = [];
  for (const frame of frames) {
    if (frame.hz === undefined) continue;
    const open = stretches.at(-1);
    const last = open?.at(-1);
    if (open && last && frame.at - last.at <= LONGEST_GAP_S) open.push(frame);
    else stretches.push([frame]);
  }
  return stretches.filter((stretch) => lengthOf(stretch) >= SHORTEST_S);
};

const lengthOf = (stretch: readonly Frame[]): number =>
  (stretch.at(-1)?.at ?? 0) - (stretch[0]?.at ?? 0);

/** Where a stretch is quieter than on both sides, and by how much. */
const dipsOf = (stretch: readonly Frame[], least: Dip): { at: number; depth: number }[] =>
  stretch.flatMap(({ loudness }, at) => {
    const [before, after] = [stretch.slice(0, at), stretch.slice(at)];
    if (lengthOf(before) < least.seconds || lengthOf(after) < least.seconds) return [];
    const depth = Math.min(loudest(before), loudest(after)) - loudness;
    return depth >= least.decibels ? [{ at, depth }] : [];
  });

const loudest = (frames: readonly Frame[]): number =>
  Math.max(...frames.map(({ loudness }) => loudness));

const contourOf = (stretch: readonly Frame[], all: readonly Frame[]): Contour | undefined => {
  const [first] = stretch;
  const last = stretch.at(-1);
  if (!first || !last) return undefined;
  const edge = (last.at - first.at) * EDGE;
  const inner = stretch
    .filter(({ at }) => at >= first.at + edge && at <= last.at - edge)
    .map(({ at, hz = 1 }) => ({ at, pitch: semitonesOf(hz) }));
  return {
    from: first.at,
    to: last.at,
    semitones: smooth(resample(inner)),
    voiced: voicedShare(stretch, all),
    brightness: median(stretch.map(({ brightness }) => brightness)),
  };
};

/** What is as loud as a voice and has no pitch is a part of it that was not understood. */
const voicedShare = (stretch: readonly Frame[], all: readonly Frame[]): number => {
  const [from, to] = [(stretch[0]?.at ?? 0) - AROUND_S, (stretch.at(-1)?.at ?? 0) + AROUND_S];
  const floor = median(stretch.map(({ loudness }) => loudness)) - AS_LOUD_DB;
  const loud = all.filter(({ at, loudness }) => at >= from && at <= to && loudness >= floor);
  return loud.filter(({ hz }) => hz !== undefined).length / loud.length;
};

const resample = (points: readonly { at: number; pitch: number }[]): number[] => {
  const start = points[0]?.at ?? 0;
  const length = (points.at(-1)?.at ?? 0) - start;
  let next = 1;
  return Array.from({ length: CONTOUR_POINTS }, (_, index) => {
    const at = start + (length * index) / (CONTOUR_POINTS - 1);
    while (next < points.length - 1 && (points[next]?.at ?? 0) < at) next += 1;
    const [before, after] = [points[next - 1], points[next]];
    if (!before || !after) return before?.pitch ?? 0;
    const share = (at - before.at) / (after.at - before.at || 1);
    return before.pitch + (after.pitch - before.pitch) * Math.min(1, Math.max(0, share));
  });
};

const smooth = (pitches: readonly number[]): number[] =>
  pitches.map((_, at) => {
    const near = pitches.slice(Math.max(0, at - 1), at + 2);
    return near.reduce((sum, pitch) => sum + pitch, 0) / near.length;
  });

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Nobody speaks in less than a fifth; who was calibrated by a monotone is given that much. */
const NARROWEST = 7;
const EDGES = [0.05, 0.95] as const;

/**
 * Where a voice speaks, from a few of its syllables: a high, a falling and a low one show both
 * ends. Undefined without any.
 */
export const rangeOf = (contours: readonly Contour[]): VoiceRange | undefined => {
  const all = contours.flatMap(({ semitones }) => semitones).toSorted((one, other) => one - other);
  const [low, high] = EDGES.map((share) => all[Math.round(share * (all.length - 1))]);
  if (low === undefined || high === undefined) return undefined;
  const missing = Math.max(0, NARROWEST - (high - low)) / 2;
  return { low: low - missing, high: high + missing };
};
