import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTranscriptionServer, type TranscriptionServer } from '#tests/transcription-server.ts';
import { transcribe } from './transcribe.contract.ts';
import { hearRecording } from './transcribe.server.ts';

let server: TranscriptionServer;
beforeAll(async () => {
  server = await startTranscriptionServer();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.splice(0);
  server.play({ text: '你好' });
});

const settings = () => ({
  url: `${server.url}/v1/audio/transcriptions`,
  apiKey: undefined,
  model: 'whisper-1',
  timeoutMs: 2_000,
});
const recording = (name: string) =>
  new File([readFileSync(`tests/fixtures/audio/${name}`)], 'my name.svg', { type: 'text/html' });
const hear = (file: File) => hearRecording(file, settings());

test.each([
  ['nihao.webm', 'recording.webm', 'audio/webm'],
  ['nihao.ogg', 'recording.ogg', 'audio/ogg'],
  ['nihao.m4a', 'recording.mp4', 'audio/mp4'],
  ['nihao.wav', 'recording.wav', 'audio/wav'],
])('%s is heard, under a name and type of ours', async (file, name, type) => {
  expect(await hear(recording(file))).toMatchObject({ ok: true, reply: { text: '你好' } });
  expect(server.received).toMatchObject([{ faults: [], file: { name, type } }]);
  expect(server.received[0]?.file.bytes).toEqual(await recording(file).bytes());
});

test('without a server the recording is not even looked at', async () => {
  expect(await hearRecording(new File([], ''), undefined)).toMatchObject({
    code: 'not_configured',
  });
});

describe('recordings that are refused before anyone hears them', () => {
  test.each([
    ['an empty one', new File([], 'a.webm'), 'empty'],
    [
      'a picture',
      new File(['<svg onload="alert(1)"/>'], 'a.webm', { type: 'audio/webm' }),
      'not_audio',
    ],
    ['a page', new File(['<!doctype html>'], 'a.wav', { type: 'audio/wav' }), 'not_audio'],
    ['one of 10 MB', new File([new Uint8Array(10_000_000)], 'a.webm'), 'too_large'],
  ])('%s', async (_, file, code) => {
    expect(await hear(file)).toMatchObject({ ok: false, code });
    expect(server.received).toEqual([]);
  });

  test.each(['long.webm', 'long.ogg', 'long.m4a'])('%s', async (name) => {
    expect(await hear(recording(name))).toMatchObject({ ok: false, code: 'too_long' });
    expect(server.received).toEqual([]);
  });
});

describe('what the server does to us', () => {
  test.each([
    [{ status: 500 }, 'unavailable', 502],
    [{ status: 401 }, 'unavailable', 502],
    [{ status: 200, body: '<html>' }, 'unavailable', 502],
    [{ status: 429 }, 'busy', 429],
    ['hang', 'slow', 504],
    ['drop', 'unavailable', 502],
  ] as const)('%j is answered as %s', async (script, code, status) => {
    server.play(script);
    expect(await hear(recording('nihao.webm'))).toMatchObject({ ok: false, code });
    expect(transcribe.failures[code]).toBe(status);
  });
});

test('an empty transcript is passed on as it is', async () => {
  server.play({ text: '' });
  expect(await hear(recording('nihao.webm'))).toMatchObject({ reply: { text: '' } });
});
