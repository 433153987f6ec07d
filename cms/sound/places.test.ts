import { describe, expect, test } from 'vitest';
import { eachOnce, patchPath, placesIn, withRecording } from './places.ts';
import { placesNamed, readingOf, readSoundName } from './sound-name.ts';

const member = (key: string, chinese: string, pinyin: string, more = {}) => ({
  _key: key,
  chinese,
  pinyin,
  ...more,
});
const file = { _type: 'file' };
const section = {
  _id: 'greeting',
  _type: 'phraseSection',
  phrases: [
    member('p1', '你好！', 'nǐ hǎo', { words: [member('w1', '你', 'nǐ')] }),
    member('p2', '你是谁？', 'nǐ shì shéi', {
      words: [member('w1', '你', 'nǐ', { recording: { file } })],
    }),
    member('p3', '他', 'tā'),
    member('p4', '她', 'tā'),
  ],
};
const places = placesIn(section);

describe('the places of what is said', () => {
  test('are phrases and their words, or characters, of types that have them', () => {
    expect(places.map(({ text }) => text)).toEqual(['你好！', '你', '你是谁？', '你', '他', '她']);
    const characters = [{ _key: 'c1', char: '一', pinyin: 'yī' }];
    const level = { _id: 'level', _type: 'hanziLevel', characters };
    expect(placesIn(level).map(({ text }) => text)).toEqual(['一']);
    expect(placesIn({ ...section, _type: 'festival' })).toEqual([]);
  });

  test('count each text once, where it has sound', () => {
    const once = eachOnce(places);
    expect(once.map(({ text, hasSound }) => [text, hasSound])).toContainEqual(['你', true]);
    expect(once).toHaveLength(5);
  });

  test('count a reading once however it is spelt, as pages find its sound', () => {
    const spellings = ['Xī’ān', 'xi1 an1', 'xiān'].map((pinyin, at) =>
      member(`p${at}`, '西安', pinyin),
    );
    const once = eachOnce(placesIn({ ...section, phrases: spellings }));
    expect(once.map(({ pinyin }) => pinyin)).toEqual(['Xī’ān', 'xiān']);
  });

  test('can be given a recording, and nothing else changes', () => {
    const [, word] = places;
    if (!word) throw new Error('no word');
    const after = withRecording(section, word, () => ({ speaker: 'Li' }));
    expect(after).toMatchObject({
      phrases: [{ words: [{ recording: { speaker: 'Li' } }] }, {}, {}, {}],
    });
    expect({ ...after, phrases: [] }).toEqual({ ...section, phrases: [] });
    expect(patchPath(word)).toBe('phrases[_key=="p1"].words[_key=="w1"].recording');
  });
});

describe('names of files', () => {
  test.each(['nǐ hǎo', 'nǐhǎo', 'ni3hao3', 'ni3-hao3', 'Ni3 Hao3', 'nǐ hǎo'.normalize('NFD')])(
    '%s is a reading of 你好',
    (stem) => {
      const { name, isSlow } = readSoundName(stem);
      expect(isSlow).toBe(false);
      expect(placesNamed(name, places).map(({ text }) => text)).toEqual(['你好！']);
    },
  );

  test('tones tell readings apart, the neutral one is none, ü is v or u:', () => {
    expect(readingOf('mǎ')).not.toBe(readingOf('mā'));
    expect(readingOf('duōshao')).toBe(readingOf('duo1shao5'));
    expect([readingOf('lǜ'), readingOf('lv4'), readingOf('lu:4')]).toEqual(Array(3).fill('lv 4'));
    expect(readingOf("Xī'ān")).toBe(readingOf('xi1an1'));
    expect(placesNamed(readSoundName('nihao').name, places)).toEqual([]);
  });

  test('hanzi count without their punctuation, and a slow sound is one of the same', () => {
    expect(placesNamed(readSoundName('你好').name, places)).toHaveLength(1);
    for (const stem of ['你好-slow', '你好 (slow)', '你好_慢', 'ni3hao3 slow']) {
      const { name, isSlow } = readSoundName(stem);
      expect([isSlow, placesNamed(name, places).length]).toEqual([true, 1]);
    }
  });

  test('a reading behind hanzi tells which is meant, other letters are their own', () => {
    const [hello] = places;
    if (!hello) throw new Error('no place');
    const several = [
      { ...hello, text: '一', pinyin: 'yī' },
      { ...hello, text: '一', pinyin: 'yí' },
      { ...hello, text: '卡拉OK', pinyin: 'kǎlā OK' },
    ];
    const readings = (stem: string) =>
      placesNamed(readSoundName(stem).name, several).map(({ pinyin }) => pinyin);
    expect(readings('一')).toEqual(['yī', 'yí']);
    expect(readings('一 yí')).toEqual(['yí']);
    expect(readings('一-yi1')).toEqual(['yī']);
    expect(readings('一 yí slow')).toEqual(['yí']);
    expect(readings('一 èr')).toEqual([]);
    expect(readings('卡拉OK')).toEqual(['kǎlā OK']);
  });

  test('one reading of several texts names them all', () => {
    expect(placesNamed(readSoundName('ta1').name, eachOnce(places))).toHaveLength(2);
  });
});
