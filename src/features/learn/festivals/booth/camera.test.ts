import { expect, test, vi } from 'vitest';
import { CAMERA, closeCamera, openCamera, problemOf } from './camera.ts';

const fakeStream = () => {
  const tracks = [{ stop: vi.fn() }, { stop: vi.fn() }];
  return { tracks, stream: { getTracks: () => tracks } as unknown as MediaStream };
};

test('the booth asks for the front camera at 1280 × 720, without sound', async () => {
  const { stream } = fakeStream();
  const getUserMedia = vi.fn().mockResolvedValue(stream);
  expect(await openCamera(new AbortController().signal, { getUserMedia })).toBe(stream);
  expect(getUserMedia).toHaveBeenCalledWith(CAMERA);
  expect(CAMERA).toEqual({
    audio: false,
    video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
});

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'no_camera'],
  ['OverconstrainedError', 'no_camera'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'unknown'],
])('%s means %s', async (name, problem) => {
  const getUserMedia = vi.fn().mockRejectedValue(new DOMException('', name));
  expect(await openCamera(new AbortController().signal, { getUserMedia })).toBe(problem);
});

test('what is no error at all is unknown, a page without devices unsupported', async () => {
  expect(problemOf('no')).toBe('unknown');
  vi.stubGlobal('navigator', {});
  expect(await openCamera(new AbortController().signal)).toBe('unsupported');
  vi.unstubAllGlobals();
});

test('a camera that is allowed after the booth was closed goes off at once', async () => {
  const { stream, tracks } = fakeStream();
  const closed = new AbortController();
  closed.abort();
  await openCamera(closed.signal, { getUserMedia: () => Promise.resolve(stream) });
  expect(tracks.every(({ stop }) => stop.mock.calls.length === 1)).toBe(true);
});

test('closing stops every track', () => {
  const { stream, tracks } = fakeStream();
  closeCamera(stream);
  expect(tracks.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1]);
});
