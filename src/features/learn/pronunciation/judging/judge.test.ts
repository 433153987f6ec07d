import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SpokenPhrase } from '#src/content/phrases.ts';
import { judgeTranscript } from './judge.ts';

const nihao = { chinese: '你好', pinyin: 'nǐ hǎo' };
const stomach = { chinese: '我肚子疼', pinyin: 'wǒ dùzi téng' };
const verdicts = (phrase: SpokenPhrase, heard: string) => {
  const { match, syllables } = judgeTranscript(phrase, heard);
  return [match, ...syllables.map(({ verdict }) => verdict)].join(' ');
};

type PhraseDocument = { phrases?: SpokenPhrase[] };
const dataset = readFileSync('cms/dataset/phrases.ndjson', 'utf8').trim().split('\n');
const phrases = dataset.flatMap((line) => (JSON.parse(line) as PhraseDocument).phrases ?? []);

describe('every phrase of the site', () => {
  test.each(phrases.map((phrase) => [phrase.chinese, phrase] as const))('%s', (_, phrase) => {
    const asWritten = judgeTranscript(phrase, phrase.chinese);
    const asPinyin = judgeTranscript(phrase, phrase.pinyin);
    for (const { match, syllables } of [asWritten, asPinyin]) {
      expect(match).toBe('exact');
      expect(syllables.map(({ verdict }) => verdict)).toEqual(syllables.map(() => 'right'));
    }
    expect(judgeTranscript(phrase, '').match).toBe('far');
  });
});

describe('matching by characters or pinyin, whichever is better', () => {
  test.each([
    [nihao, '你好！', 'exact'],
    [nihao, 'Nǐ hǎo', 'exact'],
    [nihao, '妳好', 'exact'],
    [{ chinese: '我的护照丢了', pinyin: 'wǒ de hùzhào diū le' }, '我的護照丟了', 'exact'],
    [{ chinese: '你叫什么名字？', pinyin: 'nǐ jiào shénme míngzi?' }, '妳叫甚麼名字', 'exact'],
    [{ chinese: '请等我十分钟', pinyin: 'qǐng děng wǒ shí fēnzhōng' }, '請等我10分鐘', 'exact'],
    [nihao, 'ni hao', 'close'],
    [nihao, '我好', 'close'],
    [nihao, '你很好', 'close'],
    [nihao, '字幕由志愿者提供', 'far'],
    [nihao, '', 'far'],
    [nihao, ' 。', 'far'],
  ])('%o ← %s is %s', (phrase, heard, match) => {
    expect(judgeTranscript(phrase, heard).match).toBe(match);
  });
});

describe('homophones', () => {
  test('the same sounds in other characters are right', () => {
    expect(verdicts({ chinese: '再见', pinyin: 'zàijiàn' }, '在建')).toBe('exact right right');
  });

  test('a third tone before another is said, and may be heard, as a second', () => {
    expect(verdicts(nihao, '泥好')).toBe('exact right right');
  });

  test('other tones are close, never exact', () => {
    expect(verdicts(nihao, '你号')).toBe('close right tone');
    expect(verdicts({ chinese: '谢谢', pinyin: 'xièxie' }, '写写')).toBe('close tone tone');
  });

  test('the tone that was heard is shown', () => {
    expect(judgeTranscript(nihao, '你号').syllables[1]).toEqual({
      hanzi: '好',
      pinyin: 'hǎo',
      verdict: 'tone',
      heard: 'hào',
    });
  });
});

describe('each syllable finds its own', () => {
  test.each([
    ['肚子疼', 'exact missed right right right'],
    ['我肚子', 'exact right right right missed'],
    ['我疼', 'close right missed missed right'],
    ['我的肚子很疼', 'close right right right right'],
    ['我兔子疼', 'close right missed right right'],
    ['疼子肚我', 'close missed right missed missed'],
    ['', 'far missed missed missed missed'],
  ])('%s', (heard, result) => {
    expect(verdicts(stomach, heard)).toBe(result);
  });

  test('a sound that stood in its place is shown', () => {
    expect(judgeTranscript(stomach, '我兔子疼').syllables[1]?.heard).toBe('tù');
    expect(judgeTranscript(stomach, '我疼').syllables[1]?.heard).toBeUndefined();
  });
});

describe('unsure rather than a guess', () => {
  test('where the tone was not written', () => {
    expect(verdicts(nihao, 'nihao')).toBe('close unsure unsure');
  });

  test('where the character is read in several ways', () => {
    expect(verdicts({ chinese: '航', pinyin: 'háng' }, '行')).toMatch(/unsure$/);
  });

  test('where what was heard is no Chinese', () => {
    expect(verdicts(nihao, 'thanks')).toMatch(/^far .*unsure/);
  });
});
