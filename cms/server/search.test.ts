import { expect, test } from 'vitest';
import type { StoredDocument } from './document.ts';
import { query } from './query.ts';

const stored = (document: { _id: string; _type: string; [field: string]: unknown }) =>
  ({ ...document, _rev: 'r1', _createdAt: '', _updatedAt: '' }) as StoredDocument;

const documents = [
  stored({
    _id: 'around',
    _type: 'phraseSection',
    title: 'Getting around',
    phrases: [
      {
        _key: 'p1',
        _type: 'phrase',
        chinese: '请问洗手间在哪里？',
        pinyin: 'qǐngwèn xǐshǒujiān zài nǎli?',
        arabic: 'أين دورةُ المياه، من فضلك؟',
      },
    ],
  }),
  stored({
    _id: 'greeting',
    _type: 'phraseSection',
    title: 'Greeting',
    phrases: [{ _key: 'p1', _type: 'phrase', chinese: '你好', pinyin: 'nǐ hǎo', arabic: 'مرحبًا' }],
  }),
];

const PLACES = ['title', 'phrases[].chinese', 'phrases[].pinyin', 'phrases[].arabic'];

/** The sections that the Studio’s search finds, asked as the Studio asks. */
const found = (...terms: string[]) => {
  const matches = terms.map(
    (_, at) => `(${PLACES.map((one) => `${one} match $t${at}`).join(' || ')})`,
  );
  return query(documents, {
    query: `*[_type in $types && ${matches.join(' && ')}]{_id, "w0": phrases[].chinese} | order(_id asc)[0...9]._id`,
    params: {
      types: ['phraseSection'],
      ...Object.fromEntries(terms.map((term, at) => [`t${at}`, `${term}*`])),
    },
  });
};

test.each([
  ['Chinese at the beginning', '请问', 'around'],
  ['Chinese in the middle', '洗手间', 'around'],
  ['Chinese at the end', '哪里', 'around'],
  ['pinyin with tone marks', 'xǐshǒu', 'around'],
  ['pinyin without tone marks', 'xishoujian', 'around'],
  ['pinyin in one piece', 'nihao', 'greeting'],
  ['Arabic without vowel marks', 'مرحبا', 'greeting'],
  ['Arabic with vowel marks', 'مَرْحَبًا', 'greeting'],
  ['Arabic with another alif', 'اين', 'around'],
  ['English', 'getting', 'around'],
])('a section is found by %s', async (_, term, id) => {
  expect(await found(term)).toEqual([id]);
});

test('all of the words have to be found, and what is nowhere finds nothing', async () => {
  expect(await found('ni', 'hao')).toEqual(['greeting']);
  expect(await found('ni', '洗手间')).toEqual([]);
  expect(await found('再见')).toEqual([]);
});

test('a search may be confined to published documents', async () => {
  const asked =
    '*[(_id in path("*") && !(_id in path("drafts.**"))) && phrases[].chinese match $t]._id';
  expect(await query(documents, { query: asked, params: { t: '手间*' } })).toEqual(['around']);
});

test('what is found is shown as it is written', async () => {
  const asked = { query: '*[title match "greet*"]{phrases}[0].phrases[0].pinyin' };
  expect(await query(documents, asked)).toBe('nǐ hǎo');
});
