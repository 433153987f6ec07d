/** How often the judge of tones is right, sure, and falsely kind: on voices that it makes itself. */
import { rangeOf, syllablesOf as syllablesIn } from '#src/domain/pitch/contour.ts';
import { framesOf } from '#src/domain/pitch/frames.ts';
import { judgeTones } from '#src/domain/pitch/judge.ts';
import { TONES, type FullTone } from '#src/domain/pitch/tone.ts';
import {
  KINDS,
  randomOf,
  SAMPLE_RATE,
  voiceOf,
  type Random,
  type Voice,
} from '#tests/voices/synthetic-voice.ts';
import { benchPhrases } from './tones-phrases.ts';
import { benchRecorded } from './tones-recorded.ts';
import { calibrationOf, syllablesOf, undeserving } from './tones-set.ts';

const GOALS = { right: 0.92, answered: 0.85, praised: 0 };
const VOICES_OF_A_KIND = 2;

type Row = { kind: Voice['kind']; tone: FullTone; heard: FullTone | undefined };

/** Always the same voices, so that two measurements can be compared. */
const SEED = 20_261_123;

/**
 * Measures syllables and phrases, or the recordings of a folder where one is named; prints and answers
 * whether goals are met: people's recordings have none, but have to be there.
 */
export const benchTones = async (folder?: string): Promise<boolean> => {
  if (folder) return benchRecorded(folder);
  const holds = [benchSyllables(SEED), benchPhrases()];
  return holds.every(Boolean);
};

const benchSyllables = (seed: number): boolean => {
  const random = randomOf(seed);
  const rows: Row[] = [];
  const praised: string[] = [];
  for (const kind of KINDS) {
    for (let count = 0; count < VOICES_OF_A_KIND; count += 1) {
      const voice = voiceOf(kind, random);
      const hear = listener(voice, random);
      for (const { tone, samples } of syllablesOf(voice, random)) {
        rows.push({ kind, tone, heard: hear(samples) });
      }
      for (const { kind: sound, samples } of undeserving(voice, random)) {
        const heard = hear(samples);
        if (heard) praised.push(`${sound}, as a tone ${heard}`);
      }
    }
  }
  for (const kind of KINDS) {
    for (const tone of TONES) {
      const own = rows.filter((row) => row.kind === kind && row.tone === tone);
      console.log(`${kind}, tone ${tone}: ${described(own)}`);
    }
  }
  console.log(`All: ${described(rows)}; praised without reason: ${praised.length}`, praised);
  const { answered, right } = sharesOf(rows);
  return right >= GOALS.right && answered >= GOALS.answered && praised.length <= GOALS.praised;
};

/** Somebody whose range is known, and the tone that is heard in what they say, if it is sure. */
const listener = (voice: Voice, random: Random) => {
  const range = rangeOf(
    calibrationOf(voice, random).flatMap((said) => syllablesIn(framesOf(said, SAMPLE_RATE), 1)),
  );
  if (!range) throw new Error('A voice could not be calibrated');
  return (samples: Float32Array): FullTone | undefined => {
    const judgement = judgeTones(samples, SAMPLE_RATE, [1], range);
    return judgement.at === 'judged' ? judgement.syllables[0]?.heard : undefined;
  };
};

const sharesOf = (rows: readonly Row[]) => {
  const answered = rows.filter(({ heard }) => heard !== undefined);
  const right = answered.filter(({ tone, heard }) => heard === tone);
  return { answered: answered.length / rows.length, right: right.length / answered.length };
};

const described = (rows: readonly Row[]): string => {
  const { answered, right } = sharesOf(rows);
  return `${(answered * 100).toFixed(1)} % answered, ${(right * 100).toFixed(1)} % of them right`;
};
