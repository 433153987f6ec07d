// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { say } from './say.ts';
import { speak } from './speech.ts';

vi.mock(import('./say.ts'), async (original) => ({ ...(await original()), say: vi.fn() }));

test('a game is told as soon as it is heard, and does not wait for the end', async () => {
  vi.mocked(say).mockImplementationOnce((_, begun) => {
    begun?.();
    return new Promise(() => undefined);
  });
  await expect(speak({ text: '你好' })).resolves.toBe('spoken');
});

test.each([
  ['silent', 'no_voice'],
  ['stopped', 'stopped'],
] as const)('what ends %s before it is heard is %s', async (said, spoken) => {
  vi.mocked(say).mockResolvedValueOnce(said);
  await expect(speak({ text: '你好' })).resolves.toBe(spoken);
});
