import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FullTone } from '#src/domain/pitch/tone.ts';
import {
  contourFor,
  randomOf,
  SAMPLE_RATE,
  say,
  voiceOf,
  type Voice,
} from '#tests/voices/synthetic-voice.ts';
import { wavOf } from '#tests/voices/wav.ts';
import { benchRecorded } from './tones-recorded.ts';

const random = randomOf(7);
const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
const read = () => told.mock.calls.flatMap(([text]) => String(text).split('\n'));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'speakers-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  told.mockClear();
});

const speaker = (name: string, kind: Voice['kind'], files: Record<string, FullTone>) => {
  const voice = voiceOf(kind, random);
  mkdirSync(path.join(folder, name));
  for (const [file, tone] of Object.entries(files)) {
    const contour = contourFor(tone, random);
    const samples = say({ voice, contour, seconds: 0.4, signalToNoise: 30, random });
    writeFileSync(path.join(folder, name, file), wavOf(samples, SAMPLE_RATE));
  }
};

test('an editor reads how each speaker was heard, and what was heard otherwise', async () => {
  const voice = { 'ma1.wav': 1, 'ma3.wav': 3, 'ma4.wav': 4 } as const;
  speaker('Fatima', 'woman', { ...voice, 'ma2.wav': 2, 'ma4 2.wav': 4, 'ba4.wav': 2 });
  speaker('Wang', 'man', { ...voice, 'da2.wav': 2 });
  expect(await benchRecorded(folder)).toBe(true);
  expect(read()).toEqual([
    'Fatima: of 6 syllables 6 answered, 5 of them right',
    'Fatima: ba4.wav, tone 4 heard as 2',
    'Wang: of 4 syllables 4 answered, 4 of them right',
  ]);
});

test('what is no recording is named, and what a system hides is passed over', async () => {
  speaker('Wang', 'man', { 'ma1.wav': 1, 'ma3.wav': 3, 'ma4.wav': 4, 'hello.wav': 1 });
  writeFileSync(path.join(folder, 'Wang', 'notes.txt'), 'Recorded in the kitchen');
  writeFileSync(path.join(folder, 'Wang', '.DS_Store'), '');
  mkdirSync(path.join(folder, 'Wang', 'second try'));
  await benchRecorded(folder);
  expect(read()).toEqual([
    'Wang: hello.wav is left out: its name is no pinyin',
    'Wang: notes.txt is left out: not_sound',
    'Wang: of 3 syllables 3 answered, 3 of them right',
  ]);
});

test('a speaker whose voice is not shown is not judged', async () => {
  speaker('Ali', 'man', { 'ma1.wav': 1, 'ma2.wav': 2 });
  expect(await benchRecorded(folder)).toBe(false);
  expect(read()).toEqual(['Ali: ma1, ma4, ma3 have to be there and be clear']);
});

test('a folder without speakers, or none, is told', async () => {
  const gone = path.join(folder, 'gone');
  expect(await benchRecorded(folder)).toBe(false);
  expect(await benchRecorded(gone)).toBe(false);
  expect(read()).toEqual(
    [folder, gone].map(
      (one) => `${one} has no folder of a speaker (docs/behaviour/voice.md, VOICE-8)`,
    ),
  );
});
