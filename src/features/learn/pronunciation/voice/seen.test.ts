import { describe, expect, test } from 'vitest';
import { syllablesOf, type VoiceRange } from '#src/domain/pitch/contour.ts';
import { framesOf } from '#src/domain/pitch/frames.ts';
import { judgeTones } from '#src/domain/pitch/judge.ts';
import type { FullTone } from '#src/domain/pitch/tone.ts';
import type { VoiceQuestion, VoiceReply } from '#src/ui/voice/voice-worker.ts';
import {
  contourFor,
  normal,
  randomOf,
  SAMPLE_RATE,
  say,
  voiceOf,
} from '../../../../../tests/voices/synthetic-voice.ts';
import { expectedIn, measureTake } from './seen.ts';

const voice = voiceOf('woman', randomOf(4));
const bottom = 12 * Math.log2(voice.lowHz);
const known: VoiceRange = { low: bottom, high: bottom + voice.width };

/** What the worker answers, without a worker. */
const ask = ({ sound, tones, range }: VoiceQuestion): Promise<VoiceReply> => {
  const { samples, sampleRate } = sound;
  return Promise.resolve(
    range
      ? judgeTones(samples, sampleRate, tones, range)
      : { at: 'heard', contours: syllablesOf(framesOf(samples, sampleRate), tones.length) },
  );
};

const PAUSE = new Float32Array(SAMPLE_RATE * 0.25);
const phrase = (...tones: FullTone[]) =>
  Float32Array.from(
    tones.flatMap((tone, at) => {
      const random = randomOf(at + tone);
      const contour = contourFor(tone, random);
      return [...PAUSE, ...say({ voice, contour, seconds: 0.4, signalToNoise: 30, random })];
    }),
  );
const measure = (samples: Float32Array, pinyin: string, range?: VoiceRange) =>
  measureTake({ samples, sampleRate: SAMPLE_RATE }, expectedIn(pinyin), range, ask);

describe('a phrase that was said', () => {
  test('is judged where it is known how the voice lies, by its spoken tones', async () => {
    const seen = await measure(phrase(2, 3), 'nǐ hǎo', known);
    if (seen.at !== 'judged') throw new Error(`It was ${seen.at}`);
    expect(seen.syllables.map(({ verdict }) => verdict)).not.toContain('wrong');
  });

  test('with another tone is not called right', async () => {
    const seen = await measure(phrase(4, 4), 'nǐ hǎo', known);
    if (seen.at !== 'judged') throw new Error(`It was ${seen.at}`);
    expect(seen.syllables.map(({ verdict }) => verdict)).not.toContain('right');
  });

  test('is painted and not judged by a voice that nobody knows yet', async () => {
    const samples = phrase(2, 3);
    const seen = await measure(samples, 'nǐ hǎo');
    expect(seen).toMatchObject({ at: 'painted', contours: [{}, {}] });
    expect(seen.sound.samples).toBe(samples);
  });

  test('in another count of syllables is one line without a verdict', async () => {
    for (const range of [known, undefined]) {
      expect(await measure(phrase(2, 3, 4), 'nǐ hǎo', range)).toMatchObject({ at: 'line' });
    }
  });
});

describe('what nobody said', () => {
  const seconds = 1.5 * SAMPLE_RATE;
  const random = randomOf(9);
  const sounds = {
    silence: new Float32Array(seconds),
    noise: Float32Array.from({ length: seconds }, () => 0.1 * normal(random)),
    'a hum': Float32Array.from(
      { length: seconds },
      (_, at) => 0.3 * Math.sin((2 * Math.PI * 180 * at) / SAMPLE_RATE),
    ),
  };
  test.each(Object.entries(sounds))('%s has no syllable that is right', async (_, samples) => {
    for (const pinyin of ['nǐ', 'nǐ hǎo', 'wǒ duì qīngméisù guòmǐn']) {
      const seen = await measure(samples.slice(), pinyin, known);
      const verdicts = seen.at === 'judged' ? seen.syllables.map(({ verdict }) => verdict) : [];
      expect(verdicts).not.toContain('right');
    }
  });

  test('silence is told as silence', async () => {
    for (const range of [known, undefined]) {
      expect(await measure(sounds.silence.slice(), 'nǐ hǎo', range)).toMatchObject({
        at: 'silence',
      });
    }
  });
});

test('what is no pinyin has no tones to be painted over', () => {
  expect(expectedIn('???').tones).toEqual([]);
});
