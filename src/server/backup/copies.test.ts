import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT_COPIES, nameOfCopy, pruneCopies } from './copies.ts';

vi.mock(import('node:fs/promises'), { spy: true });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanlu-copies-'));
});
afterEach(async () => {
  vi.mocked(rm).mockRestore();
  await rm(folder, { recursive: true });
});

test('an old copy that another user made stays, is named, and keeps no other one', async () => {
  const names = Array.from({ length: KEPT_COPIES + 3 }, (_, day) =>
    nameOfCopy(new Date(day * 86_400_000)),
  );
  for (const name of names) await mkdir(join(folder, name));
  const { rm: remove } =
    await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.mocked(rm).mockImplementation(async (path, options) => {
    if (basename(String(path)) === names[1]) throw new Error('EACCES: permission denied');
    await remove(path, options);
  });
  expect(await pruneCopies(folder)).toEqual([names[1]]);
  expect((await readdir(folder)).sort()).toEqual([names[1], ...names.slice(3)]);
});
