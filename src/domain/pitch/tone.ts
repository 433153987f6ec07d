import { CONTOUR_POINTS, type Contour, type VoiceRange } from './contour.ts';

/** The four tones that have a contour of their own. */
export const TONES = [1, 2, 3, 4] as const;
export type FullTone = (typeof TONES)[number];

/** What a contour says of its tone; unsure rather than a guess. */
export type ToneVerdict =
  { readonly tone: FullTone } | { readonly tone: 'unsure'; readonly because: Unsure };

/** Too short, of one pitch, with parts that were not heard, like no tone, or like two of them. */
export type Unsure = 'short' | 'hum' | 'unheard' | 'shapeless' | 'between';

/**
 * The tones as Chao wrote them down (A system of tone-letters, 1930), 1 at the bottom of a voice and
 * 5 at its top: by how much of the syllable's time, how high. A third tone falls and stays low
 * before others, and rises again where it stands alone.
 */
const SHAPES: Readonly<Record<FullTone, readonly (readonly [share: number, level: number][])[]>> = {
  1: [
    [
      [0, 4.8],
      [1, 4.8],
    ],
  ],
  2: [
    [
      [0, 3],
      [0.25, 2.8],
      [1, 4.8],
    ],
    [
      [0, 2.4],
      [0.35, 2.2],
      [1, 4.4],
    ],
  ],
  3: [
    [
      [0, 2.2],
      [0.5, 1],
      [0.65, 1.1],
      [1, 3.4],
    ],
    [
      [0, 2.3],
      [0.5, 1.1],
      [1, 1],
    ],
  ],
  4: [
    [
      [0, 5],
      [0.2, 4.9],
      [1, 1.2],
    ],
    [
      [0, 5],
      [1, 2.4],
    ],
  ],
};

/** How high a learner's whole syllable may lie beside the ideal, and what that costs. */
const LARGEST_SHIFT = 1.2;
const SHIFT_COST = 0.35;
/** No tone lies below the third, so that one below the known voice is hardly another (decision 278). */
const LOW_THIRD_COST = 0.2;
/** The distance, in levels, up to which a contour is one of the four at all. */
const FARTHEST = 0.68;
/** By so much one tone has to be nearer than the next. */
const MARGIN = 0.14;
/** What is below the bottom of a calibrated voice is its bottom: a creak. */
const LOWEST_LEVEL = 0.6;
const SHORTEST_S = 0.14;
/** No syllable lasts longer; a hum does. */
const LONGEST_S = 1.1;
/** How much of a syllable needs a pitch; at the bottom of a third tone a voice creaks. */
const LEAST_VOICED: Readonly<Record<FullTone, number>> = { 1: 0.75, 2: 0.75, 3: 0.55, 4: 0.75 };
/** A vowel has overtones, and a pitch that nothing moves is no voice that speaks. */
const LEAST_BRIGHTNESS = 1.25;
const LEAST_MOVEMENT = 0.03;

/** The ideal contour of a tone that stands alone, in Chao's levels, evenly over its time. */
export const idealOf = (tone: FullTone): readonly number[] => levelsOf(SHAPES[tone][0] ?? []);

type Template = { readonly tone: FullTone; readonly levels: readonly number[] };

const TEMPLATES: readonly Template[] = TONES.flatMap((tone) =>
  SHAPES[tone].map((shape) => ({ tone, levels: levelsOf(shape) })),
);

/** The tone of a syllable, as the voice that it belongs to speaks. */
export const toneOf = (contour: Contour, range: VoiceRange): ToneVerdict => {
  const length = contour.to - contour.from;
  if (length < SHORTEST_S) return unsure('short');
  const isHum = contour.brightness < LEAST_BRIGHTNESS || movementOf(contour) < LEAST_MOVEMENT;
  if (length > LONGEST_S || isHum) return unsure('hum');
  const levels = contour.semitones.map((pitch) => Math.max(LOWEST_LEVEL, levelIn(range, pitch)));
  const distances = TONES.map((tone) => ({
    tone,
    distance: Math.min(
      ...TEMPLATES.filter((one) => one.tone === tone).map((one) => distance(levels, one)),
    ),
  })).toSorted((one, other) => one.distance - other.distance);
  const [nearest, second] = distances;
  if (!nearest || !second || nearest.distance > FARTHEST) return unsure('shapeless');
  if (contour.voiced < LEAST_VOICED[nearest.tone]) return unsure('unheard');
  return second.distance - nearest.distance < MARGIN ? unsure('between') : { tone: nearest.tone };
};

const unsure = (because: Unsure) => ({ tone: 'unsure', because }) as const;

/** A pitch as one of Chao's five levels, which a voice may leave at both ends. */
export const levelIn = ({ low, high }: VoiceRange, semitones: number): number =>
  1 + (4 * (semitones - low)) / (high - low);

/** A shape in levels, evenly over its time. */
function levelsOf(shape: readonly (readonly [number, number])[]): number[] {
  return Array.from({ length: CONTOUR_POINTS }, (_, index) => {
    const at = index / (CONTOUR_POINTS - 1);
    const next = shape.findIndex(([share], place) => place > 0 && share >= at);
    const [fromShare, fromLevel] = shape[next - 1] ?? [0, 0];
    const [toShare, toLevel] = shape[next] ?? [1, 0];
    return fromLevel + ((toLevel - fromLevel) * (at - fromShare)) / (toShare - fromShare);
  });
}

/** The root of the mean squared distance, after the best shift that is allowed, and its cost. */
const distance = (levels: readonly number[], { tone, levels: ideal }: Template): number => {
  const apart = levels.map((level, at) => level - (ideal[at] ?? 0));
  const mean = apart.reduce((sum, one) => sum + one, 0) / apart.length;
  const shift = Math.max(-LARGEST_SHIFT, Math.min(LARGEST_SHIFT, mean));
  const squares = apart.reduce((sum, one) => sum + (one - shift) ** 2, 0);
  const cost = tone === 3 && shift < 0 ? LOW_THIRD_COST : SHIFT_COST;
  return Math.sqrt(squares / apart.length) + cost * Math.abs(shift);
};

/** How much a pitch moves around its own straight line, in semitones. */
const movementOf = ({ semitones }: Contour): number => {
  const count = semitones.length;
  const middle = (count - 1) / 2;
  const mean = semitones.reduce((sum, one) => sum + one, 0) / count;
  const slope =
    semitones.reduce((sum, one, at) => sum + (at - middle) * (one - mean), 0) /
    semitones.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  const squares = semitones.reduce(
    (sum, one, at) => sum + (one - mean - slope * (at - middle)) ** 2,
    0,
  );
  return Math.sqrt(squares / count) + Math.abs(slope) * count * 0.05;
};
