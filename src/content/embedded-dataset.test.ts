import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEmbeddedDataset } from './embedded-dataset.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dataset-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (name: string, ...lines: string[]) => {
  writeFileSync(path.join(folder, name), lines.join('\n'));
};
const document = (_id: string, fields = {}) => JSON.stringify({ _id, _type: 'thing', ...fields });
const readIds = () => readEmbeddedDataset(folder).map(({ _id }) => _id);

test('documents of all files are one dataset; blank lines are skipped', () => {
  write('b.ndjson', document('two'), '');
  write('a.ndjson', '', document('one'));
  write('notes.txt', 'not read');
  expect(readIds()).toEqual(['one', 'two']);
});

test('drafts and versions are not published', () => {
  write('a.ndjson', document('drafts.one'), document('versions.r1.one'), document('one'));
  expect(readIds()).toEqual(['one']);
});

test('a line that is not JSON is named by file and line', () => {
  write('a.ndjson', document('one'), '{"_id": "two",');
  expect(readIds).toThrow(/^a\.ndjson, line 2: not valid JSON/);
});

test('a line without _id or _type is named by file and line', () => {
  write('a.ndjson', '{"_id": "one"}');
  expect(readIds).toThrow('a.ndjson, line 1: a document needs the text fields _id and _type');
});

test('two documents with one _id are refused', () => {
  write('a.ndjson', document('one'));
  write('b.ndjson', document('one'));
  expect(readIds).toThrow('one: two documents have this _id');
});

test('a changed, added or removed file is read again', () => {
  write('a.ndjson', document('one'));
  expect(readIds()).toEqual(['one']);
  write('a.ndjson', document('one'), document('two'));
  expect(readIds()).toEqual(['one', 'two']);
  write('b.ndjson', document('three'));
  expect(readIds()).toEqual(['one', 'two', 'three']);
  rmSync(path.join(folder, 'a.ndjson'));
  expect(readIds()).toEqual(['three']);
});

test('an unchanged dataset is not read twice', () => {
  write('a.ndjson', document('one'));
  expect(readEmbeddedDataset(folder)).toBe(readEmbeddedDataset(folder));
});

test('a picture of the export format leads to an asset document, as after an import', () => {
  const picture = { asset: { _type: 'image', _sanityAsset: 'image@file://./images/a.webp' } };
  write('a.ndjson', document('one', { picture }), document('two', { picture }));
  const [one, , asset, ...rest] = readEmbeddedDataset(folder);
  expect(one?.['picture']).toEqual({
    asset: { _type: 'image', asset: { _type: 'reference', _ref: 'image-a-webp' } },
  });
  expect(asset).toMatchObject({ _id: 'image-a-webp', url: 'a.webp' });
  expect(rest).toEqual([]);
});
