import { describe, expect, test } from 'vitest';
import { replay } from '#src/domain/learning/replay.ts';
import type { LearningEvent } from '#src/domain/learning/event.ts';
import { characterId, wordId, type ItemId } from '#src/domain/learning/item.ts';
import type { Catalogue } from '#src/learning/catalogue/catalogue.ts';
import { newestOf, stationsOf, WORDS_A_STATION } from './stations.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const WORDS = Array.from({ length: 60 }, (_, index) => wordId(`词${index}`, 'cí'));
const LEVEL = ['一', '二', '三'].map(characterId);

const catalogue: Catalogue = {
  items: [
    ...LEVEL.map((item) => ({ item, hanzi: item.slice(-1), pinyin: '', meaning: '', skills: [] })),
    ...WORDS.map((item) => ({ item, hanzi: '词', pinyin: 'cí', meaning: '', skills: [] })),
  ],
  groups: [
    { id: 'level-1', kind: 'level', title: 'One', address: '/games', items: LEVEL },
    { id: 'words', kind: 'section', title: 'Words', address: '/article', items: WORDS },
  ],
  paths: [],
};

let count = 0;
const event = (item: ItemId, after: number, what: object): LearningEvent => {
  count += 1;
  const id = `01900000-0000-7000-8000-${count.toString(16).padStart(12, '0')}`;
  return { id, item, at: START + after, device: 'device-one', ...what } as LearningEvent;
};
const good = (item: ItemId, days: number, grade = 3) =>
  event(item, days * DAY, { what: 'graded', skill: 'read', grade });
const cardsOf = (...events: readonly LearningEvent[]) =>
  new Map(
    [...Map.groupBy(events, ({ item }) => item)].map(([item, log]) => [item, replay(item, log)]),
  );
const station = (id: string, ...events: readonly LearningEvent[]) =>
  stationsOf(cardsOf(...events), catalogue).find((one) => one.id === id);

describe('the road', () => {
  test('has a station for everything that is finished together, and for every 25 words', () => {
    expect(stationsOf(new Map(), catalogue).map(({ id }) => id)).toEqual([
      'level-1',
      'words-25',
      'words',
      'words-50',
    ]);
  });

  test('leads through a level that is finished once each of its characters was met', () => {
    const [one, two, three] = LEVEL as [ItemId, ItemId, ItemId];
    const traced = event(one, DAY, { what: 'traced' });
    const seen = event(two, 3 * DAY, { what: 'seen' });
    expect(station('level-1', traced, seen)).toMatchObject({
      hanzi: '一',
      reached: 2,
      of: 3,
      finishedAt: undefined,
    });
    expect(station('level-1', traced, seen, good(three, 2))).toMatchObject({
      reached: 3,
      finishedAt: START + 3 * DAY,
    });
  });

  test('does not count what was only kept', () => {
    const hearts = LEVEL.map((item) => event(item, DAY, { what: 'favourite' }));
    expect(station('level-1', ...hearts)).toMatchObject({ reached: 0 });
  });

  test('sets a seal for 25 words that came back and were still known', () => {
    const once = WORDS.slice(0, WORDS_A_STATION).map((item) => good(item, 0));
    expect(station('words-25', ...once)).toMatchObject({ reached: 0, of: 25 });
    const twice = [...once, ...once.map(({ item }) => good(item, 4))];
    expect(station('words-25', ...twice)).toMatchObject({
      reached: 25,
      finishedAt: START + 4 * DAY,
    });
    expect(station('words-50', ...twice)).toMatchObject({ reached: 0, finishedAt: undefined });
  });

  test('keeps a seal when a word is forgotten later', () => {
    const words = WORDS.slice(0, WORDS_A_STATION);
    const log = words.flatMap((item) => [good(item, 0), good(item, 4), good(item, 30, 1)]);
    expect(station('words-25', ...log)).toMatchObject({ reached: 25 });
  });

  test('opens where something was finished last', () => {
    const road = stationsOf(cardsOf(...LEVEL.map((item) => good(item, 1))), catalogue);
    expect(newestOf(road)).toBe(0);
    expect(newestOf(stationsOf(new Map(), catalogue))).toBeUndefined();
  });
});
