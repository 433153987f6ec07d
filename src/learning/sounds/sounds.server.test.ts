import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** A dataset with a phrase that was recorded, and one of its words that was not. */
const word = { _type: 'word', _key: 'w1', chinese: '你', pinyin: 'nǐ' };
const sound = (name: string) => ({ _type: 'file', _sanityAsset: `file@file://./files/${name}` });
const section = {
  _id: 'phrases-one',
  _type: 'phraseSection',
  phrases: [
    {
      _type: 'phrase',
      _key: 'p1',
      chinese: '你好',
      pinyin: 'nǐ hǎo',
      words: [word],
      recording: {
        _type: 'recording',
        file: sound('ni-hao.mp3'),
        slow: sound('ni-hao-slow.mp3'),
        speaker: 'Li',
        licence: 'cc0',
        date: '2026-11-01',
      },
    },
  ],
};

const folder = mkdtempSync(path.join(tmpdir(), 'hanlu-sounds-'));
const dataset = path.join(folder, 'cms/dataset');
const before = process.cwd();

beforeAll(() => {
  mkdirSync(path.join(dataset, 'files'), { recursive: true });
  writeFileSync(path.join(dataset, 'phrases.ndjson'), JSON.stringify(section));
  writeFileSync(path.join(dataset, 'files/ni-hao.mp3'), 'one');
  writeFileSync(path.join(dataset, 'files/ni-hao-slow.mp3'), 'two');
  process.chdir(folder);
  vi.resetModules();
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

test('each recorded text leads to files of the site, at addresses that change with them', async () => {
  const { soundFiles, soundIndexFile } = await import('./sounds.server.ts');
  const files = await soundFiles();
  expect(files.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(['one', 'two']);
  const addresses = files.map(({ name }) => `/sounds/${name}`);
  expect((await soundIndexFile())?.data).toEqual({ 你好: [['nǐ hǎo', ...addresses]] });
  expect(addresses[0]).toMatch(/^\/sounds\/[0-9a-f]{12}\.mp3$/);
});

test('a sound that could not be read is read again the next time', async () => {
  vi.resetModules();
  const { soundFiles } = await import('./sounds.server.ts');
  const file = path.join(dataset, 'files/ni-hao.mp3');
  rmSync(file);
  await expect(soundFiles()).rejects.toThrow('ni-hao.mp3');
  writeFileSync(file, 'one');
  await expect(soundFiles()).resolves.toHaveLength(2);
});

test('what can be said is listed with what has no sound yet', async () => {
  const { getSpoken } = await import('#src/content/recordings.ts');
  const spoken = (await getSpoken()).map(({ text, recording }) => [text, recording?.speaker]);
  expect(spoken).toEqual([
    ['你好', 'Li'],
    ['你', undefined],
  ]);
});
