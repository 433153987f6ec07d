import { expect, test } from 'vitest';
import { wordIdsOf } from './item.ts';

const corrected = { chinese: '学生', pinyin: 'xuésheng', formerPinyin: 'xuéshēng' };
const elsewhere = { chinese: '学生', pinyin: 'xuésheng', formerPinyin: null };

test('a word whose pinyin was corrected goes on under its former pinyin, wherever it stands', () => {
  const idOf = wordIdsOf([elsewhere, corrected]);
  expect(idOf(elsewhere)).toBe('word.学生.xuéshēng');
  expect(idOf(corrected)).toBe('word.学生.xuéshēng');
});

test('another word of the same characters stays another', () => {
  const idOf = wordIdsOf([{ chinese: '长', pinyin: 'zhǎng', formerPinyin: 'zhāng' }]);
  expect(idOf({ chinese: '长', pinyin: 'zhǎng' })).toBe('word.长.zhāng');
  expect(idOf({ chinese: '长', pinyin: 'Cháng' })).toBe('word.长.cháng');
});
