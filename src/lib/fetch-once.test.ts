import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alreadyFetched, fetchOnce } from './fetch-once.ts';

const fetchFile = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFile);
  fetchFile.mockReset();
  fetchFile.mockImplementation(() => Promise.resolve(Response.json({ a: 1 })));
});
afterEach(() => vi.unstubAllGlobals());

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
