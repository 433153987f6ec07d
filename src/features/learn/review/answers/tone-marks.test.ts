import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { judgeTyped } from './judge-typed.ts';
import { withToneMarks } from './tone-marks.ts';

const { items } = await buildCatalogue('ar');

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

describe('numbers turn into tone marks as one types', () => {
  test.each([
    ['ni3hao3', 'nǐhǎo'],
    ['Ni3 hao3', 'Nǐ hǎo'],
    ['nihao3', 'nihǎo'],
    ['lv4', 'lǜ'],
    ['lu:4', 'lǜ'],
    ["Nv3'er2", "Nǚ'ér"],
    ['xi1an1', 'xīān'],
    ["xi1'an1", "xī'ān"],
    ['da4ai4', 'dàài'],
    ['shui3guo3', 'shuǐguǒ'],
    ['liu4 gou3', 'liù gǒu'],
    ['xiong2mao1', 'xióngmāo'],
    ['yi4dian3r', 'yìdiǎnr'],
    ['nar3', 'nǎr'],
    ['xie4xie5', 'xièxie'],
    ['ma0', 'ma'],
    ['Ou1zhou1', 'Ōuzhōu'],
    ['lve4', 'lüè'],
  ])('%s becomes %s', (keys, shown) => {
    expect(typedKeyByKey(keys)).toBe(shown);
    expect(withToneMarks(keys)).toBe(shown);
  });

  test('another number corrects a tone, and 5 takes it away', () => {
    expect(typedKeyByKey('hao4')).toBe('hào');
    expect(typedKeyByKey('hao43')).toBe('hǎo');
    expect(typedKeyByKey('hao435')).toBe('hao');
  });

  test('what is no pinyin stays', () => {
    for (const text of ['你好', '3', 'x1', '', 'nǐ hǎo']) expect(withToneMarks(text)).toBe(text);
  });

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
