import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SpokenPhrase } from '#src/content/phrases.ts';
import { judgeTranscript } from './judge.ts';

type PhraseDocument = { phrases?: (SpokenPhrase & { replies?: SpokenPhrase[] })[] };
const phrases = readFileSync('cms/dataset/phrases.ndjson', 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => (JSON.parse(line) as PhraseDocument).phrases ?? []);
const replies = phrases.flatMap((phrase) => phrase.replies ?? []);

/** A phrase of the site, or what is replied to one, by its characters, punctuation aside. */
const phraseOf = (chinese: string): SpokenPhrase => {
  const plain = (text: string) => text.replace(/[，。？！]/g, '');
  const found = [...phrases, ...replies].find((one) => plain(one.chinese) === plain(chinese));
  if (!found) throw new Error(`${chinese} is not in the dataset`);
  return found;
};

type Said = 'praise' | 'close' | 'far' | 'unsure';
const said = (phrase: SpokenPhrase, transcript: string): Said => {
  const { say } = judgeTranscript(phrase, transcript).praise;
  return say === 'success' ? 'praise' : say;
};

/** What a teacher would say of what the recogniser wrote down. */
const TABLE: readonly [kind: string, phrase: string, transcript: string, verdict: Said][] = [
  ['as it stands', '你好', '你好', 'praise'],
  ['as it stands', '我对青霉素过敏', '我对青霉素过敏。', 'praise'],
  ['as it stands', '可以用支付宝付款吗？', '可以用支付宝付款吗', 'praise'],
  ['in pinyin', '我肚子疼', 'wǒ dùzi téng', 'praise'],
  ['in pinyin', '谢谢', 'Xièxie', 'praise'],

  ['a fragment', '我对青霉素过敏', '敏', 'far'],
  ['a fragment', '我对青霉素过敏', '过敏', 'far'],
  ['a fragment', '我对青霉素过敏', '青霉素', 'far'],
  ['a fragment', '我对青霉素过敏', '青霉素过敏', 'close'],
  ['a fragment', '我对青霉素过敏', '对青霉素过敏', 'close'],
  ['a fragment', '我对青霉素过敏', '我对青霉素过', 'close'],
  ['a fragment', '请帮帮我', '帮', 'far'],
  ['a fragment', '请帮帮我', '帮我', 'close'],
  ['a fragment', '你好', '好', 'close'],
  ['a fragment', '谢谢', '谢', 'close'],
  ['a fragment', '请问洗手间在哪里？', '洗手间在哪里', 'close'],
  ['a fragment', '请问洗手间在哪里？', '在哪里', 'far'],
  ['a fragment', '对不起，我听不懂', '我听不懂', 'close'],
  ['a fragment', '对不起，我听不懂', '对不起', 'far'],
  ['a fragment', '我的护照丢了', '护照', 'far'],

  ['a lost negation', '我不吃猪肉', '我吃猪肉', 'far'],
  ['a lost negation', '我不喝酒，我喝茶', '我喝酒，我喝茶', 'far'],
  ['a lost negation', '对不起，我听不懂', '对不起我听懂', 'far'],
  ['a lost negation', '请不要放酒', '请要放酒', 'far'],
  ['a lost negation', '可以做不辣的吗？', '可以做辣的吗', 'far'],
  ['a lost negation', '不客气', '客气', 'far'],
  ['another negation', '我不吃猪肉', '我没吃猪肉', 'far'],
  ['an added negation', '我要报警', '我不要报警', 'far'],
  ['an added negation', '很好吃', '很不好吃', 'far'],
  ['an added negation', '我是穆斯林', '我不是穆斯林', 'far'],
  ['an added negation', '这是清真的吗？', '这不是清真的吗', 'far'],
  ['an added negation', '请送我去医院', '请别送我去医院', 'far'],
  ['an added negation', '我对花生过敏', '我对花生没过敏', 'far'],
  ['a question by choice', '有女医生吗？', '有没有女医生', 'close'],
  ['a kept negation', '我不吃猪肉', '不吃猪肉', 'close'],

  ['a homophone', '再见', '在建', 'praise'],
  ['a homophone', '你好', '泥好', 'praise'],
  ['a homophone', '我的护照丢了', '我的互照丢了', 'praise'],
  ['a homophone of a negation', '我不吃猪肉', '我步吃猪肉', 'praise'],

  ['another tone', '你好', '你号', 'close'],
  ['another tone', '谢谢', '写写', 'close'],
  ['another tone', '很好吃', '很好迟', 'close'],
  ['another tone', '我肚子疼', '我肚子腾', 'praise'],

  ['words of thinking', '你好', '嗯你好', 'praise'],
  ['words of thinking', '我肚子疼', '嗯我那个肚子疼', 'praise'],
  ['words of thinking', '我迷路了', '呃，我迷路了', 'praise'],
  ['words of thinking', '这个多少钱？', '那个这个多少钱', 'praise'],

  ['a numeral', '请等我十分钟，我要做礼拜', '请等我10分钟我要做礼拜', 'praise'],
  ['a numeral', '这个药一天吃几次？', '这个药1天吃几次', 'praise'],
  ['another numeral', '请等我十分钟，我要做礼拜', '请等我20分钟我要做礼拜', 'close'],

  ['traditional characters', '我的护照丢了', '我的護照丟了', 'praise'],
  ['traditional characters', '你叫什么名字？', '妳叫甚麼名字', 'praise'],
  ['traditional characters', '有会说阿拉伯语的人吗？', '有會說阿拉伯語的人嗎', 'praise'],

  ['an erhua', '请说慢一点', '请说慢一点儿', 'praise'],
  ['an erhua', '请说慢一点', 'qǐng shuō màn yìdiǎnr', 'praise'],
  ['an erhua', '有一点儿肉末', '有一点儿肉末', 'praise'],
  ['an erhua', '有一点儿肉末', 'yǒu yìdiǎnr ròumò', 'praise'],
  ['an erhua left out', '有一点儿肉末', '有一点肉末', 'praise'],
  ['an erhua left out', '有一点儿肉末', 'yǒu yìdiǎn ròumò', 'praise'],
  ['an erhua left out', '有点儿远，要半个小时', '有点远要半个小时', 'praise'],
  ['an erhua left out', '喜欢就多吃点儿！', '喜欢就多吃点', 'praise'],
  ['an erhua left out', '在这儿吃还是带走？', '在这吃还是带走', 'close'],
  ['an erhua in another tone', '有一点儿肉末', '有一垫儿肉末', 'close'],
  ['a fragment with an erhua', '有一点儿肉末', '有一点儿', 'close'],
  ['a fragment with an erhua', '别客气，再吃一点儿！', '一点儿', 'far'],
  ['another word for an erhua', '哪里有清真寺？', '哪儿有清真寺', 'close'],
  ['another word for an erhua', '在这儿吃还是带走？', '在这里吃还是带走', 'close'],
  ['儿 as a word', '儿童票多少钱？', '童票多少钱', 'close'],
  ['儿 as a word', '这是我妻子，这是我儿子', '这是我妻子，这是我子', 'close'],
  ['儿 as a word', '谢谢', '谢谢儿子', 'close'],

  ['a repetition', '你好', '你好你好', 'praise'],
  ['a repetition', '我不吃猪肉', '我不吃猪肉，我不吃猪肉', 'praise'],
  ['a repetition', '救命！', '救命救命救命', 'praise'],

  ['another sentence around it', '谢谢', '谢谢观看', 'close'],
  ['another sentence around it', '你好', '你好我叫努尔很高兴认识你', 'close'],
  ['a word more', '谢谢', '谢谢你', 'praise'],
  ['words between', '我肚子疼', '我的肚子很疼', 'close'],
  ['another sentence', '谢谢', '字幕由志愿者提供', 'far'],
  ['another sentence', '我肚子疼', '今天天气很好', 'far'],
  ['another sentence', '我要报警', '请点赞订阅', 'far'],
  ['another order', '我肚子疼', '疼子肚我', 'far'],

  ['no Chinese', '你好', 'thanks', 'far'],
  ['no Chinese', '你好', 'مرحبا', 'far'],
  ['nothing', '你好', '', 'far'],
  ['nothing', '你好', '。', 'far'],
  ['unwritten tones', '你好', 'nihao', 'unsure'],
  ['unwritten tones', '谢谢', 'xiexie', 'unsure'],
];

test('the table has at least sixty transcripts', () => {
  expect(TABLE.length).toBeGreaterThanOrEqual(60);
});

test.each(TABLE)('%s: %s ← %s is %s', (_, phrase, transcript, verdict) => {
  expect(said(phraseOf(phrase), transcript)).toBe(verdict);
});

describe('what is said with it', () => {
  test('names what was missing', () => {
    expect(judgeTranscript(phraseOf('我对青霉素过敏'), '青霉素过敏').praise).toEqual({
      say: 'close',
      because: 'missing',
      missing: ['我', '对'],
    });
  });

  test('names a merged 儿 with its syllable', () => {
    expect(judgeTranscript(phraseOf('有一点儿肉末'), '有一肉末').praise.missing).toEqual(['点儿']);
  });

  test('tells of a negation and of too many words', () => {
    expect(judgeTranscript(phraseOf('我不吃猪肉'), '我吃猪肉').praise.because).toBe('negation');
    expect(judgeTranscript(phraseOf('谢谢'), '谢谢观看').praise.because).toBe('more');
  });
});

describe('no praise that is false', () => {
  test.each(phrases.map(({ chinese }) => chinese))('for a part of %s', (chinese) => {
    const phrase = phraseOf(chinese);
    const characters = [...chinese.replace(/[^\p{Script=Han}]/gu, '')];
    const parts = characters.flatMap((_, from) =>
      characters.slice(from).map((_, more) => characters.slice(from, from + more + 1).join('')),
    );
    const praised = parts.filter(
      (part) => part !== characters.join('') && said(phrase, part) === 'praise',
    );
    expect(praised).toEqual([]);
  });

  test.each(phrases.map(({ chinese }) => chinese))('for another phrase than %s', (chinese) => {
    const own = phraseOf(chinese);
    const praised = phrases.filter(
      (other) => other.chinese !== chinese && said(own, other.chinese) === 'praise',
    );
    expect(praised).toEqual([]);
  });
});
