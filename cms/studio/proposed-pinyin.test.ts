import { expect, test } from 'vitest';
import { proposedPinyin } from './proposed-pinyin.ts';

test.each([
  ['谢谢你', 'xièxie nǐ'],
  ['不客气', 'bú kèqi'],
  ['你叫什么名字？', 'nǐ jiào shénme míngzi'],
  ['我不去', 'wǒ bú qù'],
  ['女儿', 'nǚ’ér'],
  ['', ''],
  ['Hello', ''],
])('%s is proposed as %s', (chinese, expected) => {
  expect(proposedPinyin(chinese)).toBe(expected);
});
