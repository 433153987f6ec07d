import { scheduledOf, type LearningCard } from '#src/domain/learning/card.ts';
import { SKILLS, type Skill } from '#src/domain/learning/event.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import { dueAt, isKnown, type Strictness } from '#src/domain/learning/forgetting.ts';

type Cards = ReadonlyMap<ItemId, LearningCard>;

export type Known = { readonly known: number; readonly asked: number };

/** Of each way of knowing how many items were asked, and how many would be recalled now. */
export const knownNow = (cards: Cards, now: number): Readonly<Record<Skill, Known>> => {
  const figures = Object.fromEntries(SKILLS.map((skill) => [skill, { known: 0, asked: 0 }]));
  for (const { skills } of cards.values()) {
    for (const skill of SKILLS) {
      const [memory, figure] = [skills[skill], figures[skill]];
      if (!memory || !figure) continue;
      figure.asked += 1;
      if (isKnown(memory, now)) figure.known += 1;
    }
  }
  return figures as Record<Skill, Known>;
};

/** How many items would be recalled now in one way at least. */
export const itemsKnown = (cards: Cards, now: number): number =>
  [...cards.values()].filter(({ skills }) =>
    Object.values(skills).some((memory) => isKnown(memory, now)),
  ).length;

/**
 * How many exercises fall due before the end of each day, given the ends of the days in their order;
 * those that are overdue belong to the first.
 */
export const dueByDay = (
  cards: Cards,
  ends: readonly number[],
  strictness: Strictness,
): number[] => {
  const counts = ends.map(() => 0);
  for (const { memory } of [...cards.values()].flatMap(scheduledOf)) {
    const due = dueAt(memory, strictness);
    const day = ends.findIndex((end) => due < end);
    if (day >= 0) counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
};

/** An item that is hard to keep: how often it was forgotten, and for how many days it holds now. */
export type Hard = { readonly item: ItemId; readonly lapses: number; readonly holdsDays: number };

/** What was asked so often that it should hold, and holds less than this, is hard. */
const ASKED = 3;
const HOLDS_DAYS = 3;

/** The items that are hardest to keep, the hardest first. */
export const hardestOf = (cards: Cards, most: number): Hard[] =>
  [...cards.values()]
    .filter(({ suspended }) => !suspended)
    .flatMap(({ item, skills }): Hard[] => {
      const hard = Object.values(skills).filter(
        ({ lapses, reps, stability }) => lapses > 0 || (reps >= ASKED && stability < HOLDS_DAYS),
      );
      if (hard.length === 0) return [];
      return [
        {
          item,
          lapses: hard.reduce((sum, { lapses }) => sum + lapses, 0),
          holdsDays: Math.min(...hard.map(({ stability }) => stability)),
        },
      ];
    })
    .sort(
      (one, other) =>
        other.lapses - one.lapses ||
        one.holdsDays - other.holdsDays ||
        (one.item < other.item ? -1 : 1),
    )
    .slice(0, most);
