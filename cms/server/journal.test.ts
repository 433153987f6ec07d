import { appendFile, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { openJournal, type Entry } from './journal.ts';

const entry = (id: string): Entry => ({
  id,
  timestamp: '2026-11-21T12:00:00Z',
  author: 'editor',
  mutations: [{ delete: { id: 'one' } }],
});

/** Has the next line reach the file by half, as on a disk that is full in the middle of it. */
const fillDisk = async (file: string) => {
  const handle = await open(file);
  const FileHandle = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  vi.spyOn(FileHandle, 'appendFile').mockImplementationOnce(async (line) => {
    await appendFile(file, String(line).slice(0, 5));
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
};

test('a line that a full disk took by half costs none of those that follow', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hanlu-journal-'));
  const file = path.join(folder, 'journal.ndjson');
  const journal = await openJournal(file);
  await journal.append(entry('first'));
  await fillDisk(file);
  await expect(journal.append(entry('refused'))).rejects.toThrow('no space');
  await fillDisk(file);
  await expect(journal.markFolded()).rejects.toThrow('no space');
  await journal.append(entry('second'));
  await journal.close();
  const again = await openJournal(file);
  expect(again.entries.map(({ id }) => id)).toEqual(['first', 'second']);
  await again.close();
  await rm(folder, { recursive: true });
});
