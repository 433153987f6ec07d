import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { judgeTyped, type TypedVerdict } from './judge-typed.ts';

const GREETING = { hanzi: '你好', pinyin: 'nǐ hǎo' };
const DAUGHTER = { hanzi: '女儿', pinyin: "nǚ'ér" };
const A_LITTLE = { hanzi: '一点儿', pinyin: 'yìdiǎnr' };
const WELCOME = { hanzi: '不客气', pinyin: 'bú kèqi' };
const WHERE = { hanzi: '请问，洗手间在哪里？', pinyin: 'qǐngwèn, xǐshǒujiān zài nǎlǐ?' };

describe('what was typed', () => {
  test.each<[string, typeof GREETING, TypedVerdict]>([
    ['nǐ hǎo', GREETING, 'right'],
    ['ni3 hao3', GREETING, 'right'],
    ['  NI3HAO3!', GREETING, 'right'],
    ['你好', GREETING, 'right'],
    ['你好。', GREETING, 'right'],
    ['nihao', GREETING, 'no-tones'],
    ['nǐ hao', GREETING, 'no-tones'],
    ['ni2 hao3', GREETING, 'wrong-tones'],
    ['ni3 hao4', GREETING, 'wrong-tones'],
    ['ni3', GREETING, 'wrong'],
    ['您好', GREETING, 'wrong'],
    ['', GREETING, 'empty'],
    ['?!', GREETING, 'empty'],
    ['nv3er2', DAUGHTER, 'right'],
    ['nu:3 er2', DAUGHTER, 'right'],
    ['nu3er2', DAUGHTER, 'wrong'],
    ['yi4dian3r', A_LITTLE, 'right'],
    ['yi1dian3r', A_LITTLE, 'wrong-tones'],
    ['yi4dian3er', A_LITTLE, 'wrong'],
    ['bu2ke4qi', WELCOME, 'right'],
    ['bu2 ke4 qi5', WELCOME, 'right'],
    ['bu4 ke4qi', WELCOME, 'wrong-tones'],
    ['bu2 ke4qi4', WELCOME, 'wrong-tones'],
    ['qing3wen4 xi3shou3jian1 zai4 na3li3', WHERE, 'right'],
    ['请问洗手间在哪里', WHERE, 'right'],
  ])('“%s” for %o is %s', (typed, expected, verdict) => {
    expect(judgeTyped(typed, expected)).toBe(verdict);
  });

  test('takes ü after y, j, q and x for the u that is written there', () => {
    expect(judgeTyped('yv2', { hanzi: '鱼', pinyin: 'yú' })).toBe('right');
    expect(judgeTyped('qu4', { hanzi: '去', pinyin: 'qù' })).toBe('right');
  });

  test('says when it is something else that means the same', () => {
    const formal = { hanzi: '您', pinyin: 'nín' };
    const plain = { hanzi: '你', pinyin: 'nǐ' };
    expect(judgeTyped('nin2', plain, [formal])).toBe('another');
    expect(judgeTyped('您', plain, [formal])).toBe('another');
    expect(judgeTyped('ni3', plain, [formal])).toBe('right');
  });

  test('in hanzi or with the marks of the content is right for everything there is', async () => {
    const { items } = await buildCatalogue('en');
    for (const one of items) {
      expect([one.hanzi, judgeTyped(one.hanzi, one)]).toEqual([one.hanzi, 'right']);
      expect([one.pinyin, judgeTyped(one.pinyin, one)]).toEqual([one.pinyin, 'right']);
    }
  });
});
