import { expect, test } from 'vitest';
import { frozenContent } from '#tests/frozen-content.ts';
import { simplifiedCharacters } from './simplified.ts';

test.each([
  { _type: 'hanziLevel', characters: [{ char: '老', sideForms: ['耂'] }] },
  {
    _type: 'radical',
    radical: '小',
    sideForms: ['⺌'],
    descriptionAr: 'كان 孙 (sūn) في القديم 孫.',
  },
  { _type: 'recipe', result: '尛', note: 'The traditional form 塵 (chén) has a deer.' },
])('rare and older forms that are meant ask for no second look: $_type', (document) => {
  const content = { ...frozenContent(), documents: [{ _id: 'one', ...document }] };
  expect(simplifiedCharacters(content)).toEqual([]);
});
