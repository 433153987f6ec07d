import { pinyin as usualReading } from 'pinyin-pro';
import { describe, expect, test } from 'vitest';
import { itemIdSchema } from '#src/domain/learning/event-schema.ts';
import { characterId, ITEM_KINDS, kindOf } from '#src/domain/learning/item.ts';
import { localesWith } from '#src/i18n/locales.ts';
import { itemsById, placeOf } from './catalogue.ts';
import { itemsOfPath, stepsOf } from '../paths.ts';
import { buildCatalogue } from './catalogue.server.ts';

const catalogue = await buildCatalogue('ar');

describe('the catalogue of what can be learnt', () => {
  test('lists each item once, under an id that events may carry', () => {
    const ids = catalogue.items.map(({ item }) => item);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !itemIdSchema.safeParse(id).success)).toEqual([]);
  });

  test('has the same items in every language, each with a meaning in it', async () => {
    const ids = catalogue.items.map(({ item }) => item);
    for (const locale of localesWith('learn')) {
      const { items } = await buildCatalogue(locale);
      expect(items.map(({ item }) => item)).toEqual(ids);
      expect(items.filter(({ meaning }) => !meaning.trim())).toEqual([]);
    }
    expect(catalogue.items.find(({ hanzi }) => hanzi === '谢谢')?.meaning).toMatch(
      /\p{sc=Arabic}/u,
    );
  });

  test('makes one item of a word that stands in two places', () => {
    const places = new Map<string, number>();
    for (const item of catalogue.groups.flatMap(({ items }) => items)) {
      places.set(item, (places.get(item) ?? 0) + 1);
    }
    expect([...places.values()].some((count) => count > 1)).toBe(true);
    expect([...itemsById(catalogue).keys()].toSorted()).toEqual([...places.keys()].toSorted());
  });

  test('has all senses of a word that stands in two places', () => {
    const right = catalogue.items.find(({ item }) => item === 'word.对.duì');
    expect(right?.meaning).toBe('تجاه، من؛ صحيح، نعم');
  });

  test('says what an item is also searched for, in its own language, and nothing of the others', async () => {
    const price = ({ hanzi }: { hanzi: string }) => hanzi === '这个多少钱？';
    const { items } = await buildCatalogue('en');
    expect(catalogue.items.find(price)?.searchWords).toContain('كم السعر');
    expect(items.find(price)?.searchWords).toContain('what does it cost');
    const character = items.find(({ item }) => item === characterId('买'));
    expect(character?.searchWords).toContain('shopping');
    expect(items.filter(({ searchWords }) => searchWords?.length === 0)).toEqual([]);
  });

  test('says it of radicals, of what they make, of festivals and of what belongs to them', () => {
    const named = (hanzi: string) => catalogue.items.find((one) => one.hanzi === hanzi);
    expect(named('田')?.searchWords).toContain('مزرعة');
    expect(named('灶')?.searchWords).toContain('فرن');
    expect(named('春节')?.searchWords).toContain('رأس السنة الصينية');
    expect(named('红包')?.searchWords).toContain('عيدية');
  });

  test('has the side forms of radicals and of characters for the search', () => {
    const searched = (hanzi: string) =>
      catalogue.items.find(({ item }) => item === characterId(hanzi))?.searchWords;
    expect(searched('水')).toContain('氵');
    expect(searched('手')).toContain('扌');
  });

  test('teaches the words of a phrase before the phrase', () => {
    const section = catalogue.groups.find(({ kind }) => kind === 'section');
    expect(section?.items[0]).toMatch(/^word\./);
    const phrase = section?.items.find((item) => item.startsWith('phrase.'));
    expect(phrase && placeOf(catalogue, phrase)).toBe(section);
  });

  test('asks for strokes where there are some and hands can hold them', () => {
    const skillsOf = (hanzi: string) => catalogue.items.find((one) => one.hanzi === hanzi)?.skills;
    expect(skillsOf('学')).toContain('write');
    const phrases = catalogue.items.filter(({ item }) => item.startsWith('phrase.'));
    expect(phrases.filter(({ skills }) => skills.includes('write'))).toEqual([]);
  });
});

describe('what is asked by ear', () => {
  const heard = catalogue.items.filter(({ skills }) => skills.includes('hear'));

  test('is phrases, words, characters, combinations and terms, once they are read', () => {
    expect(new Set(heard.map(({ item }) => kindOf(item)))).toEqual(new Set(ITEM_KINDS));
    expect(heard.filter(({ skills }) => skills.indexOf('hear') !== 1)).toEqual([]);
  });

  test('leaves out what a voice would read otherwise than it is taught', () => {
    // The judge knows the usual reading of a character that stands alone, as voices do.
    const single = heard.filter(({ hanzi }) => [...hanzi].length === 1);
    expect(single.filter(({ hanzi, pinyin }) => usualReading(hanzi) !== pinyin)).toEqual([]);
    const left = catalogue.items.filter(({ skills }) => !skills.includes('hear'));
    expect(new Set(left.map(({ hanzi }) => hanzi))).toEqual(
      new Set('不里了的吗呢们仔吧只谁么兴应得着量'),
    );
  });
});

describe('the paths of learning', () => {
  test('lead through groups that exist, each step with its title and its reason', () => {
    expect(catalogue.paths.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['travel', 'trade', 'school-and-hsk', 'culture']),
    );
    for (const path of catalogue.paths) {
      expect(stepsOf(path, catalogue, new Map())).toHaveLength(path.steps.length);
      expect(path.steps.filter(({ title, reason }) => !title || !reason)).toEqual([]);
      expect(itemsOfPath(catalogue, path).length).toBeGreaterThan(20);
    }
  });

  test('leave something to learn at every level', () => {
    for (const path of catalogue.paths) {
      expect(itemsOfPath(catalogue, path, 'HSK5_6').length).toBeGreaterThan(0);
    }
  });
});
