import { execFileSync } from 'node:child_process';
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
import { exportContent, importContent } from './content-archive.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const textOf = (dataset: string) =>
  readdirSync(dataset)
    .filter((name) => name.endsWith('.ndjson'))
    .map((name) => [name, readFileSync(path.join(dataset, name), 'utf8')]);

test('the dataset survives the way out and back, byte for byte, pictures included', () => {
  const archive = path.join(folder, 'content.tar.gz');
  const copy = path.join(folder, 'copy');
  cpSync('cms/dataset', copy, { recursive: true });
  const count = exportContent('cms/dataset', archive);
  rmSync(path.join(copy, 'images'), { recursive: true });
  expect(importContent(archive, copy)).toBe(count);
  expect(textOf(copy)).toEqual(textOf('cms/dataset'));
  expect(readdirSync(path.join(copy, 'images'))).toEqual(readdirSync('cms/dataset/images'));
});

test('an export of a hosted project loses drafts and system fields, and its pictures get their names', () => {
  const inside = path.join(folder, 'export/production-export');
  mkdirSync(path.join(inside, 'images'), { recursive: true });
  writeFileSync(path.join(inside, 'images/0a1b-10x10.webp'), 'picture');
  writeFileSync(
    path.join(inside, 'assets.json'),
    JSON.stringify({ 'image-0a1b': { originalFilename: 'gate.webp' } }),
  );
  const asset = { _type: 'image', _sanityAsset: 'image@file://./images/0a1b-10x10.webp' };
  const system = { _rev: 'r', _createdAt: 'then', _updatedAt: 'now' };
  const documents = [
    { _id: 'faq-2', _type: 'faq', ...system },
    { _id: 'card', _type: 'card', picture: { asset }, ...system },
    { _id: 'drafts.card', _type: 'card', ...system },
    { _id: 'faq-1', _type: 'faq', ...system },
  ];
  writeFileSync(
    path.join(inside, 'data.ndjson'),
    documents.map((document) => JSON.stringify(document)).join('\n'),
  );
  const archive = path.join(folder, 'export.tar.gz');
  execFileSync('tar', ['-czf', archive, '-C', path.join(folder, 'export'), 'production-export']);
  const dataset = path.join(folder, 'dataset');
  mkdirSync(dataset);
  writeFileSync(
    path.join(dataset, 'faqs.ndjson'),
    '{"_id":"faq-1","_type":"faq"}\n{"_id":"gone","_type":"faq"}\n',
  );
  expect(importContent(archive, dataset)).toBe(3);
  expect(textOf(dataset)).toEqual([
    ['faqs.ndjson', '{"_id":"faq-1","_type":"faq"}\n{"_id":"faq-2","_type":"faq"}\n'],
    [
      'site.ndjson',
      '{"_id":"card","_type":"card","picture":{"asset":{"_type":"image","_sanityAsset":"image@file://./images/gate.webp"}}}\n',
    ],
  ]);
  expect(readdirSync(path.join(dataset, 'images'))).toEqual(['gate.webp']);
});

test('a file that is no export is refused', () => {
  const archive = path.join(folder, 'other.tar.gz');
  writeFileSync(path.join(folder, 'note.txt'), 'x');
  execFileSync('tar', ['-czf', archive, '-C', folder, 'note.txt']);
  expect(() => importContent(archive, path.join(folder, 'dataset'))).toThrow('not an export');
});
