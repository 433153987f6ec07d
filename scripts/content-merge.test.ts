import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mergeDocuments } from './content-merge.ts';

type Phrase = { _key: string; english: string };
type Section = { _id: string; title: string; titleAr?: string; phrases: Phrase[] };

const rice = { _key: 'rice', english: 'Rice' };
const tea = { _key: 'tea', english: 'Tea' };
const dining: Section = { _id: 'dining', title: 'Dining', titleAr: 'الطعام', phrases: [rice, tea] };
const family: Section = { _id: 'family', title: 'Family', titleAr: 'العائلة', phrases: [] };

const ndjson = (documents: Section[]) =>
  documents.map((document) => `${JSON.stringify(document)}\n`).join('');

const merge = (ours: Section[], theirs: Section[], base = [dining, family]) => {
  const { text, clashes } = mergeDocuments(ndjson(base), ndjson(ours), ndjson(theirs));
  const documents = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Section);
  return { documents, clashes };
};

test('what each has changed is there, in documents beside each other and in one', () => {
  const ours = [{ ...dining, title: 'Eating out' }, family];
  const theirs = [
    { ...dining, titleAr: 'المطاعم', phrases: [{ ...rice, english: 'Cooked rice' }, tea] },
    { ...family, title: 'The family' },
  ];
  expect(merge(ours, theirs)).toEqual({
    documents: [
      {
        _id: 'dining',
        title: 'Eating out',
        titleAr: 'المطاعم',
        phrases: [{ _key: 'rice', english: 'Cooked rice' }, tea],
      },
      { ...family, title: 'The family' },
    ],
    clashes: [],
  });
});

test('phrases and documents that each has added, moved or removed are merged', () => {
  const soup = { _key: 'soup', english: 'Soup' };
  const bread = { _key: 'bread', english: 'Bread' };
  const travel = { _id: 'travel', title: 'Travel', phrases: [] };
  const ours = [{ ...dining, phrases: [rice, soup, tea] }, family, travel];
  const theirs = [{ ...dining, phrases: [tea, rice, bread] }];
  expect(merge(ours, theirs)).toEqual({
    documents: [{ ...dining, phrases: [tea, rice, soup, bread] }, travel],
    clashes: [],
  });
});

test('where both have changed one value ours stays, and both are told', () => {
  const ours = [{ ...dining, title: 'Eating out' }, family];
  const theirs = [{ ...dining, title: 'Restaurants' }, family];
  expect(merge(ours, theirs)).toEqual({
    documents: ours,
    clashes: [{ place: 'dining.title', ours: 'Eating out', theirs: 'Restaurants' }],
  });
});

test('a phrase that one has removed and the other changed is told', () => {
  const changed = { ...rice, english: 'Cooked rice' };
  const ours = [{ ...dining, phrases: [tea] }, family];
  const theirs = [{ ...dining, phrases: [changed, tea] }, family];
  expect(merge(ours, theirs)).toEqual({
    documents: ours,
    clashes: [{ place: 'dining.phrases[rice]', ours: undefined, theirs: changed }],
  });
});

test('where both have moved phrases or documents our order stays, and both are told by their names', () => {
  const soup = { _key: 'soup', english: 'Soup' };
  const base = [{ ...dining, phrases: [rice, tea, soup] }, family];
  const ours = [family, { ...dining, phrases: [tea, rice, soup] }];
  const travel = { _id: 'travel', title: 'Travel', phrases: [] };
  const theirs = [travel, family, { ...dining, phrases: [rice, soup, tea] }];
  expect(merge(ours, theirs, base)).toEqual({
    documents: [travel, ...ours],
    clashes: [
      {
        place: 'the order of documents',
        ours: ['family', 'dining'],
        theirs: ['travel', 'family', 'dining'],
      },
      {
        place: 'the order of dining.phrases',
        ours: ['tea', 'rice', 'soup'],
        theirs: ['rice', 'soup', 'tea'],
      },
    ],
  });
});

test('git is told to merge every file of the dataset so', () => {
  for (const name of readdirSync('cms/dataset').filter((one) => one.endsWith('.ndjson'))) {
    const file = `cms/dataset/${name}`;
    const attribute = execFileSync('git', ['check-attr', 'merge', file], { encoding: 'utf8' });
    expect(attribute.trim()).toBe(`${file}: merge: ndjson`);
  }
});

test('a merge by the command takes what git alone would not, and says where both differ', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-merge-'));
  try {
    const git = (...words: string[]) =>
      execFileSync(
        'git',
        ['-c', 'user.name=Nour', '-c', 'user.email=nour@hanlu.example', ...words],
        {
          cwd: folder,
          stdio: 'pipe',
        },
      );
    const commit = (documents: Section[]) => {
      writeFileSync(join(folder, 'cms/dataset/phrases.ndjson'), ndjson(documents));
      git('add', '.');
      git('commit', '--quiet', '-m', 'A change');
    };
    for (const part of ['package.json', '.gitattributes', 'scripts/content-merge.ts']) {
      cpSync(part, join(folder, part));
    }
    cpSync('cms/dataset/phrases.ndjson', join(folder, 'cms/dataset/phrases.ndjson'));
    git('init', '--quiet', '--initial-branch', 'new');
    commit([dining, family]);
    git('switch', '--quiet', '--create', 'old');
    commit([
      { ...dining, titleAr: 'المطاعم' },
      { ...family, title: 'The family' },
    ]);
    git('switch', '--quiet', 'new');
    commit([dining, { ...family, title: 'Families' }]);
    const { status, stderr } = spawnSync('npm', ['run', '--silent', 'content:merge', 'old'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toBe(
      'cms/dataset/phrases.ndjson: both changed family.title\n' +
        '  here, which stays: "Families"\n  there: "The family"\n',
    );
    expect(readFileSync(join(folder, 'cms/dataset/phrases.ndjson'), 'utf8')).toBe(
      ndjson([
        { ...dining, titleAr: 'المطاعم' },
        { ...family, title: 'Families' },
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
