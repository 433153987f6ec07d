import { expect, test, vi } from 'vitest';
import { streamPieces } from './stream-pieces.ts';

const endpoint = { method: 'GET', path: '/api/account/export' };

async function* pieces(failing: boolean) {
  yield await Promise.resolve(new TextEncoder().encode('first'));
  if (failing) throw new Error('no such table');
}

test('an answer that breaks off leaves a line of the log, and a whole one none', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await new Response(streamPieces(pieces(false), endpoint)).text()).toBe('first');
  expect(log).not.toHaveBeenCalled();
  await expect(new Response(streamPieces(pieces(true), endpoint)).text()).rejects.toThrow();
  expect(log).toHaveBeenCalledExactlyOnceWith('GET /api/account/export failed:', expect.any(Error));
  log.mockRestore();
});
