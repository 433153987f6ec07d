import { describe, expect, test } from 'vitest';
import { withToneMarks } from './tone-marks.ts';

/** As it comes about on a keyboard: after every key, what stands there is looked at. */
const typedKeyByKey = (keys: string) =>
  [...keys].reduce((text, key) => withToneMarks(text + key), '');

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
});
