/**
 * Writes the recordings that the tests play and send: a voice from espeak-ng, encoded by ffmpeg
 * as each browser would. The results are committed, so tests need neither program.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../tests/fixtures/audio');
const MONO_16K = ['-ac', '1', '-ar', '16000'];

/** Name, words, seconds of silence behind them, and encoder. */
const RECORDINGS = [
  // Played to the fake microphone, which begins again at the end.
  ['nihao.wav', '你好', 0.4, [...MONO_16K, '-c:a', 'pcm_s16le']],
  // What Chrome and Firefox record, then Safari.
  ['nihao.webm', '你好', 0, ['-ac', '1', '-c:a', 'libopus', '-b:a', '24k']],
  ['nihao.ogg', '你好', 0, ['-ac', '1', '-c:a', 'libopus', '-b:a', '24k']],
  ['nihao.m4a', '你好', 0, ['-ac', '1', '-c:a', 'aac', '-b:a', '48k']],
  // Longer than a recording may be.
  ['long.webm', '你好', 8, ['-ac', '1', '-c:a', 'libopus', '-b:a', '6k']],
  ['long.ogg', '你好', 8, ['-ac', '1', '-c:a', 'libopus', '-b:a', '6k']],
  ['long.m4a', '你好', 8, ['-ac', '1', '-ar', '16000', '-c:a', 'aac', '-b:a', '8k']],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'voice-'));
for (const [name, words, silence, encoder] of RECORDINGS) {
  const voice = join(folder, 'voice.wav');
  // The plain cmn voice reads tones as English words.
  execFileSync('espeak-ng', ['-v', 'cmn-latn-pinyin', '-w', voice, words]);
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-i', voice, '-af', `apad=pad_dur=${silence}`],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', ...encoder, join(FOLDER, name)],
  ]);
}
rmSync(folder, { recursive: true });
