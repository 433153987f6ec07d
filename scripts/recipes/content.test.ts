import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readContent } from '#cms/check/content.ts';
import { RULES } from '#cms/check/rules.ts';
import { recipe } from './guide.ts';

// The recipes of CONTRIBUTING for content, followed to the letter in a copy of the dataset.

type Document = { _id: string; _type: string; [field: string]: unknown };

const DATASET = 'cms/dataset';
const SLOW_MS = 60_000;
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'dataset-'));
  cpSync(DATASET, copy, {
    recursive: true,
    filter: (file) => path.relative(DATASET, file).split(path.sep)[0] !== 'images',
  });
  symlinkSync(path.resolve(DATASET, 'images'), path.join(copy, 'images'));
});
afterEach(() => rmSync(copy, { recursive: true }));

const inCopy = (file: string) => path.join(copy, path.relative(DATASET, file));
const documentsIn = (file: string) =>
  readFileSync(inCopy(file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Document);
const write = (file: string, documents: readonly Document[]) =>
  writeFileSync(inCopy(file), documents.map((one) => `${JSON.stringify(one)}\n`).join(''));

/** What the rules say of the copy, as `npm run content:check` would. */
const problems = () => {
  const content = readContent(copy);
  return Object.values(RULES).flatMap((rule) =>
    rule(content).map(({ document, field, message }) => `${document} › ${field}: ${message}`),
  );
};

/** A row of the table of documents. */
type DocumentRow = { what: string; type: string; file: string; references: Reference[] };
/** In which field of which type. */
type Reference = { of: string; field: string };

/** What the table says of each kind of content: its type, its file, and what points at it. */
const documentRows = (text: string): DocumentRow[] =>
  [...text.matchAll(/^\| (an? [^|]+?) +\| `(\w+)` +\| `([^`]+)` +\| ([^|]*)\|$/gm)].map(
    ([, what = '', type = '', file = '', references = '']) => ({
      what,
      type,
      file,
      references: [...references.matchAll(/`(\w+)\.(\w+)`/g)].map(
        ([, of = '', field = '']): Reference => ({ of, field }),
      ),
    }),
  );

/** What makes a second document of a type another one: what has to be its own. */
const OWN: Record<string, (first: Document) => object> = {
  phraseSection: ({ phrases }) => ({
    title: 'At a Match',
    titleAr: 'في المباراة',
    phrases: [{ ...(phrases as object[])[0], chinese: '加油', pinyin: 'jiāyóu', words: [] }],
  }),
  phrasesArticle: () => ({ slug: 'phrases-for-the-office' }),
  dialogue: ({ lines }) => ({
    slug: 'on-a-hike',
    order: 99,
    lines: ['东', '南', '西', '北', '山', '河', '湖', '海'].map((chinese, index) => {
      const line = (lines as { words: object[] }[])[index];
      const pinyin = ['dōng', 'nán', 'xī', 'běi', 'shān', 'hé', 'hú', 'hǎi'][index];
      return { ...line, chinese, pinyin, words: [{ ...line?.words[0], chinese, pinyin }] };
    }),
  }),
  festival: () => ({
    slug: 'lantern-festival',
    name: 'Lantern Festival',
    nameAr: 'عيد الفوانيس',
    order: 99,
  }),
  radical: () => ({ slug: 'knife', radical: '刀', pinyin: 'dāo' }),
  contentCard: () => ({ status: 'comingSoon', article: undefined, order: 99 }),
  tutorFaq: () => ({ order: 99 }),
  learningPath: () => ({ slug: 'cooking', order: 99, goals: undefined }),
  hanziLevel: ({ characters }) => ({
    level: 99,
    characters: [
      {
        ...(characters as object[])[0],
        char: '鲸',
        pinyin: 'jīng',
        word: undefined,
        sentence: undefined,
      },
    ],
  }),
  recipe: ({ radicals }) => ({
    radicals: ['woman', 'fire'].map((slug, index) => ({
      ...(radicals as object[])[index],
      _ref: `radical-${slug}`,
    })),
    result: '灾',
    pinyin: 'zāi',
    ordered: false,
  }),
};

/** A step of a path says why it stands there; elsewhere a reference is all. */
const linkTo = (_ref: string, type: string) => {
  const reference = { _type: 'reference', _ref };
  if (type !== 'learningPath') return { _key: `to-${_ref}`, ...reference };
  const reasons = { reason: 'For a test.', reasonAr: 'للتجربة.' };
  return { _key: `to-${_ref}`, _type: 'pathStep', group: reference, ...reasons };
};

describe(
  'a new document of each kind, as the table of the guide has it',
  { timeout: SLOW_MS },
  () => {
    const rows = documentRows(recipe('Content'));

    test('keeps every rule, in its file and with its reference', () => {
      expect(rows).toHaveLength(10);
      const before = problems();
      for (const { type, file, references } of rows) {
        const documents = documentsIn(file);
        const first = documents.find(({ _type }) => _type === type);
        if (!first) throw new Error(`${file} has no ${type}`);
        const _id = `another-${type.toLowerCase()}`;
        write(file, [...documents, { ...first, ...OWN[type]?.(first), _id }]);
        for (const { of, field } of references) {
          const holders = rows.find((row) => row.type === of)?.file ?? file;
          const link = linkTo(_id, of);
          const [holder] = documentsIn(holders).filter(({ _type }) => _type === of);
          const linked = documentsIn(holders).map((one) =>
            one._id === holder?._id
              ? { ...one, [field]: [...(one[field] as object[]), link] }
              : one,
          );
          write(holders, linked);
          expect(JSON.stringify(linked)).toContain(JSON.stringify(link));
        }
      }
      expect(problems()).toEqual(before);
    });

    test('is named by the rules where it lacks its Arabic', () => {
      const site = 'cms/dataset/site.ndjson';
      const documents = documentsIn(site);
      const first = documents.find(({ _type }) => _type === 'tutorFaq');
      const added = {
        _type: 'tutorFaq',
        ...first,
        _id: 'another',
        order: 99,
        questionAr: undefined,
      };
      write(site, [...documents, added]);
      expect(problems().join('\n')).toContain('questionAr');
    });
  },
);
