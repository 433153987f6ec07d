import { describe, expect, test } from 'vitest';
import { inLocale } from '#src/i18n/messages.ts';
import { announcement, scoreText } from './announcement.ts';
import { combinerMessages } from './combiner.messages.ts';
import type { GameRecipe } from './combiner.types.ts';

const english = {
  locale: 'en' as const,
  copy: inLocale('en', combinerMessages).game,
  radicals: [{ radical: '女', pinyin: 'nǚ', name: 'woman' }],
};
const arabic = {
  locale: 'ar' as const,
  copy: inLocale('ar', combinerMessages).game,
  radicals: [{ radical: '女', pinyin: 'nǚ', name: 'امرأة' }],
};
const good: GameRecipe = {
  item: 'combination.good',
  parts: ['女', '子'],
  ordered: false,
  result: '好',
  pinyin: 'hǎo',
  meaning: 'good',
  note: null,
};
const score = { discovered: 3, total: 30 };
const hidden = () => 2;

describe('the score', () => {
  test.each([
    [0, 'لم يُكتشف بعدُ أيّ حرف من أصل 30'],
    [1, 'اكتُشف حرف واحد من أصل 30'],
    [2, 'اكتُشف حرفان من أصل 30'],
    [3, 'اكتُشفت 3 حروف من أصل 30'],
    [11, 'اكتُشف 11 حرفًا من أصل 30'],
  ])('of %i is counted as Arabic counts', (discovered, text) => {
    expect(scoreText(arabic, { discovered, total: 30 })).toBe(text);
  });

  test('is plain in English', () => {
    expect(scoreText(english, score)).toBe('3 of 30 discovered');
  });
});

describe('the announcement', () => {
  test('is empty before the first step', () => {
    expect(announcement(english, undefined, score, hidden, 'here')).toBe('');
  });

  test('names the radical, its slot, counted from one, and what can still be found with it', () => {
    const notice = { says: 'placed', radical: '女', place: 1 } as const;
    expect(announcement(english, notice, score, hidden, 'here')).toBe(
      '女 (nǚ), woman, is in slot 2. 2 characters with this part are still to be found.',
    );
    expect(announcement(arabic, notice, score, hidden, 'here')).toBe(
      '女 (nǚ)، امرأة، في الخانة 2. بقي حرفان فيهما هذا الجزء لم يُكتشفا بعد.',
    );
  });

  test('tells what was emptied', () => {
    expect(announcement(english, { says: 'removed', place: 0 }, score, hidden, 'here')).toBe(
      'Slot 1 is empty again.',
    );
    expect(announcement(english, { says: 'emptied', slots: 3 }, score, hidden, 'here')).toBe(
      'All 3 slots are empty.',
    );
    expect(announcement(arabic, { says: 'emptied', slots: 2 }, score, hidden, 'here')).toBe(
      'الخانتان فارغتان.',
    );
  });

  test('tells the character, and the score only with a new one', () => {
    const notice = { says: 'made', recipe: good } as const;
    expect(announcement(english, { ...notice, isNew: false }, score, hidden, 'here')).toBe(
      '好 (hǎo): good.',
    );
    expect(announcement(english, { ...notice, isNew: true }, score, hidden, 'here')).toBe(
      '好 (hǎo): good. A new discovery! 3 of 30 discovered',
    );
  });

  test('tells with the last one of a size that the rest is of another, and with the last of all so', () => {
    const notice = { says: 'made', recipe: good, isNew: true } as const;
    expect(announcement(english, notice, score, hidden, 'elsewhere')).toContain(
      'Change the number of parts',
    );
    expect(announcement(arabic, notice, { discovered: 30, total: 30 }, hidden, 'nothing')).toBe(
      '好 (hǎo): good. اكتشاف جديد! اكتُشف 30 حرفًا من أصل 30 اكتشفتم كل حروف هذه اللعبة. أحسنتم!',
    );
  });

  test('says so where the parts make nothing', () => {
    expect(announcement(english, { says: 'unknown' }, score, hidden, 'here')).toBe(
      english.copy.unknown,
    );
  });
});
