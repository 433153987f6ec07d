import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { audioKindOf } from './audio-kind.ts';
import { audioLengthMs } from './audio-length.ts';

const recording = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/audio/${name}`));
const text = (content: string) => new TextEncoder().encode(content);

describe('the kind of a recording', () => {
  test.each([
    ['nihao.webm', 'webm'],
    ['nihao.ogg', 'ogg'],
    ['nihao.m4a', 'mp4'],
    ['nihao.wav', 'wav'],
  ])('%s is %s', (name, kind) => {
    expect(audioKindOf(recording(name))).toBe(kind);
  });

  test.each([
    ['nothing', ''],
    ['a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>'],
    ['an mp3', 'ID3\u0004'],
    ['a picture in RIFF', 'RIFF\0\0\0\0WEBPVP8 '],
    ['audio behind a space', ' OggS\0'],
  ])('%s is none', (_, content) => {
    expect(audioKindOf(text(content))).toBeUndefined();
  });
});

describe('the length of a recording', () => {
  test.each([
    ['nihao.webm', 'webm', 0.84],
    ['nihao.ogg', 'ogg', 0.84],
    ['nihao.m4a', 'mp4', 0.83],
    ['nihao.wav', 'wav', 1.23],
    ['long.webm', 'webm', 8.8],
    ['long.ogg', 'ogg', 8.8],
    ['long.m4a', 'mp4', 8.8],
  ] as const)('of %s', (name, kind, seconds) => {
    expect((audioLengthMs(recording(name), kind) ?? 0) / 1000).toBeCloseTo(seconds, 1);
  });

  test('without a duration in webm, the last block tells', () => {
    const bytes = recording('long.webm');
    const duration = bytes.findIndex((byte, at) => byte === 0x44 && bytes[at + 1] === 0x89);
    // An unknown name, which readers skip.
    bytes[duration + 1] = 0x8f;
    expect((audioLengthMs(bytes, 'webm') ?? 0) / 1000).toBeCloseTo(8.8, 1);
  });

  test.each(['webm', 'ogg', 'mp4', 'wav'] as const)('a cut %s tells nothing', (kind) => {
    expect(
      audioLengthMs(recording(`nihao.${kind === 'mp4' ? 'm4a' : kind}`).slice(0, 10), kind),
    ).toBe(undefined);
  });
});
