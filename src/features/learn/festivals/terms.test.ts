import { expect, test } from 'vitest';
import { splitTerm } from './terms.ts';

test('an item opens with its term', () => {
  expect(splitTerm('Dumplings, 饺子 (jiǎozi): the dish of the north.')).toEqual({
    term: 'Dumplings, 饺子 (jiǎozi):',
    text: 'the dish of the north.',
  });
});

test('only the first colon ends the term', () => {
  expect(splitTerm('السمكة 鱼 (yú): لها معنى: الفيض').text).toBe('لها معنى: الفيض');
});

test('an item without a term, or with a colon late in its sentence, is all text', () => {
  expect(splitTerm('نزهة في الربيع').term).toBe('');
  expect(splitTerm(`${'a'.repeat(91)}: b`).term).toBe('');
});
