import { describe, expect, test } from 'vitest';
import { soundFormatOf } from '#src/domain/sound/format.ts';
import { judgeSound } from './judge.ts';
import { atOneLoudness, loudnessOf, TARGET_LUFS } from './loudness.ts';
import { madeSamples } from './made-sound.ts';
import { amplitude, decibels, mono, peakOf, type Pcm } from './pcm.ts';
import { atEncodableRate } from './resample.ts';
import { cutSound, speechIn, trimSound } from './trim.ts';
import { peaksOf } from './waveform.ts';

const rate = 48_000;
const made = (how: Parameters<typeof madeSamples>[0] = {}): Pcm => ({
  samples: madeSamples(how),
  rate: how.rate ?? rate,
});
const sine = (frequency: number, dB: number, seconds = 5, at = rate): Pcm => ({
  samples: Float32Array.from(
    { length: seconds * at },
    (_, index) => amplitude(dB) * Math.sin((2 * Math.PI * frequency * index) / at),
  ),
  rate: at,
});
const seconds = ({ samples, rate }: Pcm) => samples.length / rate;

describe('a sound that is judged', () => {
  test('is taken where there is something to hear', () => {
    expect(judgeSound(made())).toBeUndefined();
    expect(judgeSound(made({ amplitude: 0.05, noise: 0.002 }))).toBeUndefined();
  });

  test('is refused where there is nothing to hear, it breaks up, or it is no phrase', () => {
    expect(judgeSound(made({ amplitude: 0 }))).toBe('silent');
    expect(judgeSound(made({ amplitude: 0, noise: 0.004 }))).toBe('silent');
    expect(judgeSound(made({ amplitude: 3 }))).toBe('clipped');
    expect(judgeSound(made({ seconds: 31 }))).toBe('too_long');
  });
});

describe('trimming', () => {
  test.each([0, 0.002, 0.01])(
    'leaves the speech and a breath around it, over a hiss of %s',
    (noise) => {
      const trimmed = trimSound(made({ before: 1.5, seconds: 0.8, after: 2, noise }));
      expect(seconds(trimmed)).toBeGreaterThan(0.8);
      expect(seconds(trimmed)).toBeLessThan(1.1);
      expect(trimmed.samples[0]).toBe(0);
      expect(Math.abs(trimmed.samples.at(-1) ?? 1)).toBe(0);
    },
  );

  test('takes nothing from a sound that is all speech', () => {
    expect(seconds(trimSound(made({ seconds: 2 })))).toBeCloseTo(2, 1);
  });

  test('takes off the knock of a key, before and behind', () => {
    const sound = made({ before: 1, seconds: 0.5, after: 1, noise: 0.001 });
    for (const at of [0.2, 2.3]) {
      sound.samples.fill(0.4, at * rate, (at + 0.02) * rate);
    }
    expect(speechIn(sound).start).toBeCloseTo(0.94, 1);
    expect(speechIn(sound).end).toBeCloseTo(1.64, 1);
  });

  test('proposes all of a sound in which nothing stands out', () => {
    expect(speechIn(made({ amplitude: 0, seconds: 2 }))).toEqual({ start: 0, end: 2 });
  });

  test('by hand takes what lies between two moments', () => {
    const cut = cutSound(made({ seconds: 2 }), { start: 0.5, end: 1.25 });
    expect(seconds(cut)).toBeCloseTo(0.75, 3);
    expect(Math.abs(cut.samples[0] ?? 1)).toBe(0);
  });
});

describe('loudness', () => {
  // The tones by which EBU Tech 3341 and BS.1770 test a meter, for one channel.
  test.each([
    [0, -3.01],
    [-20, -23.01],
    [-40, -43.01],
  ])('a tone of 997 Hz at %i dB measures %f LUFS', (dB, expected) => {
    expect(loudnessOf(sine(997, dB))).toBeCloseTo(expected, 1);
    expect(loudnessOf(sine(997, dB, 5, 44_100))).toBeCloseTo(expected, 1);
  });

  test('pauses do not count', () => {
    const speech = made({ seconds: 2 });
    const pauses = made({ seconds: 2, before: 3, after: 3 });
    expect(Math.abs(loudnessOf(pauses) - loudnessOf(speech))).toBeLessThan(1);
  });

  test.each([0.02, 0.3, 0.9])(
    'is the same for all, from %f of full scale, and no peak too high',
    (loud) => {
      const ready = atOneLoudness(made({ amplitude: loud, seconds: 0.6 }));
      expect(loudnessOf(ready)).toBeCloseTo(TARGET_LUFS, 0);
      expect(decibels(peakOf(ready))).toBeLessThanOrEqual(-1.4);
    },
  );

  test('holds a single loud moment down and leaves the rest', () => {
    const sound = made({ seconds: 1, amplitude: 0.1 });
    sound.samples.set(
      sound.samples.subarray(24_000, 24_200).map((value) => value * 9),
      24_000,
    );
    const ready = atOneLoudness(sound);
    expect(decibels(peakOf(ready))).toBeLessThanOrEqual(-1.4);
    expect(loudnessOf(ready)).toBeGreaterThan(TARGET_LUFS - 2.5);
  });
});

test('another rate keeps what is heard', () => {
  const ready = atEncodableRate(sine(997, -20, 2, 96_000));
  expect(ready.rate).toBe(48_000);
  expect(seconds(ready)).toBeCloseTo(2, 2);
  expect(loudnessOf(ready)).toBeCloseTo(-23, 0);
  const own = sine(997, -20, 1, 22_050);
  expect(atEncodableRate(own)).toBe(own);
});

test('a drawn sound has a loudest moment for each column', () => {
  const sound = made({ before: 1, seconds: 1, amplitude: 0.5 });
  const peaks = peaksOf(sound, 4);
  expect(peaks).toHaveLength(4);
  expect([peaks[0], peaks[1]]).toEqual([0, 0]);
  expect(peaks[2]).toBeGreaterThan(0.2);
  expect([...peaksOf({ samples: Float32Array.of(0.5), rate }, 3)]).toEqual([0.5, 0, 0]);
});

test('channels become one', () => {
  const { samples } = mono([Float32Array.of(1, 0), Float32Array.of(0, -1)], rate);
  expect([...samples]).toEqual([0.5, -0.5]);
});

test.each([
  ['wav', 'RIFF....WAVE'],
  ['mp3', 'ID3'],
  ['mp3', '\xff\xfb\x90'],
  ['m4a', '....ftypM4A '],
  ['ogg', 'OggS'],
  ['webm', '\x1a\x45\xdf\xa3'],
  [undefined, '<svg xmlns='],
  [undefined, 'RIFF....AVI '],
  [undefined, '\xff\xff\xff'],
  [undefined, ''],
])('a file is known by its beginning: %s', (format, beginning) => {
  expect(soundFormatOf(Uint8Array.from(beginning, (letter) => letter.charCodeAt(0)))).toBe(format);
});
