/** A pitch that a moment may have, and how periodic its sound is by it, 0 to 1. */
export type Candidate = { readonly hz: number; readonly clarity: number };

/** What a moment without a voice costs, at 100 Hz as much as a clarity of 0.55. */
const VOICELESS = 0.45;
/** What a beginning or an end of a voice costs, and an octave between two moments. */
const SWITCH = 0.25;
const OCTAVE = 0.9;
/** A sound that repeats itself does so in twice the time too: the higher pitch of the two is its own. */
const HIGHER = 0.1;

/** Where the preference for what is higher begins. */
const LOW_HZ = 100;

type Step = {
  readonly hz: number | undefined;
  readonly cost: number;
  readonly from: Step | undefined;
};

/**
 * The pitch of each moment, undefined where no voice sounds: the cheapest way through all
 * candidates (Viterbi), since a voice glides and a detector leaps by octaves. After P. Boersma,
 * Accurate short-term analysis of the fundamental frequency, 1993.
 */
export const pitchTrack = (moments: readonly (readonly Candidate[])[]): (number | undefined)[] => {
  let ends: Step[] = [];
  for (const candidates of moments) {
    const before = ends;
    ends = [
      cheapest(before, undefined, VOICELESS),
      ...candidates.map(({ hz, clarity }) =>
        cheapest(before, hz, 1 - clarity - HIGHER * Math.log2(hz / LOW_HZ)),
      ),
    ];
  }
  const track: (number | undefined)[] = [];
  let step = ends.toSorted((one, other) => one.cost - other.cost)[0];
  for (; step; step = step.from) track.unshift(step.hz);
  return track;
};

const cheapest = (before: readonly Step[], hz: number | undefined, own: number): Step =>
  before.reduce<Step>(
    (best, from) => {
      const cost = from.cost + transition(from.hz, hz) + own;
      return cost < best.cost ? { hz, cost, from } : best;
    },
    { hz, cost: before.length === 0 ? own : Infinity, from: undefined },
  );

const transition = (from: number | undefined, to: number | undefined): number => {
  if (from === undefined || to === undefined) return from === to ? 0 : SWITCH;
  return OCTAVE * Math.abs(Math.log2(to / from));
};
