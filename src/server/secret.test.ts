import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { loadSecret, readToken, signToken } from './secret.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hanlu-secret-'));
  vi.stubEnv('DATA_DIR', dataDir);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  await rm(dataDir, { recursive: true, force: true });
});

describe('the secret', () => {
  test('is made once, for its owner alone, and stays', async () => {
    const folder = join(dataDir, 'new');
    const secret = await loadSecret(folder);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await loadSecret(folder)).toBe(secret);
    expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await loadSecret(dataDir)).not.toBe(secret);
  });

  test('is the same for all that ask at once, and nothing else is left behind', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => loadSecret(dataDir)));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['secret']);
  });

  test('is the same for processes that start at once', async () => {
    const module = join(import.meta.dirname, 'secret.ts');
    const script = `const { loadSecret } = await import(${JSON.stringify(module)});
      process.stdout.write(await loadSecret(${JSON.stringify(dataDir)}));`;
    const ask = promisify(execFile);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        ask(process.execPath, ['--input-type=module', '--eval', script]),
      ),
    );
    const secrets = new Set(answers.map(({ stdout }) => stdout));
    expect(secrets).toEqual(new Set([(await readFile(join(dataDir, 'secret'), 'utf8')).trim()]));
  });

  test('is never taken from a file that holds something else', async () => {
    await writeFile(join(dataDir, 'secret'), 'abc');
    await expect(loadSecret(dataDir)).rejects.toThrow(/secret is not a secret: remove it/);
  });
});

describe('a token', () => {
  const shape = z.object({ id: z.string() });
  const payload = { id: 'سارة 学' };
  const soon = () => new Date(Date.now() + 60_000);

  test('says what it was made to say, and fits into an address', async () => {
    const token = await signToken('confirm', payload);
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(await readToken('confirm', token, shape)).toEqual({ is: 'valid', payload });
  });

  test('is over when its time is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await signToken('confirm', payload, soon());
    vi.advanceTimersByTime(59_999);
    expect(await readToken('confirm', token, shape)).toMatchObject({ is: 'valid' });
    vi.advanceTimersByTime(1);
    expect(await readToken('confirm', token, shape)).toEqual({ is: 'expired' });
  });

  test('serves one purpose only', async () => {
    const token = await signToken('confirm', payload);
    expect(await readToken('unsubscribe', token, shape)).toEqual({ is: 'invalid' });
  });

  test('of another site is not ours', async () => {
    const token = await signToken('confirm', payload);
    vi.stubEnv('DATA_DIR', join(dataDir, 'other'));
    expect(await readToken('confirm', token, shape)).toEqual({ is: 'invalid' });
  });

  test('is read by a process with another folder, where the settings give both one secret', async () => {
    vi.stubEnv('SITE_SECRET', 'a'.repeat(32));
    const token = await signToken('confirm', payload);
    vi.stubEnv('DATA_DIR', join(dataDir, 'other'));
    expect(await readToken('confirm', token, shape)).toEqual({ is: 'valid', payload });
    vi.stubEnv('SITE_SECRET', 'b'.repeat(32));
    expect(await readToken('confirm', token, shape)).toEqual({ is: 'invalid' });
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('with another payload is refused', async () => {
    const [, signature] = (await signToken('confirm', payload)).split('.');
    const body = Buffer.from(JSON.stringify([{ id: 'someone else' }, null])).toString('base64url');
    expect(await readToken('confirm', `${body}.${signature}`, shape)).toEqual({ is: 'invalid' });
  });

  test('whose end was moved is refused', async () => {
    const [, signature] = (await signToken('confirm', payload, new Date(0))).split('.');
    const body = Buffer.from(JSON.stringify([payload, null])).toString('base64url');
    expect(await readToken('confirm', `${body}.${signature}`, shape)).toEqual({ is: 'invalid' });
  });

  test('of an older shape is refused', async () => {
    const token = await signToken('confirm', { name: 'old' });
    expect(await readToken('confirm', token, shape)).toEqual({ is: 'invalid' });
  });

  test.each(['', '.', 'a.b', 'a.b.c', '학생', '\0', `${'a'.repeat(100_000)}.a`])(
    'that is none is refused: %#',
    async (token) => {
      expect(await readToken('confirm', token, shape)).toEqual({ is: 'invalid' });
    },
  );

  test('loses its right with its last character', async () => {
    const token = await signToken('confirm', payload);
    expect(await readToken('confirm', token.slice(0, -1), shape)).toEqual({ is: 'invalid' });
    expect(await readToken('confirm', `${token}.`, shape)).toEqual({ is: 'invalid' });
  });
});
