import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alreadyFetched, fetchOnce } from './fetch-once.ts';

const fetchFile = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFile);
  fetchFile.mockReset();
  fetchFile.mockImplementation(() => Promise.resolve(Response.json({ a: 1 })));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('those who ask together and later share one request', async () => {
  await Promise.all([1, 2, 3].map(() => fetchOnce('/once.json')));
  expect(await fetchOnce('/once.json')).toEqual({ a: 1 });
  expect(fetchFile).toHaveBeenCalledTimes(1);
  expect(alreadyFetched('/once.json')).toEqual({ a: 1 });
});

test('after a failure the next one who asks tries again', async () => {
  fetchFile.mockImplementationOnce(() => Promise.resolve(new Response(null, { status: 503 })));
  await expect(fetchOnce('/again.json')).rejects.toThrow('503');
  expect(alreadyFetched('/again.json')).toBeUndefined();
  await expect(fetchOnce('/again.json')).resolves.toEqual({ a: 1 });
});

test('a server that is silent for thirty seconds is a failure as well', async () => {
  const clock = new AbortController();
  const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  fetchFile.mockImplementationOnce(
    (_address, { signal }) =>
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
  );
  const silent = fetchOnce('/silent.json');
  clock.abort(new DOMException('Too long', 'TimeoutError'));
  await expect(silent).rejects.toThrow('Too long');
  expect(patience).toHaveBeenCalledWith(30_000);
  await expect(fetchOnce('/silent.json')).resolves.toEqual({ a: 1 });
});
