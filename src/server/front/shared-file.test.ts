import { once } from 'node:events';
import { openSync } from 'node:fs';
import { rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openFilesOf, temporaryFolder } from './harness.ts';
import { shareFile } from './shared-file.ts';

const content = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251));

const share = async () => {
  const temporary = await temporaryFolder({ 'a.webm': content });
  const path = join(temporary.folder, 'a.webm');
  return { ...temporary, path, ...shareFile(openSync(path, 'r'), content.length) };
};

test('several readers get the whole and parts of it at once', async () => {
  await using file = await share();
  const part = file.bytes.subarray(100_000, 190_000);
  expect(part.length).toBe(90_000);
  const read = [file.bytes, part, part.subarray(5, 6)].map((bytes) => buffer(bytes.stream()));
  expect(await Promise.all(read)).toEqual([
    content,
    content.subarray(100_000, 190_000),
    content.subarray(100_005, 100_006),
  ]);
  file.release();
});

test('a file that is released stays open until its last reader has ended or broken off', async () => {
  await using file = await share();
  const reader = file.bytes.stream();
  const another = file.bytes.stream();
  file.release();
  another.destroy();
  await once(another, 'close');
  expect(await openFilesOf(file.folder)).toBe(1);
  expect(await buffer(reader)).toEqual(content);
  expect(await openFilesOf(file.folder)).toBe(0);
});

test('a folder that is gone does not matter, a file that ended early does', async () => {
  await using file = await share();
  const gone = await share();
  await rm(gone.folder, { recursive: true });
  expect(await buffer(gone.bytes.stream())).toEqual(content);
  await truncate(file.path, 70_000);
  await expect(buffer(file.bytes.stream())).rejects.toThrow('ended early');
  for (const { release } of [file, gone]) release();
});
