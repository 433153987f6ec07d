/** How the judge of tones does on people: recordings of speakers, which anybody may add. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openSound } from '#cms/sound/prepare.ts';
import { decode } from '#scripts/sound/decode.ts';
import { spokenTonesOf } from '#src/domain/mandarin/spoken-tones.ts';
import { rangeOf, syllablesOf, type VoiceRange } from '#src/domain/pitch/contour.ts';
import { downsampled, type Sound } from '#src/domain/pitch/downsample.ts';
import { framesOf } from '#src/domain/pitch/frames.ts';
import { judgeTones } from '#src/domain/pitch/judge.ts';
import type { FullTone } from '#src/domain/pitch/tone.ts';
import { expectedOf } from '#src/ui/voice/drawn-syllables.ts';

/** Those by which a speaker's range is known, as a learner's is. */
const CALIBRATION = ['ma1', 'ma4', 'ma3'] as const;
/** `ni3hao3 2.wav` is said a second time. */
const AGAIN = /[\s_-]+\d+$/;

/** What was heard in one syllable that has a tone: none where the judge is unsure. */
type Heard = { readonly file: string; readonly tone: FullTone; readonly heard?: FullTone };

/** One folder, and what the judge makes of it. */
type Speaker = {
  readonly name: string;
  /** Files that are no recording of a reading, with the reason. */
  readonly leftOut: readonly string[];
  /** Undefined where those are missing that show the voice. */
  readonly heard: readonly Heard[] | undefined;
};

/** Judges the recordings of each speaker: a folder, with files named by what was said in truth. */
const hearSpeakers = async (folder: string): Promise<Speaker[]> => {
  const speakers: Speaker[] = [];
  for (const { name } of visibleIn(folder).filter((one) => one.isDirectory())) {
    const { takes, leftOut } = await takesIn(path.join(folder, name));
    const range = rangeIn(takes);
    const heard = range && takes.flatMap((take) => heardIn(take, range));
    speakers.push({ name, leftOut, heard });
  }
  return speakers;
};

/** Prints what is heard of each speaker, and what was heard otherwise than it was meant. */
export const benchRecorded = async (folder: string): Promise<boolean> => {
  const speakers = isFolder(folder) ? await hearSpeakers(folder) : [];
  if (speakers.length === 0) {
    console.log(`${folder} has no folder of a speaker (docs/behaviour/voice.md, VOICE-8)`);
  }
  for (const speaker of speakers) console.log(linesOf(speaker).join('\n'));
  return speakers.length > 0 && speakers.every(({ heard }) => heard);
};

/** What an editor reads of one speaker. */
const linesOf = ({ name, leftOut, heard }: Speaker): string[] => {
  const notes = leftOut.map((note) => `${name}: ${note}`);
  if (!heard) return [...notes, `${name}: ${CALIBRATION.join(', ')} have to be there and be clear`];
  const answered = heard.filter((one) => one.heard !== undefined);
  const wrong = answered.filter((one) => one.heard !== one.tone);
  const right = answered.length - wrong.length;
  return [
    ...notes,
    `${name}: of ${heard.length} syllables ${answered.length} answered, ${right} of them right`,
    ...wrong.map((one) => `${name}: ${one.file}, tone ${one.tone} heard as ${one.heard}`),
  ];
};

const isFolder = (place: string) => statSync(place, { throwIfNoEntry: false })?.isDirectory();

/** In the order of their names, without what systems hide beside them. */
const visibleIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));

type SpokenTake = { file: string; said: string; sound: Sound };

const takesIn = async (folder: string) => {
  const takes: SpokenTake[] = [];
  const leftOut: string[] = [];
  for (const { name: file } of visibleIn(folder).filter((one) => one.isFile())) {
    const said = path.parse(file).name.replace(AGAIN, '');
    const sound = await openSound(new Uint8Array(readFileSync(path.join(folder, file))), decode);
    if (typeof sound === 'string') leftOut.push(`${file} is left out: ${sound}`);
    else if (!spokenTonesOf(said)) leftOut.push(`${file} is left out: its name is no pinyin`);
    else {
      const { samples, rate: sampleRate } = sound;
      takes.push({ file, said, sound: downsampled({ samples, sampleRate }) });
    }
  }
  return { takes, leftOut };
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

/** Of each syllable that has a tone; nothing is heard in a take of another count. */
const heardIn = ({ file, said, sound }: SpokenTake, range: VoiceRange): Heard[] => {
  const expected = expectedOf(spokenTonesOf(said) ?? []);
  const judgement = judgeTones(sound.samples, sound.sampleRate, expected, range);
  return expected.flatMap((tone, at) => {
    if (tone === 'neutral') return [];
    const heard = judgement.at === 'judged' ? judgement.syllables[at]?.heard : undefined;
    return heard ? [{ file, tone, heard }] : [{ file, tone }];
  });
};
