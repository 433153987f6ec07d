import { createClient } from '@sanity/client';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock(import('@sanity/client'), { spy: true });
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('content that takes the question and says nothing is waited for ten seconds', async () => {
  vi.stubEnv('SANITY_PROJECT_ID', 'abcd1234');
  const silent = { fetch: () => new Promise(() => undefined) };
  vi.mocked(createClient).mockReturnValue(silent as never);
  const { contentRevision } = await import('./revision.ts');
  vi.useFakeTimers();
  const refused = expect(contentRevision()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
});
