import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { madeSamples, wavOf } from '#cms/sound/made-sound.ts';
import { importSounds, type ImportOptions } from './import-sounds.ts';

const OPTIONS: ImportOptions = {
  speaker: 'Li Hua',
  licence: 'cc-by-4',
  date: '2026-11-23',
  isReplacing: false,
  isTrial: false,
};

let folder = '';
let dataset = '';
let sounds = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hanlu-import-'));
  [dataset, sounds] = [path.join(folder, 'dataset'), path.join(folder, 'sounds')];
  mkdirSync(sounds);
  mkdirSync(dataset);
  for (const name of ['phrases.ndjson', 'hanzi.ndjson']) {
    cpSync(path.join('cms/dataset', name), path.join(dataset, name));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, amplitude = 0.3, rate = 48_000) =>
  writeFileSync(
    path.join(sounds, name),
    name.endsWith('.txt') ? 'hello' : wavOf(madeSamples({ amplitude, seconds: 0.5, rate }), rate),
  );
const run = (options: Partial<ImportOptions> = {}) =>
  importSounds(sounds, dataset, { ...OPTIONS, ...options });
/** A line of a dialogue in which 一 is read as nowhere else. */
const readOtherwise = () =>
  writeFileSync(
    path.join(dataset, 'dialogues.ndjson'),
    `${JSON.stringify({
      _id: 'dialogue-one',
      _type: 'dialogue',
      lines: [
        {
          _key: 'l1',
          _type: 'dialogueLine',
          chinese: '一定',
          pinyin: 'yídìng',
          words: [{ _key: 'w1', _type: 'gloss', chinese: '一', pinyin: 'yí' }],
        },
      ],
    })}\n`,
  );
const phrases = () => readFileSync(path.join(dataset, 'phrases.ndjson'), 'utf8');

test('files named by hanzi or pinyin find their texts; the others are named, each with its reason', async () => {
  put('你好.wav');
  put('你好-slow.wav', 0.3, 44_100);
  put('xie4xie5.wav', 0.3, 22_050);
  put('一.wav');
  put('你好.txt');
  put('wǒmen bù zhīdào.wav');
  put('谢.wav', 0);
  const before = phrases().split('\n').length;
  const { taken, refused, silent } = await run();

  expect(taken.map(({ file, text, isSlow }) => [file, text, isSlow])).toEqual(
    expect.arrayContaining([
      ['你好.wav', '你好', false],
      ['你好-slow.wav', '你好', true],
      ['xie4xie5.wav', '谢谢', false],
      ['一.wav', '一', false],
    ]),
  );
  const reasons = new Map(refused.map(({ file, reason }) => [file, reason]));
  expect([...reasons.keys()].sort()).toEqual(['wǒmen bù zhīdào.wav', '你好.txt', '谢.wav'].sort());
  expect(silent.some(({ text }) => text === '你好')).toBe(false);
  expect(silent.length).toBeGreaterThan(100);

  expect(readdirSync(path.join(dataset, 'files'))).toHaveLength(4);
  expect(phrases().split('\n')).toHaveLength(before);
  expect(phrases()).toContain('"speaker":"Li Hua","licence":"cc-by-4","date":"2026-11-23"');
  expect(phrases()).toMatch(
    /"slow":\{"_type":"file","_sanityAsset":"file@file:\/\/\.\/files\/ni-?hao-33-slow-/,
  );
});

test('a text with several readings needs the one that is meant', async () => {
  readOtherwise();
  put('一.wav');
  put('一 yí.wav');
  const { taken, refused } = await run();
  expect(taken).toMatchObject([{ file: '一 yí.wav', text: '一' }]);
  expect(refused).toMatchObject([{ file: '一.wav' }]);
  expect(refused[0]?.reason).toContain('(一 y');
  const dialogues = readFileSync(path.join(dataset, 'dialogues.ndjson'), 'utf8');
  expect(dialogues).toContain('"speaker":"Li Hua"');
});

test('what is there stays, unless it is to be replaced; a trial writes nothing', async () => {
  put('你好.wav');
  const untouched = phrases();
  expect((await run({ isTrial: true })).taken).toHaveLength(1);
  expect(phrases()).toBe(untouched);
  expect(readdirSync(dataset)).not.toContain('files');

  await run();
  const recorded = phrases();
  const again = await run({ speaker: 'Wang' });
  expect(again.refused[0]?.reason).toContain('--replace');
  expect(phrases()).toBe(recorded);
  await run({ speaker: 'Wang', isReplacing: true });
  expect(phrases()).toContain('"speaker":"Wang"');
});
