import { describe, expect, it } from 'vitest';
import {
  contourFor,
  KINDS,
  normal,
  randomOf,
  SAMPLE_RATE,
  say,
  voiceOf,
  type Voice,
} from '#tests/voices/synthetic-voice.ts';
import { rangeOf, syllablesOf } from './contour.ts';
import { framesOf } from './frames.ts';
import { judgeTones } from './judge.ts';
import { TONES, type FullTone } from './tone.ts';

const random = randomOf(7);
const said = (voice: Voice, tone: FullTone, seconds = 0.4) =>
  say({ voice, contour: contourFor(tone, random), seconds, signalToNoise: 30, random });
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));
const rangeOfVoice = (voice: Voice) => {
  const range = rangeOf(
    ([1, 4, 3] as const).flatMap((tone) =>
      syllablesOf(framesOf(said(voice, tone), SAMPLE_RATE), 1),
    ),
  );
  if (!range) throw new Error('No range');
  return range;
};

describe.each(KINDS)('the voice of a %s', (kind) => {
  const voice = voiceOf(kind, random);
  const range = rangeOfVoice(voice);

  it.each(TONES)('is heard in tone %i, and in no other', (tone) => {
    const heard = Array.from({ length: 4 }, () => {
      const judgement = judgeTones(said(voice, tone), SAMPLE_RATE, [tone], range);
      return judgement.at === 'judged' ? judgement.syllables[0]?.heard : undefined;
    });
    expect(heard.filter((one) => one === tone).length).toBeGreaterThanOrEqual(3);
    expect(heard.filter((one) => one !== undefined && one !== tone)).toEqual([]);
  });

  it('is told which tone was heard in place of another', () => {
    const judgement = judgeTones(said(voice, 4), SAMPLE_RATE, [1], range);
    expect(judgement).toMatchObject({ at: 'judged', syllables: [{ verdict: 'wrong', heard: 4 }] });
  });

  it('is judged syllable by syllable in a word', () => {
    const word = joined(said(voice, 2), said(voice, 4));
    expect(judgeTones(word, SAMPLE_RATE, [2, 4], range)).toMatchObject({
      at: 'judged',
      syllables: [{ verdict: 'right' }, { verdict: 'right' }],
    });
  });
});

describe('a third tone', () => {
  const own = randomOf(20);
  const voice = voiceOf('woman', own);
  const bottom = 12 * Math.log2(voice.lowHz);
  const sayLow = (contour: readonly (readonly [number, number])[]) =>
    say({ voice, contour, seconds: 0.4, signalToNoise: 30, random: own });
  // The low syllable by which the voice was known was not as low as it goes.
  const range = { low: bottom + voice.width / 3, high: bottom + voice.width };

  it('is heard where it is lower than the voice was known for', () => {
    const dip = sayLow([
      [0, 2.2],
      [0.45, 1.1],
      [0.65, 1.1],
      [1, 3.3],
    ]);
    expect(judgeTones(dip, SAMPLE_RATE, [3], range)).toMatchObject({
      syllables: [{ verdict: 'right' }],
    });
  });
});

describe('syllables that a voice binds together', () => {
  const own = randomOf(11);
  const voice = voiceOf('woman', own);
  const bottom = 12 * Math.log2(voice.lowHz);
  const range = { low: bottom, high: bottom + voice.width };
  const sayAlone = (tone: FullTone, seconds: number) =>
    say({ voice, contour: contourFor(tone, own), seconds, signalToNoise: 30, random: own });
  const spoken = (tone: FullTone) => {
    const whole = sayAlone(tone, 0.4);
    return whole.slice(
      whole.findIndex((sample) => Math.abs(sample) > 0.02),
      whole.findLastIndex((sample) => Math.abs(sample) > 0.02),
    );
  };
  const rest = new Float32Array(SAMPLE_RATE / 4);
  const bound = joined(rest, spoken(1), spoken(4), spoken(2), rest);

  it('are judged one by one', () => {
    const judgement = judgeTones(bound, SAMPLE_RATE, [1, 4, 2], range);
    if (judgement.at !== 'judged') throw new Error(judgement.because);
    expect(judgement.syllables.map(({ verdict }) => verdict)).not.toContain('wrong');
  });

  it('are no syllable alone', () => {
    for (const tone of TONES) {
      expect(judgeTones(bound, SAMPLE_RATE, [tone], range)).toMatchObject({
        syllables: [{ verdict: 'unsure' }],
      });
    }
  });

  it.each([[[1, 4]], [[1, 4, 2, 3]]] as const)(
    'are not taken for another count of them: %j',
    (expected) => {
      expect(judgeTones(bound, SAMPLE_RATE, expected, range)).toMatchObject({
        because: 'syllables',
      });
    },
  );

  it('are not found in one that only grows a little quieter', () => {
    const one = sayAlone(1, 0.6);
    const middle = one.length / 2;
    const width = 0.04 * SAMPLE_RATE;
    const dipped = one.map(
      (sample, at) => sample * (1 - 0.25 * Math.exp(-(((at - middle) / width) ** 2))),
    );
    expect(judgeTones(dipped, SAMPLE_RATE, [1, 1], range)).toMatchObject({ because: 'syllables' });
  });

  it.each(['neutral', 1] as const)(
    'are not found in the hum at the end of one, where one of tone %s is expected',
    (next) => {
      const end = new Float32Array(0.16 * SAMPLE_RATE).map(
        (_, at) => 0.08 * Math.sin((2 * Math.PI * 250 * at) / SAMPLE_RATE),
      );
      const quiet = new Float32Array(0.05 * SAMPLE_RATE);
      const bright = spoken(1).map(
        (sample, at) => sample + 0.1 * Math.sin((2 * Math.PI * 2_500 * at) / SAMPLE_RATE),
      );
      const bang = joined(rest, bright, quiet, end, rest);
      const judgement = judgeTones(bang, SAMPLE_RATE, [1, next], range);
      expect(judgement).toMatchObject({ at: 'unsure', because: 'syllables' });
      expect(judgement).toMatchObject({ contours: [{}, {}] });
    },
  );
});

describe('what deserves no verdict', () => {
  const voice = voiceOf('woman', random);
  const range = rangeOfVoice(voice);
  const second = (make: (at: number) => number) =>
    new Float32Array(SAMPLE_RATE).map((_, at) => make(at));

  it('is silence, noise, and nothing at all', () => {
    for (const sound of [
      new Float32Array(0),
      second(() => 0),
      second(() => 0.1 * normal(random)),
    ]) {
      expect(judgeTones(sound, SAMPLE_RATE, [1], range)).toMatchObject({
        at: 'unsure',
        because: 'silence',
      });
    }
  });

  it('is another count of syllables', () => {
    const word = joined(said(voice, 1), said(voice, 1));
    expect(judgeTones(word, SAMPLE_RATE, [1], range)).toMatchObject({ because: 'syllables' });
    expect(judgeTones(said(voice, 1), SAMPLE_RATE, [1, 1, 1], range)).toMatchObject({
      because: 'syllables',
    });
  });

  it('is a hum of one pitch', () => {
    const hum = second((at) => 0.2 * Math.sin((2 * Math.PI * 260 * at) / SAMPLE_RATE));
    expect(judgeTones(hum, SAMPLE_RATE, [1], range)).toMatchObject({
      syllables: [{ verdict: 'unsure', because: 'hum' }],
    });
  });

  it('is a contour that no tone has', () => {
    const contour = [
      [0, 1.5],
      [0.5, 4.8],
      [1, 1.5],
    ] as const;
    const hill = say({ voice, contour, seconds: 0.5, signalToNoise: 30, random });
    for (const tone of TONES) {
      expect(judgeTones(hill, SAMPLE_RATE, [tone], range)).toMatchObject({
        syllables: [{ verdict: 'unsure' }],
      });
    }
  });

  it('is a neutral tone, which takes its height from the one before', () => {
    const word = joined(said(voice, 1), said(voice, 4, 0.25));
    expect(judgeTones(word, SAMPLE_RATE, [1, 'neutral'], range)).toMatchObject({
      syllables: [{ verdict: 'right' }, { verdict: 'not-judged', heard: undefined }],
    });
  });
});
