/** How the judge of tones does on phrases in one breath, said by espeak-ng's Mandarin. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listIn, textIn } from '#cms/check/walk.ts';
import { splitPinyin, type Tone } from '#src/domain/mandarin/pinyin.ts';
import { spokenTonesOf } from '#src/domain/mandarin/spoken-tones.ts';
import { rangeOf, syllablesOf, type VoiceRange } from '#src/domain/pitch/contour.ts';
import { downsampled, type Sound } from '#src/domain/pitch/downsample.ts';
import { framesOf } from '#src/domain/pitch/frames.ts';
import { judgeTones } from '#src/domain/pitch/judge.ts';
import { ROOT } from '#src/main/settings.ts';
import { expectedOf } from '#src/ui/voice/drawn-syllables.ts';

/** Of those whose tone was said as written, and of whole phrases that were said otherwise. */
const GOALS = { right: 0.92, praised: 0 };
/** Deep and high; each speaks at one speed after the other. */
const VOICES = [
  ['cmn-latn-pinyin', '60'],
  ['cmn-latn-pinyin+f2', '60'],
  ['cmn-latn-pinyin+f4', '70'],
] as const;
const WORDS_A_MINUTE = ['110', '150'] as const;
/** Of each length in syllables. */
const PHRASES = 2;
const WAV_HEADER = 44;
const PAUSE_S = 0.25;

type Said = { readonly base: string; readonly tone: Tone };

/** What is said of a phrase: as it stands, with each tone another, a syllable less, one more. */
const WAYS: Readonly<Record<string, (written: readonly Said[]) => readonly Said[]>> = {
  'as written': (written) => written,
  'in other tones': (written) => written.map(({ base, tone }) => ({ base, tone: OTHER[tone] })),
  'a syllable less': (written) => written.toSpliced(Math.floor(written.length / 2), 1),
  'a syllable more': (written) => [...written, { base: 'hen', tone: 3 }],
};
/** None is a third, which would change again before another. */
const OTHER = [0, 2, 4, 1, 1] as const satisfies readonly Tone[];

/** Prints what is heard of phrases of the site, and whether goals are met. */
export const benchPhrases = (): boolean => {
  if (!hasVoice()) {
    console.log('espeak-ng is not installed, so no phrases were measured');
    return true;
  }
  const tallies = new Map<string, Tally>();
  for (const voice of VOICES) {
    const range = rangeOfVoice(voice);
    for (const [at, pinyin] of phrases().entries()) {
      const speed = WORDS_A_MINUTE[at % WORDS_A_MINUTE.length] ?? '110';
      const written = splitPinyin(pinyin) ?? [];
      for (const [way, saying] of Object.entries(WAYS)) {
        const name = `${lengthOf(written.length)} syllables, ${way}`;
        const before = tallies.get(name) ?? { takes: 0, judged: 0, right: 0, wrong: 0, praised: 0 };
        tallies.set(name, counted(before, pinyin, speak(voice, speed, saying(written)), range));
      }
    }
  }
  console.table(
    Object.fromEntries([...tallies].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );
  const asWritten = [...tallies].filter(([name]) => name.endsWith('as written'));
  const right = sumOf(asWritten, 'right');
  const praised = sumOf([...tallies], 'praised') - sumOf(asWritten, 'praised');
  const share = right / (right + sumOf(asWritten, 'wrong'));
  console.log(
    `Phrases as written: ${(share * 100).toFixed(1)} % of the answered right; others praised: ${praised}`,
  );
  return share >= GOALS.right && praised <= GOALS.praised;
};

/** Takes, those in which the syllables could be told apart, their verdicts, and those all right. */
type Tally = { takes: number; judged: number; right: number; wrong: number; praised: number };

const counted = (tally: Tally, pinyin: string, sound: Sound, range: VoiceRange): Tally => {
  const expected = expectedOf(spokenTonesOf(pinyin) ?? []);
  const judgement = judgeTones(sound.samples, sound.sampleRate, expected, range);
  if (judgement.at !== 'judged') return { ...tally, takes: tally.takes + 1 };
  const verdicts = judgement.syllables
    .map(({ verdict }) => verdict)
    .filter((verdict) => verdict !== 'not-judged');
  const count = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length;
  return {
    takes: tally.takes + 1,
    judged: tally.judged + 1,
    right: tally.right + count('right'),
    wrong: tally.wrong + count('wrong'),
    praised: tally.praised + Number(verdicts.length > 0 && count('right') === verdicts.length),
  };
};

const sumOf = (tallies: readonly (readonly [string, Tally])[], what: keyof Tally): number =>
  tallies.reduce((sum, [, tally]) => sum + tally[what], 0);

const lengthOf = (syllables: number): string =>
  syllables < 6 ? '2 to 5' : syllables < 9 ? '6 to 8' : '9 to 13';

/** Some phrases of the site of each length. */
const phrases = (): string[] => {
  const lines = readFileSync(join(ROOT, 'cms/dataset/phrases.ndjson'), 'utf8').trim().split('\n');
  const all = lines.flatMap((line) =>
    listIn(JSON.parse(line), 'phrases').map((phrase) => textIn(phrase, 'pinyin')),
  );
  const byLength = Map.groupBy(all, (pinyin) => splitPinyin(pinyin)?.length ?? 0);
  return [...byLength.values()].flatMap((same) => same.slice(0, PHRASES));
};

const hasVoice = (): boolean => {
  try {
    return execFileSync('espeak-ng', ['--voices=cmn']).includes('cmn-latn-pinyin');
  } catch {
    return false;
  }
};

const rangeOfVoice = (voice: (typeof VOICES)[number]): VoiceRange => {
  const range = rangeOf(
    ([1, 4, 3] as const).flatMap((tone) => {
      const { samples, sampleRate } = speak(voice, '110', [{ base: 'ma', tone }]);
      return syllablesOf(framesOf(samples, sampleRate), 1);
    }),
  );
  if (!range) throw new Error('A voice could not be calibrated');
  return range;
};

/** The pitch of the voice moves as far as that of somebody who speaks clearly. */
const speak = (
  [voice, pitch]: (typeof VOICES)[number],
  speed: string,
  said: readonly Said[],
): Sound => {
  const text = said.map(({ base, tone }) => `${base.replace('ü', 'v')}${tone || 5}`).join(' ');
  const wav = execFileSync(
    'espeak-ng',
    [
      '-m',
      '-v',
      voice,
      '-p',
      pitch,
      '-s',
      speed,
      '--stdout',
      `<prosody range="250%">${text}</prosody>`,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const sampleRate = wav.readUInt32LE(24);
  const pause = Math.round(PAUSE_S * sampleRate);
  const samples = new Float32Array((wav.length - WAV_HEADER) / 2 + 2 * pause);
  for (let at = WAV_HEADER; at + 1 < wav.length; at += 2) {
    samples[pause + (at - WAV_HEADER) / 2] = wav.readInt16LE(at) / 32_768;
  }
  return downsampled({ samples, sampleRate });
};
