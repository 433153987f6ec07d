import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withToneMarks } from '#src/domain/mandarin/tone-marks.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { judgeTyped, type TypedVerdict } from './judge-typed.ts';

const GREETING = { hanzi: '你好', pinyin: 'nǐ hǎo' };
const DAUGHTER = { hanzi: '女儿', pinyin: "nǚ'ér" };
const A_LITTLE = { hanzi: '一点儿', pinyin: 'yìdiǎnr' };
const WELCOME = { hanzi: '不客气', pinyin: 'bú kèqi' };
const WHERE = { hanzi: '请问，洗手间在哪里？', pinyin: 'qǐngwèn, xǐshǒujiān zài nǎlǐ?' };

const { items } = await buildCatalogue('en');

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

  test('in hanzi or with the marks of the content is right for everything there is', () => {
    for (const one of items) {
      expect([one.hanzi, judgeTyped(one.hanzi, one)]).toEqual([one.hanzi, 'right']);
      expect([one.pinyin, judgeTyped(one.pinyin, one)]).toEqual([one.pinyin, 'right']);
    }
  });
});

/** As it comes about on a keyboard: after every key, what stands there is looked at. */
const typedKeyByKey = (keys: string) =>
  [...keys].reduce((text, key) => withToneMarks(text + key), '');

const MARKS = ['\u0304', '\u0301', '\u030C', '\u0300'];
const MARKED_SYLLABLE =
  /([a-zü]*[aeiouü])([\u0304\u0301\u030C\u0300])((?:[aeiou](?![\u0304\u0301\u030C\u0300]))*(?:ng?(?![aeiouü])|r(?![aeiouü]))?)/giu;

/** `nǚ’ér` as `nv3’er2`: the number stands behind its syllable. */
const numbered = (pinyin: string) =>
  pinyin
    .normalize('NFD')
    .replace(/u\u0308/g, 'ü')
    .replace(
      MARKED_SYLLABLE,
      (_, start: string, mark: string, end: string) => `${start}${end}${MARKS.indexOf(mark) + 1}`,
    )
    .normalize('NFC');

describe('typing pinyin with numbers', () => {
  test('every reading of the content can be typed with numbers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...items),
        fc.constantFrom('ü', 'v', 'u:'),
        fc.boolean(),
        fc.boolean(),
        ({ hanzi, pinyin }, umlaut, isLoud, isJoined) => {
          const spelt = numbered(pinyin).replaceAll('ü', umlaut);
          const joined = isJoined ? spelt.replace(/[\s']+(?=[b-df-hj-np-tw-z])/giu, '') : spelt;
          const keys = isLoud ? joined.toUpperCase() : joined;
          expect(/[\u0304\u0301\u030C\u0300]/.test(keys.normalize('NFD'))).toBe(false);
          expect([keys, judgeTyped(typedKeyByKey(keys), { hanzi, pinyin })]).toEqual([
            keys,
            'right',
          ]);
          expect([keys, judgeTyped(keys, { hanzi, pinyin })]).toEqual([keys, 'right']);
        },
      ),
      { numRuns: items.length * 12, seed: 8 },
    );
  });
});
