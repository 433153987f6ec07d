import type { LearningCard } from '#src/domain/learning/card.ts';
import { kindOf, type ItemId } from '#src/domain/learning/item.ts';
import type { Catalogue, CatalogueGroup } from '#src/learning/catalogue/catalogue.ts';

type Cards = ReadonlyMap<ItemId, LearningCard>;

/** So many words that stay in memory are one station. */
export const WORDS_A_STATION = 25;

/** A piece of the road: it is painted once all of it is reached. */
export type Station = {
  readonly id: string;
  /** What stands in its seal. */
  readonly hanzi: string;
  /** How many of its items were met, or of its words stay in memory. */
  readonly reached: number;
  readonly of: number;
  /** When it was finished, in milliseconds since 1970; undefined while it is not. */
  readonly finishedAt: number | undefined;
} & (
  | { readonly what: 'group'; readonly group: CatalogueGroup }
  /** `words`: how many words in all. */
  | { readonly what: 'words'; readonly words: number }
);

/**
 * The road of a learner: everything that is finished together, and between it every 25 words, in an
 * order that does not depend on what they did first.
 */
export const stationsOf = (cards: Cards, catalogue: Catalogue): Station[] => {
  const groups = catalogue.groups.map((group) => groupStation(cards, catalogue, group));
  const words = wordStations(cards, catalogue);
  const total = groups.length + words.length;
  // Spread evenly, the first of them after some of the groups.
  const places = new Set(
    words.map((_, index) => Math.floor(((index + 1) * total) / words.length) - 1),
  );
  const road: Station[] = [];
  for (let place = 0; place < total; place += 1) {
    const next = (places.has(place) ? words.shift() : undefined) ?? groups.shift() ?? words.shift();
    if (next) road.push(next);
  }
  return road;
};

const groupStation = (cards: Cards, { items }: Catalogue, group: CatalogueGroup): Station => {
  const met = group.items.flatMap((item) => cards.get(item)?.seenAt ?? []);
  const first = items.find(({ item }) => item === group.items[0])?.hanzi ?? '';
  return {
    what: 'group',
    id: group.id,
    group,
    hanzi: /\p{Script=Han}/u.exec(first)?.[0] ?? '路',
    reached: met.length,
    of: group.items.length,
    finishedAt: met.length === group.items.length ? Math.max(...met) : undefined,
  };
};

const wordStations = (cards: Cards, { items }: Catalogue): Station[] => {
  const words = items.filter(({ item }) => kindOf(item) === 'word');
  const kept = words
    .flatMap(({ item }) => keptSince(cards.get(item)) ?? [])
    .sort((one, other) => one - other);
  const count = Math.floor(words.length / WORDS_A_STATION);
  return Array.from({ length: count }, (_, index) => {
    const before = index * WORDS_A_STATION;
    return {
      what: 'words',
      id: `words-${before + WORDS_A_STATION}`,
      hanzi: '词',
      words: before + WORDS_A_STATION,
      reached: Math.min(WORDS_A_STATION, Math.max(0, kept.length - before)),
      of: WORDS_A_STATION,
      finishedAt: kept[before + WORDS_A_STATION - 1],
    };
  });
};

/**
 * Since when a word stays in memory: it came back and was still there. What is forgotten later does
 * not take a seal away again, so this looks at how often it was recalled, never at today.
 */
const keptSince = (card: LearningCard | undefined): number | undefined => {
  const recalled = Object.values(card?.skills ?? {}).filter(
    ({ reps, lapses }) => reps - lapses >= 2,
  );
  return recalled.length > 0 ? Math.min(...recalled.map((one) => one.last_review)) : undefined;
};

/** The place of the station that was finished last; undefined where none is. */
export const newestOf = (road: readonly Station[]): number | undefined => {
  const times = road.map(({ finishedAt }) => finishedAt ?? 0);
  const newest = Math.max(0, ...times);
  return newest > 0 ? times.indexOf(newest) : undefined;
};
