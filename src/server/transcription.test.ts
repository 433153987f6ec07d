import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTranscriptionServer, type TranscriptionServer } from '#tests/transcription-server.ts';
import { transcribeAudio } from './transcription.ts';

let server: TranscriptionServer;
beforeAll(async () => {
  server = await startTranscriptionServer();
});
afterAll(() => server.close());
beforeEach(() => server.received.splice(0));

const audio = new File(['voice'], 'recording.webm', { type: 'audio/webm' });
const ask = (more: Partial<Parameters<typeof transcribeAudio>[1]> = {}, cancelled?: AbortSignal) =>
  transcribeAudio(
    audio,
    {
      url: `${server.url}/v1/audio/transcriptions`,
      apiKey: undefined,
      model: 'whisper-1',
      timeoutMs: 5_000,
      ...more,
    },
    cancelled,
  );

test('the server gets what the interface asks for, and its text comes back', async () => {
  server.play({ text: ' 你好 ' });
  expect(await ask({ apiKey: 'sk-1', model: 'large-v3' })).toEqual({ ok: true, text: '你好' });
  expect(server.received).toMatchObject([
    {
      faults: [],
      authorization: 'Bearer sk-1',
      fields: { model: 'large-v3', language: 'zh', response_format: 'json' },
      file: { name: 'recording.webm', type: 'audio/webm' },
    },
  ]);
  expect(new TextDecoder().decode(server.received[0]?.file.bytes)).toBe('voice');
});

test('without a key none is sent', async () => {
  server.play({ text: '你好' });
  await ask();
  expect(server.received[0]?.authorization).toBeUndefined();
});

describe('a second attempt', () => {
  test.each([{ status: 500 }, { status: 503 }, 'drop'] as const)(
    'follows %j and may succeed',
    async (script) => {
      server.play(script, { text: '谢谢' });
      expect(await ask()).toEqual({ ok: true, text: '谢谢' });
      expect(server.received).toHaveLength(2);
    },
  );

  test('is the last one', async () => {
    server.play({ status: 502 });
    expect(await ask()).toEqual({ ok: false, fault: 'unreachable', status: 502 });
    expect(server.received).toHaveLength(2);
  });

  test.each([
    [400, 'refused'],
    [401, 'refused'],
    [404, 'refused'],
    [429, 'busy'],
  ])('does not follow %i', async (status, fault) => {
    server.play({ status });
    expect(await ask()).toEqual({ ok: false, fault, status });
    expect(server.received).toHaveLength(1);
  });
});

test('a server that hangs is given up after the time-out, without another attempt', async () => {
  server.play('hang');
  expect(await ask({ timeoutMs: 150 })).toMatchObject({ ok: false, fault: 'slow' });
  expect(server.received).toHaveLength(1);
});

test('a visitor who has left ends the request', async () => {
  server.play('hang');
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), 50);
  expect((await ask({}, leaving.signal)).ok).toBe(false);
});

test('no server at the address', async () => {
  expect(await ask({ url: 'http://127.0.0.1:9/v1' })).toMatchObject({ fault: 'unreachable' });
});

test.each(['', 'OK', '{"words":[]}', '{"text":7}', '<html>'])(
  'the answer %j is no transcript',
  async (body) => {
    server.play({ status: 200, body });
    expect(await ask()).toEqual({ ok: false, fault: 'garbled', status: 200 });
  },
);
