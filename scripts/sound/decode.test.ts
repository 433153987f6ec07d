import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loudnessOf, TARGET_LUFS } from '#cms/sound/loudness.ts';
import { madeSamples, wavOf } from '#cms/sound/made-sound.ts';
import { mono } from '#cms/sound/pcm.ts';
import { openSound, prepareSound } from '#cms/sound/prepare.ts';
import { soundFormatOf } from '#src/domain/sound/format.ts';
import { decode } from './decode.ts';

test('a recording becomes a short MP3 in one channel, at the one loudness', async () => {
  const wav = wavOf(
    madeSamples({ before: 1, seconds: 0.9, after: 1, amplitude: 0.1, noise: 0.001 }),
  );
  const sound = await openSound(wav, decode);
  if (typeof sound === 'string') throw new Error(sound);
  const { mp3, seconds } = await prepareSound(sound);
  expect(soundFormatOf(mp3)).toBe('mp3');
  expect(seconds).toBeCloseTo(1.1, 1);
  expect(mp3.length).toBeLessThan(12_000);
  const { channels, rate } = await decode(mp3);
  expect(channels).toHaveLength(1);
  expect(loudnessOf(mono(channels, rate))).toBeCloseTo(TARGET_LUFS, 0);
});

test.each(['wav', 'ogg', 'webm', 'm4a'])('a recording in %s is taken', async (format) => {
  const file = new Uint8Array(readFileSync(`tests/fixtures/audio/nihao.${format}`));
  expect(soundFormatOf(file)).toBe(format);
  const sound = await openSound(file, decode);
  if (typeof sound === 'string') throw new Error(sound);
  expect((await prepareSound(sound)).seconds).toBeGreaterThan(0.3);
});

test('what is no sound, too large or empty of speech is named', async () => {
  expect(await openSound(new TextEncoder().encode('hello'), decode)).toBe('not_sound');
  const broken = new Uint8Array(400);
  broken.set(new TextEncoder().encode('OggS'));
  expect(await openSound(broken, decode)).toBe('not_sound');
  expect(await openSound(new Uint8Array(11 * 1024 * 1024), decode)).toBe('too_large');
  expect(await openSound(wavOf(madeSamples({ amplitude: 0 })), decode)).toBe('silent');
});
