import { expect, test } from 'vitest';
import { membersOnWay, nameOfPlace, placeInWords } from './place-name.ts';

const section = {
  _id: 'phrases-dining',
  _type: 'phraseSection',
  title: 'Dining',
  phrases: [
    {
      _type: 'phrase',
      chinese: '菜单',
      words: [{ _type: 'word', pinyin: 'càidān' }],
    },
  ],
};

test('a field is named by titles, with the members of lists that it is in', () => {
  expect(nameOfPlace(section, 'phrases[0].words[0].pinyin')).toBe(
    'Phrases › “菜单” › Words › no. 1 › Pinyin',
  );
  expect(placeInWords(section, '(whole)')).toBe('Phrase section “Dining” › the whole document');
});

test('where the titles are told already, only the members are', () => {
  expect(membersOnWay(section, 'phrases[0].words[0].pinyin')).toBe('“菜单” › no. 1');
  expect(membersOnWay(section, 'title')).toBe('');
});
