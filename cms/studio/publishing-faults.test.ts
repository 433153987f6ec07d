import { expect, test } from 'vitest';
import { faultsIn, idsIn } from './publishing-faults.ts';

const section = {
  _id: 'phrases-dining',
  _type: 'phraseSection',
  title: 'Dining',
  phrases: [{ _key: 'p1', _type: 'phrase', chinese: '菜单', pinyin: '' }],
};

test('a fault is named by titles, and leads to its field', () => {
  const reason = 'phrases-dining › phrases[0].pinyin: must be filled in';
  expect(idsIn(reason)).toEqual(['phrases-dining']);
  expect(faultsIn(reason, [section])).toEqual([
    {
      sentence: 'Phrase section “Dining” › Phrases › “菜单” › Pinyin: must be filled in',
      place: {
        id: 'phrases-dining',
        type: 'phraseSection',
        path: 'phrases[_key=="p1"].pinyin',
      },
    },
  ]);
});

test('a fault of a whole document leads to the document', () => {
  expect(faultsIn('phrases-dining › (whole): must be there', [section])).toEqual([
    {
      sentence: 'Phrase section “Dining” › the whole document: must be there',
      place: { id: 'phrases-dining', type: 'phraseSection' },
    },
  ]);
});

test('a document that is missing is named by what editors call its kind', () => {
  expect(faultsIn('No published document: *[_type == "homePage"][0]', [])).toEqual([
    { sentence: 'Home page: no such document is published' },
  ]);
});

test('where the content can’t be asked for names, ids stay; other reasons stay as they are', () => {
  const reason = 'phrases-dining › title: must be filled in\nThe disk of the server is full';
  expect(
    faultsIn(reason, [])
      .map(({ sentence }) => sentence)
      .join('\n'),
  ).toBe(reason);
});
