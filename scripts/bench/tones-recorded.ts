/** How the judge of tones does on people: recordings of speakers, which anybody may add. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openSound } from '#cms/sound/prepare.ts';
import { decode } from '#scripts/sound/decode.ts';
import { spokenTonesOf } from '#src/domain/mandarin/spoken-tones.ts';
import { rangeOf, syllablesOf, type VoiceRange } from '#src/domain/pitch/contour.ts';
import { downsampled, type Sound } from '#src/domain/pitch/downsample.ts';
import { framesOf } from '#src/domain/pitch/frames.ts';
import { judgeTones } from '#src/domain/pitch/judge.ts';
import { expectedOf } from '#src/ui/voice/drawn-syllables.ts';

/** Those by which a speaker's range is known, as a learner's is. */
const CALIBRATION = ['ma1', 'ma4', 'ma3'] as const;
/** `ni3hao3 2.wav` is said a second time. */
const AGAIN = /[\s_-]+\d+$/;

/** Prints what is heard of each speaker: a folder, with files named by what was said in truth. */
export const benchRecorded = async (folder: string): Promise<void> => {
  const speakers = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of speakers) {
    const takes = await takesIn(path.join(folder, name));
    const range = rangeIn(takes);
    if (!range) {
      console.log(`${name}: has to say ${CALIBRATION.join(', ')} first`);
      continue;
    }
    const verdicts = takes.flatMap(({ said, sound }) => verdictsOn(said, sound, range));
    const answered = verdicts.filter((verdict) => verdict === 'right' || verdict === 'wrong');
    const right = answered.filter((verdict) => verdict === 'right');
    console.log(
      `${name}: of ${verdicts.length} syllables ${answered.length} answered, ${right.length} of them right`,
    );
  }
};

type SpokenTake = { said: string; sound: Sound };

const takesIn = async (folder: string): Promise<SpokenTake[]> => {
  const takes: SpokenTake[] = [];
  for (const file of readdirSync(folder)) {
    const said = path.parse(file).name.replace(AGAIN, '');
    const sound = await openSound(new Uint8Array(readFileSync(path.join(folder, file))), decode);
    if (typeof sound === 'string' || !spokenTonesOf(said)) {
      console.log(`${file} is left out: ${typeof sound === 'string' ? sound : 'no pinyin'}`);
    } else {
      takes.push({ said, sound: downsampled({ samples: sound.samples, sampleRate: sound.rate }) });
    }
  }
  return takes;
};

const rangeIn = (takes: readonly SpokenTake[]): VoiceRange | undefined => {
  const shown = CALIBRATION.map((one) => takes.find(({ said }) => said === one)?.sound);
  if (shown.includes(undefined)) return undefined;
  return rangeOf(
    shown.flatMap((sound) =>
      sound ? syllablesOf(framesOf(sound.samples, sound.sampleRate), 1) : [],
    ),
  );
};

/** Of each syllable that has a tone; nothing is judged in a take of another count. */
const verdictsOn = (said: string, { samples, sampleRate }: Sound, range: VoiceRange) => {
  const expected = expectedOf(spokenTonesOf(said) ?? []);
  const judgement = judgeTones(samples, sampleRate, expected, range);
  return expected.flatMap((tone, at) => {
    if (tone === 'neutral') return [];
    return judgement.at === 'judged' ? (judgement.syllables[at]?.verdict ?? 'unsure') : 'unsure';
  });
};
