import { expect, test } from 'vitest';
import { createFinder, type Entry } from './finder.ts';

const entry = (hanzi: string, pinyin: string, text: string, also = ''): Entry => ({
  id: hanzi || text,
  hanzi,
  pinyin,
  text,
  also,
});

const arabic = await createFinder([
  entry('水', 'shuǐ', 'ماء'),
  entry('我想买水。', 'wǒ xiǎng mǎi shuǐ', 'أريد شراء الماء.'),
  entry('火车站', 'huǒchē zhàn', 'محطّة القطار'),
  entry('女', 'nǚ', 'امرأة'),
  entry('', '', 'عبارات للسفر: المطار والفندق'),
]);
const english = await createFinder([
  entry('你好', 'nǐ hǎo', 'Hello'),
  entry('谢谢', 'xièxie', 'Thank you'),
  entry('这里', 'zhèlǐ', 'here'),
  entry('买', 'mǎi', 'to buy'),
  entry('卖', 'mài', 'to sell'),
  entry('一点儿', 'yìdiǎnr', 'a little'),
]);

test.each([
  ['ماء', '水'],
  ['الماء', '水'],
  ['مَاءٌ', '水'],
  ['بالماء', '我想买水。'],
  ['محطه القطار', '火车站'],
  ['قطار', '火车站'],
  ['امراه', '女'],
  ['فندق', 'عبارات للسفر: المطار والفندق'],
])('in Arabic “%s” finds %s', (typed, id) => {
  const { ids, areNearest } = arabic(typed);
  expect(ids).toContain(id);
  expect(areNearest).toBe(false);
});

test('a side form finds its radical alone, not each text that has the radical', async () => {
  const find = await createFinder([
    entry('我想买水。', 'wǒ xiǎng mǎi shuǐ', 'I’d like to buy water.'),
    entry('水', 'shuǐ', 'water', 'radical, 氵'),
  ]);
  expect(find('氵').ids).toEqual(['水']);
  expect(find('水').ids).toContain('我想买水。');
});

test.each([
  ['hello', '你好'],
  ['HEL', '你好'],
  ['thank', '谢谢'],
  ['nǐ hǎo', '你好'],
  ['ni3hao3', '你好'],
  ['ni hao', '你好'],
  ['nihao', '你好'],
  ['hao', '你好'],
  ['xiexie', '谢谢'],
  ['yidianr', '一点儿'],
  ['好', '你好'],
  ['谢谢！', '谢谢'],
])('in English “%s” finds %s first', (typed, id) => {
  const { ids, areNearest } = english(typed);
  expect(ids[0]).toBe(id);
  expect(areNearest).toBe(false);
});

test('ü is found by u and by v, and pinyin inside a phrase by its syllables', () => {
  expect(arabic('nu').ids).toContain('女');
  expect(arabic('nv3').ids).toContain('女');
  expect(arabic('mai shui').ids).toEqual(['我想买水。']);
});

test('a tone that was typed puts its syllable first, and the others stay', () => {
  expect(english('mǎi').ids).toEqual(['买', '卖']);
  expect(english('mai4').ids).toEqual(['卖', '买']);
});

test('a slip of the finger is forgiven, and what is nowhere brings the nearest', () => {
  expect(english('helllo')).toEqual({ ids: ['你好'], areNearest: false });
  expect(english('thnak')).toEqual({ ids: ['谢谢'], areNearest: true });
  expect(english('hello bicycle')).toMatchObject({ ids: ['你好', '卖'], areNearest: true });
  expect(english('你好吗')).toEqual({ ids: ['你好'], areNearest: true });
  expect(english('zzz')).toEqual({ ids: [], areNearest: false });
});

test('nothing typed, or one letter, finds nothing', () => {
  expect(english('h')).toEqual({ ids: [], areNearest: false });
  expect(english(' ؟ ')).toEqual({ ids: [], areNearest: false });
});

const alsoSearchedFor = await createFinder([
  entry('换房间', 'huàn fángjiān', 'Could I change rooms?', 'another room'),
  entry('还有房间吗', 'hái yǒu fángjiān ma', 'Do you still have a room for four people tonight?'),
  entry('多少钱', 'duōshao qián', 'How much is this?', 'what is the price, what does it cost'),
  entry('米饭', 'mǐfàn', 'rice'),
  entry('洗手间在哪里', 'xǐshǒujiān zài nǎlǐ', 'Where is the toilet?', 'bathroom'),
]);

test('a phrase is found by what it is also searched for, alone and among the words of its meaning', () => {
  expect(alsoSearchedFor('bathroom').ids).toEqual(['洗手间在哪里']);
  expect(alsoSearchedFor('where is the bath').ids).toEqual(['洗手间在哪里']);
  expect(alsoSearchedFor('how much does it cost').ids).toEqual(['多少钱']);
  expect(alsoSearchedFor('bathrom')).toEqual({ ids: ['洗手间在哪里'], areNearest: true });
});

test('what is also searched for comes behind the meaning, and before a slip', () => {
  expect(alsoSearchedFor('room').ids).toEqual(['还有房间吗', '换房间']);
  expect(alsoSearchedFor('price').ids).toEqual(['多少钱', '米饭']);
});

const functionWords = await createFinder([
  entry('在', 'zài', 'at, in'),
  entry('买', 'mǎi', 'to buy'),
  entry('厕所', 'cèsuǒ', 'toilet'),
  entry('在左边', 'zài zuǒbian', 'It is on the left.'),
  entry('左转', 'zuǒ zhuǎn', 'turn left'),
  entry('从', 'cóng', 'من'),
  entry('房子', 'fángzi', 'منزل'),
  entry('我从埃及来', 'wǒ cóng Āijí lái', 'أنا من مصر'),
]);

test('a function word alone finds what means it and what begins so, not each text that has it', () => {
  expect(functionWords('in').ids).toEqual(['在']);
  expect(functionWords('to').ids).toEqual(['厕所']);
  expect(functionWords('من').ids).toEqual(['从', '房子']);
});

test('a function word beside other words does not matter', () => {
  expect(functionWords('to the left').ids.toSorted()).toEqual(['在左边', '左转'].toSorted());
  expect(functionWords('من مصر').ids).toEqual(['我从埃及来']);
});
